import type { AxiosResponse } from 'axios';
import { isAxiosError } from './to-api-error';

const mostTries = 4;
// A buyer does not wait longer.
const longestS = 30;

/** The server's Retry-After in seconds; null when the call was not refused as busy. */
function secondsToWait(error: unknown): number | null {
  // 429 says that nothing was done, so any call may be repeated.
  if (!isAxiosError(error) || error.response?.status !== 429) return null;
  const seconds = Number(error.response.headers['retry-after']);
  return seconds > 0 && seconds <= longestS ? seconds : null;
}

// Jitter, so that clients refused together do not retry together.
const spread = (seconds: number) => seconds * (1 + Math.random() / 2);

const wait = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, spread(seconds) * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Repeats a call that the server is too busy for, after its Retry-After, and reports the wait. An aborted
 * call ends by its own signal.
 * @param onBusy called with the seconds to wait
 */
export async function waitWhenBusy(
  request: () => Promise<AxiosResponse<unknown>>,
  onBusy: (seconds: number) => void,
  signal: AbortSignal | undefined,
): Promise<AxiosResponse<unknown>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || tries === mostTries || signal?.aborted) throw error;
      onBusy(seconds);
      await wait(seconds, signal);
    }
  }
}
