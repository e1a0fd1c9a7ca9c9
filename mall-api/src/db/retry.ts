import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionLost, lostConnectionOf, sqlStateOf } from './connection-lost';

// Deadlock, serialisation failure, duplicate key: the server rolled this transaction back, and a retry sees
// the other's result.
const conflicts = new Set(['40P01', '40001', '23505']);
const mostConflicts = 10;
const longestPauseMs = 400;

interface RetryOptions {
  /** Milliseconds to retry a lost connection before the caller gets the error. */
  readonly patienceMs: number;
  readonly mayRepeat: (lost: ConnectionLost) => boolean;
}

/** Retries until an attempt succeeds, or a retry is useless or unsafe. */
export async function withRetries<Result>(
  { patienceMs, mayRepeat }: RetryOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const retryUntil = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const lost = lostConnectionOf(error);
      const again = lost
        ? mayRepeat(lost) && performance.now() < retryUntil
        : conflicts.has(sqlStateOf(error) ?? '') && tries < mostConflicts;
      if (!again) throw error;
      // Random, so that conflicting transactions do not collide again.
      await sleep(Math.random() * Math.min(10 * 2 ** tries, longestPauseMs));
    }
  }
}
