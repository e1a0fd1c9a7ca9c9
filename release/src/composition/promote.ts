import { listApps, newestVersion } from '../publish/releases';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';

/** An app, and the version to make live; the newest one when left out. */
export interface Promotion {
  app: string;
  version?: string | undefined;
}

/**
 * Makes versions live on a channel, all in one revision. A version that is live already stays as it is.
 * @throws ReleaseError when a version was never published, the composition would not hold together,
 * or the channel is not at the expected revision.
 */
export async function promote(options: ChangeOptions, promotions: readonly Promotion[]): Promise<Committed> {
  const { store } = options;
  return commitRevision(options, async (apps) => {
    const next = { ...apps };
    for (const { app, version = await newestVersion(store, app) } of promotions) {
      const live = next[app];
      if (live?.version === version) continue;
      next[app] = await composeApp(store, app, version, live?.version ?? null);
    }
    return next;
  });
}

/** Makes the newest release of every published app live, in one revision. */
export async function promoteAll(options: ChangeOptions): Promise<Committed> {
  const apps = await listApps(options.store);
  return promote(
    options,
    apps.map((app) => ({ app })),
  );
}
