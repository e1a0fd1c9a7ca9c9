import type { ChosenGroup } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import type { Lineup } from './revision';

/**
 * Has a version wait until the canary of its app is over; it takes the place of one that waits already.
 * @throws ReleaseError when another version is watched than the expected one
 */
export const enqueue = (
  options: ChangeOptions,
  {
    app,
    watched,
    ...waiting
  }: { app: string; version: string; share: number; chosen: ChosenGroup[]; watched: string },
): Promise<Committed> =>
  commitRevision(options, 'queue', async (lineup) => {
    expectWatched(lineup, app, watched);
    return { ...lineup, queued: { ...lineup.queued, [app]: waiting } };
  });

/** A lineup in which a version no longer waits; any version of the app where none is given. */
export function unqueue(lineup: Lineup, app: string, version?: string): Lineup {
  const { [app]: waiting, ...others } = lineup.queued;
  if (waiting === undefined || (version !== undefined && waiting.version !== version)) return lineup;
  return { ...lineup, queued: others };
}

/** @throws ReleaseError when another version is watched than the expected one; null expects none */
export function expectWatched({ canaries }: Lineup, app: string, expected: string | null | undefined): void {
  const watched = canaries[app]?.composed.version ?? null;
  if (expected === undefined || watched === expected) return;
  throw new ReleaseError(
    watched === null
      ? `${app}@${expected} is no longer watched`
      : `${app}@${watched} was put under watch meanwhile`,
  );
}
