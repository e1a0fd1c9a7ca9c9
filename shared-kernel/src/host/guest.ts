import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigateOptions, NavigationType, To } from 'react-router-dom';
import type { SlotContracts, SlotName } from '../ui';

/**
 * What the shell and a view that another React draws, a guest, agree on. Plain values and functions cross between the
 * two, and the elements of the document; no component, element or context of one React means anything to the other.
 */
export interface Host {
  /** What the ids of the guest's elements begin with; no other root of the page has it. */
  id: string;
  /** The page's one cache of replies. */
  queryClient: QueryClient;
  /** Goes to another page, or `number` steps through the history. */
  navigate: (to: To | number, options?: NavigateOptions) => void;
  /** Shows another app's view in an element of the guest; asked again, with other props. */
  showSlot: (place: Element, slot: GuestSlot) => void;
  removeSlot: (place: Element) => void;
  /** The guest is broken: its place shows what any view that breaks is replaced by. */
  fail: (error: unknown) => void;
}

/** Another app's view, as a guest asks for it. */
export interface GuestSlot {
  name: SlotName;
  props: SlotContracts[SlotName];
  /** Hears of each change; what stands there while it is not `shown` the guest draws itself. */
  tell: (state: SlotState) => void;
}

export type SlotState =
  | { is: 'loading' | 'shown' }
  /** `retry` is absent when only a reload can help. */
  | { is: 'failed'; retry: (() => void) | undefined };

/** What a guest is to show. */
export interface GuestView {
  props: object;
  /** Of the page that it is on, which a kept page keeps while the buyer moves on. */
  location: Location;
  navigationType: NavigationType;
  /** Its page is kept, and not on screen: its state stays, and it asks for nothing. */
  isKept: boolean;
}

/** A view in a root of its own. */
export interface Guest {
  show: (view: GuestView) => void;
  /** For ever. */
  unmount: () => void;
}

/** Makes a root for a guest in an empty element; the first `show` draws it at once. */
export type MountGuest = (place: Element, host: Host) => Guest;
