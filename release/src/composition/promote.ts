import { requireCheck } from '../checks/require-check';
import { listApps, newestVersion } from '../publish/releases';
import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import { unqueue } from './queue';
import { leave, restore } from './withdrawn';

/** An app, and the version to make live: when left out the one that is watched as its canary, else the newest. */
export interface Promotion {
  app: string;
  version?: string | undefined;
  /** The version whose canary it may end, beside its own. */
  replaces?: string | undefined;
}

/**
 * Makes versions live for everybody on a channel, all in one revision; a canary of the same app ends. A version that
 * is live already stays as it is.
 * @throws ReleaseError when a version was never published, another one is watched as the app's canary, the composition
 * would not hold together, or the channel is not at the expected revision.
 */
export async function promote(options: ChangeOptions, promotions: readonly Promotion[]): Promise<Committed> {
  const { store } = options;
  return commitRevision(options, 'promote', async (lineup) => {
    const apps = { ...lineup.apps };
    const canaries = { ...lineup.canaries };
    let { withdrawn, queued } = lineup;
    for (const { app, version: named, replaces } of promotions) {
      const watched = canaries[app]?.composed.version;
      const version = named ?? watched ?? (await newestVersion(store, app));
      if (watched !== undefined && version !== watched && watched !== replaces) {
        throw new ReleaseError(`${app}@${watched} is watched as a canary: promote it, or roll it back first`);
      }
      const live = apps[app];
      if (live?.version === version) continue;
      apps[app] = await composeApp(store, app, version, live?.version ?? null);
      delete canaries[app];
      if (watched !== undefined && watched !== version) withdrawn = leave(withdrawn, app, watched);
      withdrawn = restore(withdrawn, app, version);
      queued = unqueue({ ...lineup, queued }, app, version).queued;
    }
    const next = { ...lineup, apps, canaries, queued, withdrawn };
    await requireCheck(options, lineup, next);
    return next;
  });
}

/** Makes the newest release of every published app live, or the one that is watched as its canary, in one revision. */
export async function promoteAll(options: ChangeOptions): Promise<Committed> {
  const apps = await listApps(options.store);
  return promote(
    options,
    apps.map((app) => ({ app })),
  );
}
