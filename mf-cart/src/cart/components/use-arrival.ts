import { useEffect, useRef } from 'react';

/** A way of coming to the cart for one of its lines; each time it has another key. */
export interface Arrival {
  skuId: string;
  key: string;
}

/** Brings the line that the buyer came for into view, once: whoever comes back finds the place that they left. */
export function useArrival(arrival: Arrival | null, bringIntoView: () => void): void {
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (!arrival || handled.current === arrival.key) return;
    handled.current = arrival.key;
    // A new page is scrolled to its top first.
    requestAnimationFrame(bringIntoView);
  }, [arrival, bringIntoView]);
}
