/** Of so many visits in so many something happened. */
export interface Rate {
  visits: number;
  faulty: number;
}

/**
 * By what one version of an app is compared with another: what ought not to happen in a visit, and what a buyer does in
 * it, which a version that keeps buyers from it has less of.
 */
export const SIGNALS = {
  faults: { bad: true, words: 'visits failed' },
  starts: { bad: true, words: 'documents never started' },
  calls: { bad: true, words: 'visits had calls that failed' },
  slow: { bad: true, words: 'visits were slow' },
  adding: { bad: false, words: 'visits put something into the cart' },
  submitting: { bad: false, words: 'visits placed an order' },
} as const;

export type Signal = keyof typeof SIGNALS;
export const signalNames = Object.keys(SIGNALS) as Signal[];

/** Times from which on a page is slow, in milliseconds: those that web vitals call poor, and one task of a second. */
const SLOW: Readonly<Record<string, number>> = { lcp: 4_000, inp: 500, 'long-task': 1_000 };

const PAGE_SIGNALS: Readonly<Record<string, Signal>> = {
  'call-failed': 'calls',
  'cart-add': 'adding',
  'cart-add-batch': 'adding',
  'order-placed': 'submitting',
};

/** What a report says of the whole page, whichever app it came from. */
export function pageSignal(name: string, ms = 0): Signal | undefined {
  const slow = SLOW[name];
  return slow !== undefined && ms > slow ? 'slow' : PAGE_SIGNALS[name];
}
