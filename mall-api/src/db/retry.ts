import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionLost, lostConnectionOf, sqlStateOf } from './connection-lost';

// Two transactions waited for one another, saw states that do not go together, or made the same row: the server has
// undone this one, and the next time it sees what the other has done.
const conflicts = new Set(['40P01', '40001', '23505']);
const mostConflicts = 10;
const longestPauseMs = 400;

interface RetryOptions {
  /** So long a lost connection is tried again; then the caller is told. */
  readonly patienceMs: number;
  readonly mayRepeat: (lost: ConnectionLost) => boolean;
}

/** Makes attempts until one succeeds or repeating it is of no use, or not safe. */
export async function withRetries<Result>(
  { patienceMs, mayRepeat }: RetryOptions,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const patientUntil = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const lost = lostConnectionOf(error);
      const again = lost
        ? mayRepeat(lost) && performance.now() < patientUntil
        : conflicts.has(sqlStateOf(error) ?? '') && tries < mostConflicts;
      if (!again) throw error;
      // By chance, so that those who ran into one another do not meet again.
      await sleep(Math.random() * Math.min(10 * 2 ** tries, longestPauseMs));
    }
  }
}
