import { isApiError } from './api-error';

/**
 * Makes a call, and once more with the work that the server asks for where strangers have tried too often
 * (docs/decisions.md#work-instead-of-a-lock). Nothing was done before it.
 */
export async function proveWhenAsked<T>(
  call: (proof?: string) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { challenge, bits } = (isApiError(error) && error.data) || {};
    if (!challenge || !bits) throw error;
    const { solveChallenge } = await import('./solve-challenge');
    return call(await solveChallenge(challenge, bits, signal));
  }
}
