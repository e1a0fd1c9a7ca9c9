import type { AxiosResponse } from 'axios';
import { isAxiosError } from './to-api-error';

const mostTries = 4;
// A buyer does not look at a page that waits for longer.
const longestS = 30;

/** Seconds after which the server wants to be asked again; null when it did not turn the call away for being busy. */
function secondsToWait(error: unknown): number | null {
  // 429 says that nothing was done, so that any call may be made again.
  if (!isAxiosError(error) || error.response?.status !== 429) return null;
  const seconds = Number(error.response.headers['retry-after']);
  return seconds > 0 && seconds <= longestS ? seconds : null;
}

// Those who were turned away together do not come back together.
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
 * Makes a call again when the server is too busy to begin with it, after the time that it asks for, and says so.
 * What was given up meanwhile is ended by its own signal.
 * @param onBusy is told how many seconds the page waits
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
