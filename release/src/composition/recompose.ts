import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import type { ComposedApps, Lineup } from './revision';

/**
 * Composes and renders what is live once more, with today's configuration and tool. A new revision is
 * written only where that makes a difference.
 */
export async function recompose(options: ChangeOptions): Promise<Committed> {
  const { store, channel } = options;
  return commitRevision(options, 'compose', async (lineup) => {
    if (Object.keys(lineup.apps).length === 0)
      throw new ReleaseError(`nothing is live on channel ${channel}`);
    const apps: ComposedApps = {};
    for (const [app, { version, previous }] of Object.entries(lineup.apps)) {
      apps[app] = await composeApp(store, app, version, previous);
    }
    const canaries: Lineup['canaries'] = {};
    for (const [app, canary] of Object.entries(lineup.canaries)) {
      const { version, previous } = canary.composed;
      canaries[app] = { ...canary, composed: await composeApp(store, app, version, previous) };
    }
    return { ...lineup, apps, canaries };
  });
}
