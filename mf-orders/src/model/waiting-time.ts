const firstMs = 8_000;
const longestMs = 60_000;

/**
 * Polling interval of an open page, in milliseconds: exponential backoff while nothing changes, or nothing is
 * answered.
 * @param inVain number of polls since the last change
 */
export const waitingTime = (inVain: number): number => Math.min(firstMs * 2 ** inVain, longestMs);
