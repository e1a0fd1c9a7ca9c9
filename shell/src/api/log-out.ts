import { api, isApiError } from 'shared-kernel/http';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** A pause that ends early when the browser is online again. */
const pauseOf = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

/**
 * Ends a session on the server, which is asked until it answers: for as long as the page is open, a session that its
 * buyer has left does not outlive a lost connection.
 * @param token of the session, which may have ended here already
 */
export async function logOut(token: string): Promise<void> {
  const headers = { 'a-session-id': token };
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      await api.get('member/web/logout', { silent: true, headers });
      return;
    } catch (error) {
      if (!isApiError(error) || !error.retryable) return;
    }
    await pauseOf(pause);
  }
}
