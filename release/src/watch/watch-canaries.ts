import { withdrawCanary } from '../composition/canary';
import type { ChangeOptions } from '../composition/commit-revision';
import { currentNumber, readRevision } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import type { Store } from '../store/store';
import type { Health } from './app-health';
import { type Comparison, compareRates } from './compare-rates';
import { readHealth } from './read-health';

/** How a canary fares beside the version that everybody else has. */
export interface CanaryReport extends Omit<Comparison, 'verdict'> {
  /** `cannot see` when nothing speaks against it, but reports are missing. */
  verdict: Comparison['verdict'] | 'cannot see';
  app: string;
  version: string;
  share: number;
  /** When buyers first got it. */
  since: string;
  canary: Health;
  live: Health & { version: string };
  /** What is missing from the numbers, in words. */
  missing: string[];
}

/** @param folders where the API processes keep what browsers report */
export async function canaryReports(
  { store, channel }: Pick<ChangeOptions, 'store' | 'channel'>,
  folders: readonly string[],
): Promise<CanaryReport[]> {
  const number = await currentNumber(store, channel);
  if (number === null) return [];
  const { apps, canaries } = await readRevision(store, channel, number);
  const { config } = await readConfiguration(store);
  return Promise.all(
    Object.entries(canaries).map(async ([app, { buckets, composed }]) => {
      const live = apps[app]?.version ?? '';
      const since = await sinceWhen(store, channel, number, app, composed.version, live);
      const sight = await readHealth(folders, since, config.policy.watch.visitsPerPlace);
      const canary = sight.health(app, composed.version);
      const other = sight.health(app, live);
      const blind = sight.blindTo(app);
      // Each without the place that most of its failures came from, so that no place decides by itself.
      const { verdict, evidence } = compareRates(canary.unswayed, other.unswayed, config.policy.watch);
      return {
        app,
        version: composed.version,
        share: buckets.length,
        since,
        canary: withoutDetails(canary),
        live: { ...withoutDetails(other), version: live },
        missing: [...blind, ...sight.notes],
        verdict: verdict !== 'worse' && blind.length > 0 ? 'cannot see' : verdict,
        evidence,
      };
    }),
  );
}

const withoutDetails = ({ visits, faulty, loadTime }: Health): Health => ({ visits, faulty, loadTime });

/** Takes back every canary that is clearly worse; the history says with which numbers. */
export async function watchCanaries(
  options: ChangeOptions,
  folders: readonly string[],
): Promise<{ reports: CanaryReport[]; withdrawn: CanaryReport[] }> {
  const reports = await canaryReports(options, folders);
  const withdrawn = reports.filter(({ verdict }) => verdict === 'worse');
  for (const report of withdrawn) {
    await withdrawCanary({ ...options, why: reason(report) }, report.app, report.version);
  }
  return { reports, withdrawn };
}

const reason = ({ canary, live, evidence }: CanaryReport): string =>
  `${canary.faulty} of ${canary.visits} visits failed, ${live.faulty} of ${live.visits} with ${live.version} ` +
  `(evidence ${evidence.toPrecision(2)} to 1)`;

/** Since when both versions have stood beside one another. */
async function sinceWhen(
  store: Store,
  channel: string,
  current: number,
  app: string,
  canary: string,
  live: string,
): Promise<string> {
  let since = '';
  for (let number = current; number > 0; number--) {
    const revision = await readRevision(store, channel, number);
    const together =
      revision.canaries[app]?.composed.version === canary && revision.apps[app]?.version === live;
    if (!together) break;
    since = revision.createdAt;
  }
  return since;
}
