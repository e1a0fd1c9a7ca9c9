import { startCanary } from '../composition/canary';
import type { ChangeOptions } from '../composition/commit-revision';
import { promote } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { ReleaseError } from '../store/release-error';
import type { RampStep } from './ramp-canaries';

/** Starts what waited for a canary that is over. */
export async function startQueued(options: ChangeOptions): Promise<RampStep[]> {
  const { store, channel } = options;
  const now = await readCurrent(store, channel);
  const steps: RampStep[] = [];
  for (const [app, { version, share, chosen }] of Object.entries(now?.queued ?? {})) {
    if (now?.canaries[app] !== undefined) continue;
    const change = { ...options, why: `waited until the canary before was over` };
    try {
      if (share === 100) await promote(change, [{ app, version }]);
      else await startCanary(change, { app, version, share, chosen, expectWatched: null });
      steps.push({ app, version, to: share });
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      steps.push({ app, version, to: share, refused: error.message });
    }
  }
  return steps;
}
