import { useEffect, useRef } from 'react';

/** A navigation to a line of the cart; each has its own key. */
export interface Arrival {
  skuId: string;
  key: string;
  /** Focuses the line's quantity field. */
  takesFocus?: boolean;
}

// A row of a virtualised cart is rendered after it has been scrolled to.
const framesAtMost = 30;

function focusQuantity(list: Element | null, framesLeft = framesAtMost): void {
  const quantity = list?.querySelector<HTMLElement>('[data-highlighted] [role="spinbutton"]');
  if (quantity) quantity.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusQuantity(list, framesLeft - 1));
}

/**
 * Scrolls to the line of an arrival, once: returning to the cart restores the scroll position instead.
 * @param bringIntoView gives the list that the line is in
 */
export function useArrival(arrival: Arrival | null, bringIntoView: () => Element | null): void {
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (!arrival || handled.current === arrival.key) return;
    handled.current = arrival.key;
    // After the router has scrolled the new page to its top.
    requestAnimationFrame(() => {
      const list = bringIntoView();
      if (arrival.takesFocus) focusQuantity(list);
    });
  }, [arrival, bringIntoView]);
}
