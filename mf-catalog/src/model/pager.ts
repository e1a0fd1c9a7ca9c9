/** A page number to offer, or the gap between two that are not neighbours. */
export type PagerStep = number | 'gap';

const nearby = 2;

/** The page numbers to offer: the first, the last, and those around the current one. */
export function pagerSteps(current: number, pages: number): PagerStep[] {
  const steps: PagerStep[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const isOffered = page === 1 || page === pages || Math.abs(page - current) <= nearby;
    if (isOffered) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}

export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
