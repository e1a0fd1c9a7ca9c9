import type { ChangeOptions } from '../composition/commit-revision';
import type { Revision } from '../composition/revision';
import { currentNumber, readRevision } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { readConfiguration } from '../configuration/stored-configuration';
import { compareSignals, decisive, inWords } from './judge';
import { readHealth } from './read-health';
import type { Signal } from './signals';
import { standsSince } from './stands-since';

const HOUR_MS = 3_600_000;
/** With what the version before is remembered. */
const BEFORE_MS = 7 * 24 * HOUR_MS;
/** What depends least on the hour, the offers and the line. */
const SIGNALS: readonly Signal[] = ['faults', 'starts'];

/** A version that was taken back, or would have been, had not everything else been worse, too. */
export interface LiveReport {
  app: string;
  version: string;
  previous: string;
  why: string;
  /** Apps that nobody changed, and that have been worse in the same time. */
  alsoWorse: string[];
}

/**
 * Compares what went to everybody a while ago with how the version before it fared until then, and goes back to that where
 * it is clearly worse. When apps are worse that nobody changed, something else is the matter, and nothing is taken back.
 */
export async function watchLive(
  options: ChangeOptions,
  folders: readonly string[],
  at = new Date(),
): Promise<LiveReport[]> {
  const { store, channel } = options;
  const number = await currentNumber(store, channel);
  if (number === null) return [];
  const { apps } = await readRevision(store, channel, number);
  const { watch } = (await readConfiguration(store)).config.policy;
  const told: LiveReport[] = [];
  for (const [app, { version, previous }] of Object.entries(apps)) {
    if (previous === null) continue;
    const since = await standsSince(options, number, (revision) => revision.apps[app]?.version === version);
    if (at.getTime() - Date.parse(since) > watch.hoursAfter * HOUR_MS) continue;
    const begin = new Date(Date.parse(since) - BEFORE_MS).toISOString();
    const perNetwork = watch.visitsPerNetwork;
    const now = await readHealth(folders, { since, at, perNetwork });
    const before = await readHealth(folders, { since: begin, until: since, at, perNetwork });
    const compare = (name: string, one: string, other: string) =>
      decisive(
        compareSignals(now.health(name, one), before.health(name, other), watch, { signals: SIGNALS }),
      );
    const finding = compare(app, version, previous);
    if (finding.verdict !== 'worse') continue;
    const why = inWords(finding, previous);
    const unchanged = await appsUnchanged(options, number, apps, since);
    const alsoWorse = unchanged
      .filter(([name, same]) => compare(name, same, same).verdict === 'worse')
      .map(([name]) => name);
    told.push({ app, version, previous, why, alsoWorse });
    if (alsoWorse.length === 0) await rollback({ ...options, why }, app, { to: previous });
  }
  return told;
}

/** What has been live since before a moment, each with its version. */
async function appsUnchanged(
  options: ChangeOptions,
  number: number,
  apps: Revision['apps'],
  moment: string,
): Promise<[app: string, version: string][]> {
  const found: [string, string][] = [];
  for (const [app, { version }] of Object.entries(apps)) {
    const stood = await standsSince(options, number, (revision) => revision.apps[app]?.version === version);
    if (stood < moment) found.push([app, version]);
  }
  return found;
}
