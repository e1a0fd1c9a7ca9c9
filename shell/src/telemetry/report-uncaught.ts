import { reportError } from 'shared-kernel/telemetry';
import { ownerOf, type PlacedRelease } from './owner-of-address';

/** Failed calls and views are told of by themselves, and what was given up is no failure. */
const untold: readonly string[] = ['ApiError', 'FileFailure', 'AbortError'];
const isNews = (error: unknown) => !(error instanceof Error && untold.includes(error.name));

/**
 * Tells of an error that nobody caught, as a fault of the app and version whose script it came from. What names no script
 * of the shop, such as a browser's extension, is none of its faults.
 * @param address of the script, where the browser knows it
 */
export function reportUncaught(error: unknown, address: string, releases: readonly PlacedRelease[]): void {
  const stack = error instanceof Error ? `${error.stack}` : '';
  const owner = ownerOf(`${stack} ${address}`, releases);
  if (owner && isNews(error))
    reportError(error, { app: owner.app, version: owner.version, expose: 'uncaught' });
}
