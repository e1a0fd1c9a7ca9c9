import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import type { ComposedApp, Lineup } from './revision';
import { readRevision, revisionNumbers } from './revisions';
import { leave, restore } from './withdrawn';

/** How a version is taken back. */
export interface Back {
  /** A version that was live on this channel, to go back to; the one before the live one when left out. */
  to?: string | undefined;
  /** Whether open tabs are to leave the version at once, and write nothing with it before they have answered. */
  urgent?: boolean | undefined;
}

/**
 * Takes back what was released last of an app, in a new revision: its canary when it has one, else the live version.
 * The other apps stay as they are.
 * @throws ReleaseError when there is nothing to go back to.
 */
export async function rollback(
  options: ChangeOptions,
  app: string,
  { to, urgent = false }: Back = {},
): Promise<Committed> {
  const { store, channel } = options;
  const left = (lineup: Lineup, ...versions: readonly string[]): Lineup['urgent'] =>
    urgent ? leave(lineup.urgent, app, ...versions) : lineup.urgent;
  return commitRevision(options, 'rollback', async (lineup) => {
    const { [app]: canary, ...canaries } = lineup.canaries;
    if (canary !== undefined && to === undefined) {
      const { version } = canary.composed;
      const withdrawn = leave(lineup.withdrawn, app, version);
      return { ...lineup, canaries, withdrawn, urgent: left(lineup, version) };
    }
    const live = lineup.apps[app];
    if (live === undefined) throw new ReleaseError(`${app} is not live on channel ${channel}`);
    const version = to ?? live.previous;
    if (version === null) throw new ReleaseError(`${app} ${live.version} has no version before it`);
    if (version === live.version) return lineup;
    // What was good before that version, not the version now being left.
    const { previous } = await lastTimeLive(store, channel, app, version);
    const composed = await composeApp(store, app, version, previous);
    const watched = canary?.composed.version ?? version;
    const gone = [live.version, ...(watched === version ? [] : [watched])];
    return {
      ...lineup,
      apps: { ...lineup.apps, [app]: composed },
      canaries,
      withdrawn: leave(restore(lineup.withdrawn, app, version), app, ...gone),
      urgent: left(lineup, ...gone),
    };
  });
}

async function lastTimeLive(
  store: Store,
  channel: string,
  app: string,
  version: string,
): Promise<ComposedApp> {
  for (const number of (await revisionNumbers(store, channel)).reverse()) {
    const composed = (await readRevision(store, channel, number)).apps[app];
    if (composed?.version === version) return composed;
  }
  throw new ReleaseError(`${app}@${version} was never live on channel ${channel}: promote it instead`);
}
