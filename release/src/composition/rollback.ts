import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import type { ComposedApp } from './revision';
import { readRevision, revisionNumbers } from './revisions';
import { leave, restore } from './withdrawn';

/**
 * Takes back what was released last of an app, in a new revision: its canary when it has one, else the live version.
 * The other apps stay as they are.
 * @param to a version that was live on this channel, to go back to; the one before the live one when left out
 * @throws ReleaseError when there is nothing to go back to.
 */
export async function rollback(options: ChangeOptions, app: string, to?: string): Promise<Committed> {
  const { store, channel } = options;
  return commitRevision(options, 'rollback', async (lineup) => {
    const { [app]: canary, ...canaries } = lineup.canaries;
    if (canary !== undefined && to === undefined) {
      return { ...lineup, canaries, withdrawn: leave(lineup.withdrawn, app, canary.composed.version) };
    }
    const live = lineup.apps[app];
    if (live === undefined) throw new ReleaseError(`${app} is not live on channel ${channel}`);
    const version = to ?? live.previous;
    if (version === null) throw new ReleaseError(`${app} ${live.version} has no version before it`);
    if (version === live.version) return lineup;
    // What was good before that version, not the version now being left.
    const { previous } = await lastTimeLive(store, channel, app, version);
    const composed = await composeApp(store, app, version, previous);
    const withdrawn = leave(restore(lineup.withdrawn, app, version), app, live.version);
    return { ...lineup, apps: { ...lineup.apps, [app]: composed }, canaries, withdrawn };
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
