import { reportError } from 'shared-kernel/telemetry';
import { ownerOf, type PlacedRelease } from './owner-of-address';

/** Failed calls are told of by themselves, and what was given up is no failure. */
const untold: readonly string[] = ['ApiError', 'AbortError'];
const isNews = (error: unknown) => !(error instanceof Error && untold.includes(error.name));

/**
 * Tells of errors that nobody caught, as faults of the app and version whose script they came from. What names no script of
 * the shop, such as a browser's extension, is none of its faults.
 */
export function reportUncaught(releases: () => readonly PlacedRelease[]): void {
  function tell(error: unknown, address = '') {
    const stack = error instanceof Error ? `${error.stack}` : '';
    const owner = ownerOf(`${stack} ${address}`, releases());
    if (owner && isNews(error))
      reportError(error, { app: owner.app, version: owner.version, expose: 'uncaught' });
  }
  addEventListener('error', ({ error, message, filename }) => tell(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
