import type { Query } from '@tanstack/react-query';

/** How long after a click its page may start its reads, in milliseconds. */
const opensWithin = 2_000;
const handedOver = new WeakMap<Query, number>();

/** Assigns a prefetched reply to the page being opened. */
export const handOver = (query: Query): void => {
  handedOver.set(query, performance.now());
};

/**
 * Whether a page's first read is answered by the prefetch of the click that opened it, and needs no request.
 */
export const isHandedOver = (query: Query): boolean =>
  performance.now() - (handedOver.get(query) ?? Number.NEGATIVE_INFINITY) < opensWithin &&
  query.state.status === 'success' &&
  !query.state.isInvalidated;
