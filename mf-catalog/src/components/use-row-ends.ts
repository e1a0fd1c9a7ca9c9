import { type RefObject, useEffect, useState } from 'react';

/** Whether a horizontally scrolling row is at its start and at its end; both when it does not overflow. */
export function useRowEnds(row: RefObject<HTMLElement | null>, content: unknown) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may end elsewhere
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const atStart = element.scrollLeft <= 1;
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
    };
    element.addEventListener('scroll', look, { passive: true });
    // It also fires once after layout: measuring earlier would force a second layout.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [row, content]);
  return ends;
}
