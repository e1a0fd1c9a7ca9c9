import { type RefObject, useEffect, useState } from 'react';

/**
 * How many of a row's last chips have no room in its first line, and whether the line scrolls, as on a phone. Until
 * measured none are cut, and there may be more.
 */
export function useCutChips(row: RefObject<HTMLElement | null>, isExpanded: boolean, content: unknown) {
  const [cut, setCut] = useState({ count: 0, isMore: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips have other widths
  useEffect(() => {
    const element = row.current;
    if (!element || isExpanded) return;
    const look = () => {
      const tops = [...element.children].map((chip) => (chip as HTMLElement).offsetTop);
      const count = tops.filter((top) => top !== tops[0]).length;
      const isMore = count > 0 || element.scrollWidth > element.clientWidth;
      setCut((now) => (now.count === count && now.isMore === isMore ? now : { count, isMore }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [row, isExpanded, content]);
  return cut;
}
