import { isApiError } from './api-error';

/**
 * Makes a call, and repeats it with the proof of work that the server requests after too many failed attempts
 * (docs/decisions/access.md#proof-of-work-instead-of-a-lock). The first call had no effect.
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
