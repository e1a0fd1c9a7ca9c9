/** A page number, or a gap between two that are not consecutive. */
export type PagerStep = number | 'gap';

const nearby = 2;

/**
 * The page numbers to show: the first, the last, and those around the current one. A gap hides two or more.
 */
export function pagerSteps(current: number, pages: number): PagerStep[] {
  const from = current - nearby <= 3 ? 1 : current - nearby;
  const to = current + nearby >= pages - 2 ? pages : current + nearby;
  const around = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return [
    ...(from > 1 ? [1, 'gap' as const] : []),
    ...around,
    ...(to < pages ? ['gap' as const, pages] : []),
  ];
}
