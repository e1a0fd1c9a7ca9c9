import type { Query } from '@tanstack/react-query';

/** So long after a click its page has begun to ask, milliseconds. */
const opensWithin = 2_000;
const handedOver = new WeakMap<Query, number>();

/** A reply that was asked for ahead is the page's which somebody goes to now. */
export const handOver = (query: Query): void => {
  handedOver.set(query, performance.now());
};

/** Whether a page that begins with this reply has it from the click that opened it, and need not ask again. */
export const isHandedOver = (query: Query): boolean =>
  performance.now() - (handedOver.get(query) ?? Number.NEGATIVE_INFINITY) < opensWithin &&
  query.state.status === 'success' &&
  !query.state.isInvalidated;
