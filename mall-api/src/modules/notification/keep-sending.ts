import { setTimeout as sleep } from 'node:timers/promises';
import type { Sending } from './send-due';

const pauseMs = 5000;

/**
 * Sends what waits, and looks again every five seconds.
 * @returns a function that stops it once what is under way has left
 */
export function keepSending({ sendDue }: Sending, onFailure: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async () => {
    while (!signal.aborted) {
      const isMore = await sendDue().catch((error) => {
        onFailure(error);
        return false;
      });
      if (!isMore) await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    ending.abort();
    await running;
  };
}
