import { ReleaseError } from '../store/release-error';
import { type ChangeOptions, type Committed, commitRevision } from './commit-revision';
import { composeApp } from './compose-app';
import type { ComposedApps } from './revision';

/**
 * Composes and renders what is live once more, with today's configuration and tool. A new revision is
 * written only where that makes a difference.
 */
export async function recompose(options: ChangeOptions): Promise<Committed> {
  const { store, channel } = options;
  return commitRevision(options, async (apps) => {
    if (Object.keys(apps).length === 0) throw new ReleaseError(`nothing is live on channel ${channel}`);
    const next: ComposedApps = {};
    for (const [app, { version, previous }] of Object.entries(apps)) {
      next[app] = await composeApp(store, app, version, previous);
    }
    return next;
  });
}
