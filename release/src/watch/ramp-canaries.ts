import { startCanary } from '../composition/canary';
import type { ChangeOptions } from '../composition/commit-revision';
import { promote } from '../composition/promote';
import { reachInWords } from '../composition/reach';
import { currentNumber } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import { ReleaseError } from '../store/release-error';
import { standsSince } from './stands-since';
import type { CanaryReport } from './watch-canaries';

const HOUR_MS = 3_600_000;

export interface RampStep {
  app: string;
  version: string;
  /** Percent of the buyers; 100 is everybody. */
  to: number;
  /** Why it could not be taken, such as a check that no longer applies. */
  refused?: string;
}

/**
 * Gives canaries that have been no worse for long enough to more buyers, by the steps of the policy: from chosen ones to
 * the first share, then from share to share.
 */
export async function rampCanaries(
  options: ChangeOptions,
  reports: readonly CanaryReport[],
  at = new Date(),
): Promise<RampStep[]> {
  const { steps, hours } = (await readConfiguration(options.store)).config.policy.ramp;
  const taken: RampStep[] = [];
  for (const { app, version, chosen, share, verdict, why } of reports) {
    const to = steps.find((step) => step > share);
    if (verdict !== 'no worse' || to === undefined || ![0, ...steps].includes(share)) continue;
    const since = await shareSince(options, app, version, share);
    if (since === '' || at.getTime() - Date.parse(since) < hours * HOUR_MS) continue;
    const change = {
      ...options,
      why: `no worse for ${hours} h at ${reachInWords({ chosen, share })}: ${why}`,
    };
    try {
      if (to === 100) await promote(change, [{ app, version }]);
      else await startCanary(change, { app, version, share: to });
      taken.push({ app, version, to });
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      taken.push({ app, version, to, refused: error.message });
    }
  }
  return taken;
}

async function shareSince(
  { store, channel }: ChangeOptions,
  app: string,
  version: string,
  share: number,
): Promise<string> {
  const number = await currentNumber(store, channel);
  return standsSince({ store, channel }, number ?? 0, ({ canaries }) => {
    const canary = canaries[app];
    return canary?.composed.version === version && canary.buckets.length === share;
  });
}
