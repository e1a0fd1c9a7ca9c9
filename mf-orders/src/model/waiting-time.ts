const firstMs = 8_000;
const longestMs = 60_000;

/**
 * How long an open page waits before it asks the server again, in milliseconds: ever longer while nothing changes,
 * or nothing is answered.
 * @param inVain how often it has asked since the last change
 */
export const waitingTime = (inVain: number): number => Math.min(firstMs * 2 ** inVain, longestMs);
