import type { Query } from '@tanstack/react-query';

/** How long after a click its page may start its reads, in milliseconds. */
const opensWithin = 2_000;
const handedOver = new WeakMap<Query, number>();

/**
 * Assigns a reply to the page being opened.
 * @param within how long the page may take to read it, in milliseconds
 */
export const handOver = (query: Query, within = opensWithin): void => {
  handedOver.set(query, performance.now() + within);
};

/**
 * Whether a page's first read is answered by the reply that came with the click or the document that opened
 * it, and needs no request.
 */
export const isHandedOver = (query: Query): boolean =>
  performance.now() < (handedOver.get(query) ?? Number.NEGATIVE_INFINITY) &&
  query.state.status === 'success' &&
  !query.state.isInvalidated;

/** Takes a reply back: its page was not opened. */
export const takeBack = (query: Query): void => {
  handedOver.delete(query);
};
