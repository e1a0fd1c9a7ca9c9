import { withdrawCanary } from '../composition/canary';
import type { ChangeOptions } from '../composition/commit-revision';
import { type Reach, reachOf } from '../composition/reach';
import { currentNumber, readRevision } from '../composition/revisions';
import { readConfiguration } from '../configuration/stored-configuration';
import { readRelease } from '../publish/releases';
import type { Health } from './app-health';
import type { Comparison } from './compare-rates';
import { tasksOfBoth } from './counted-task';
import { compareSignals, decisive, type Finding, inWords } from './judge';
import { readHealth } from './read-health';
import { standsSince } from './stands-since';

/** How a canary fares beside the version that everybody else has. */
export interface CanaryReport extends Omit<Comparison, 'verdict'>, Reach {
  /** `cannot see` when nothing speaks against it, but reports are missing. */
  verdict: Comparison['verdict'] | 'cannot see';
  app: string;
  version: string;
  /** When buyers first got it. */
  since: string;
  canary: Health;
  live: Health & { version: string };
  /** Each signal by itself; the verdict is that of the one that speaks most clearly. */
  findings: Finding[];
  /** The same in words, with its numbers. */
  why: string;
  /** What is missing from the numbers, in words. */
  missing: string[];
}

/**
 * @param folders where the API processes keep what browsers report
 * @param at when it is looked at, now when left out
 */
export async function canaryReports(
  { store, channel }: Pick<ChangeOptions, 'store' | 'channel'>,
  folders: readonly string[],
  at?: Date,
): Promise<CanaryReport[]> {
  const number = await currentNumber(store, channel);
  if (number === null) return [];
  const { apps, canaries } = await readRevision(store, channel, number);
  const { config } = await readConfiguration(store);
  return Promise.all(
    Object.entries(canaries).map(async ([app, canaryOfApp]) => {
      const { composed } = canaryOfApp;
      const live = apps[app]?.version ?? '';
      const since = await standsSince(
        { store, channel },
        number,
        (revision) =>
          revision.canaries[app]?.composed.version === composed.version &&
          revision.apps[app]?.version === live,
      );
      const { watch } = config.policy;
      const seen = await readHealth(folders, { since, at, perNetwork: watch.visitsPerNetwork });
      const canary = seen.health(app, composed.version);
      const other = seen.health(app, live);
      const blind = seen.blindTo(app);
      const [{ build }, { build: liveBuild }] = await Promise.all([
        readRelease(store, app, composed.version),
        readRelease(store, app, live),
      ]);
      const findings = compareSignals(canary, other, watch, { tasks: tasksOfBoth(build, liveBuild) });
      const clearest = decisive(findings);
      const { verdict, evidence } = clearest;
      return {
        app,
        version: composed.version,
        ...reachOf(canaryOfApp),
        since,
        canary: withoutDetails(canary),
        live: { ...withoutDetails(other), version: live },
        findings,
        why: inWords(clearest, live),
        missing: [...blind, ...seen.notes],
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
  at?: Date,
): Promise<{ reports: CanaryReport[]; withdrawn: CanaryReport[] }> {
  const reports = await canaryReports(options, folders, at);
  const withdrawn = reports.filter(({ verdict }) => verdict === 'worse');
  for (const report of withdrawn) {
    await withdrawCanary({ ...options, why: report.why }, report.app, report.version);
  }
  return { reports, withdrawn };
}
