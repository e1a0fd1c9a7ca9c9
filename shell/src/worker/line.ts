import type { FromWorker } from '../offline/messages';
import { scope } from './worker-scope';

let works = false;

/**
 * Whether nothing speaks for a working line: since it was last tried in vain, or the worker has just been started. Only then
 * does it stand between a page and what the page asks for.
 */
export const inDoubt = (): boolean => !works || !navigator.onLine;

/** Tries the line, and remembers how that went. */
export async function overTheLine(ask: () => Promise<Response>): Promise<Response> {
  try {
    const response = await ask();
    works = true;
    return response;
  } catch (error) {
    works = false;
    throw error;
  }
}

/** Has every page say that what it shows was kept. */
export async function announcePages(): Promise<void> {
  const message: FromWorker = { type: 'kept' };
  for (const page of await scope.clients.matchAll()) page.postMessage(message);
}
