import { withdrawCanary } from '../composition/canary';
import type { ChangeOptions } from '../composition/commit-revision';
import { currentNumber, readRevision } from '../composition/revisions';
import type { Store } from '../store/store';
import { type Health, healthByRelease, NO_VISITS } from './app-health';
import { type Comparison, compareRates } from './compare-rates';
import { readAppEvents } from './telemetry-events';

/** How a canary fares beside the version that everybody else has. */
export interface CanaryReport extends Comparison {
  app: string;
  version: string;
  share: number;
  /** When buyers first got it. */
  since: string;
  canary: Health;
  live: Health & { version: string };
}

/** @param folders where the API processes keep what browsers report */
export async function canaryReports(
  { store, channel, config }: Pick<ChangeOptions, 'store' | 'channel' | 'config'>,
  folders: readonly string[],
): Promise<CanaryReport[]> {
  const number = await currentNumber(store, channel);
  if (number === null) return [];
  const { apps, canaries } = await readRevision(store, channel, number);
  return Promise.all(
    Object.entries(canaries).map(async ([app, { buckets, composed }]) => {
      const live = apps[app]?.version ?? '';
      const since = await sinceWhen(store, channel, number, app, composed.version, live);
      const health = await healthByRelease(readAppEvents(folders, since));
      const canary = health.get(`${app}@${composed.version}`) ?? NO_VISITS;
      const other = health.get(`${app}@${live}`) ?? NO_VISITS;
      return {
        app,
        version: composed.version,
        share: buckets.length,
        since,
        canary,
        live: { ...other, version: live },
        ...compareRates(canary, other, config.policy.watch),
      };
    }),
  );
}

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
