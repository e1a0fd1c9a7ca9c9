import type { GuestSlot } from './guest';

interface ShownSlot {
  slot: GuestSlot;
  /** Unique to this element. */
  key: string;
}

/** The elements in which a guest shows views of other apps. */
export interface SlotPlaces {
  get: () => ReadonlyMap<Element, ShownSlot>;
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  show: (place: Element, slot: GuestSlot) => void;
  remove: (place: Element) => void;
}

export function slotPlaces(): SlotPlaces {
  let places: ReadonlyMap<Element, ShownSlot> = new Map();
  let made = 0;
  const listeners = new Set<() => void>();
  const change = (next: ReadonlyMap<Element, ShownSlot>) => {
    places = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => places,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(place, slot) {
      made += 1;
      const key = places.get(place)?.key ?? `${made}`;
      change(new Map(places).set(place, { slot, key }));
    },
    remove: (place) => change(new Map([...places].filter(([other]) => other !== place))),
  };
}
