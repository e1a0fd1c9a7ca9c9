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

function focusQuantity(framesLeft = framesAtMost): void {
  const quantity = document.querySelector<HTMLElement>('[data-highlighted] [role="spinbutton"]');
  if (quantity) quantity.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusQuantity(framesLeft - 1));
}

/** Scrolls to the line of an arrival, once: returning to the cart restores the scroll position instead. */
export function useArrival(arrival: Arrival | null, bringIntoView: () => void): void {
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (!arrival || handled.current === arrival.key) return;
    handled.current = arrival.key;
    // After the router has scrolled the new page to its top.
    requestAnimationFrame(() => {
      bringIntoView();
      if (arrival.takesFocus) focusQuantity();
    });
  }, [arrival, bringIntoView]);
}
