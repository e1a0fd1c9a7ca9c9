import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigateOptions, NavigationType, To } from 'react-router-dom';
import type { SlotContracts, SlotName } from '../ui';

/**
 * The contract between the shell and a guest, a view that another React renders. Only plain values, functions
 * and DOM elements cross it; components, elements and contexts of one React mean nothing to the other.
 */
export interface Host {
  /** Prefix of the ids of the guest's elements, unique among the roots of the page. */
  id: string;
  /** The page's only cache of replies. */
  queryClient: QueryClient;
  /** Navigates to another page, or `number` steps through the history. */
  navigate: (to: To | number, options?: NavigateOptions) => void;
  /** Renders another app's view in an element of the guest; call again to change its props. */
  showSlot: (place: Element, slot: GuestSlot) => void;
  removeSlot: (place: Element) => void;
  /** Reports that the guest is broken: the host shows the fallback of a broken view. */
  fail: (error: unknown) => void;
}

/** Another app's view, as a guest requests it. */
export interface GuestSlot {
  name: SlotName;
  props: SlotContracts[SlotName];
  /** Called on each change; the guest renders the fallback while the view is not `shown`. */
  tell: (state: SlotState) => void;
}

export type SlotState =
  | { is: 'loading' | 'shown' }
  /** `retry` is absent when only a reload can help. */
  | { is: 'failed'; retry: (() => void) | undefined };

/** What a guest renders. */
export interface GuestView {
  props: object;
  /** Of the page it is on; a cached page keeps its own while the buyer navigates on. */
  location: Location;
  navigationType: NavigationType;
  /** Its page is cached and hidden: it keeps its state and sends no requests. */
  isKept: boolean;
}

/** A view in a root of its own. */
export interface Guest {
  show: (view: GuestView) => void;
  /** Final. */
  unmount: () => void;
}

/** Creates a root for a guest in an empty element; the first `show` renders synchronously. */
export type MountGuest = (place: Element, host: Host) => Guest;
