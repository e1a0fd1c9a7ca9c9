import { type CountedHealth, countHealth, countPages, noVisits } from './app-health';
import { type LeftOut, readReports } from './telemetry-events';

/** What browsers reported, by version, and what keeps it from being all. */
export interface SeenHealth {
  health(app: string, version: string): CountedHealth;
  /** Why an app may fare otherwise than it seems; empty when nothing is known to be missing. */
  blindTo(app: string): string[];
  /** What was left out without that. */
  notes: string[];
}

export interface HealthOptions {
  since: string;
  /** What came later does not count. */
  until?: string | undefined;
  /** When it is looked at, now when left out. */
  at?: Date | undefined;
  /** Of how many visits a network is heard. */
  perNetwork?: number | undefined;
}

export async function readHealth(
  folders: readonly string[],
  { since, until, at = new Date(), perNetwork = Number.POSITIVE_INFINITY }: HealthOptions,
): Promise<SeenHealth> {
  const pages = countPages();
  const counts = new Map<string, ReturnType<typeof countHealth>>();
  const missing: LeftOut[] = [];
  const unreadable: string[] = [];
  for (const folder of folders) {
    try {
      for await (const report of readReports([folder], since)) {
        if (until !== undefined && report.receivedAt >= until) continue;
        if (report.kind === 'left-out') {
          missing.push(report);
          continue;
        }
        pages.add(report);
        if (report.app === undefined || report.version === undefined) continue;
        const release = `${report.app}@${report.version}`;
        const count = counts.get(release) ?? countHealth(perNetwork);
        counts.set(release, count);
        count.add(report);
      }
    } catch (error) {
      unreadable.push(`reports cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }
  const countOf = (why: LeftOut['why'], app?: string) =>
    missing
      .filter((report) => report.why === why && (app === undefined || report.app === app))
      .reduce((sum, { count }) => sum + count, 0);
  const told = (count: number, text: string) => (count === 0 ? [] : [`${count} ${text}`]);
  return {
    health: (app, version) => counts.get(`${app}@${version}`)?.health(pages, at) ?? noVisits(),
    blindTo: (app) => [
      ...unreadable,
      ...told(countOf('day'), 'reports were not kept, because those of a day had filled their room'),
      ...told(countOf('app', app), `reports of ${app} were not kept, because it had filled its room`),
    ],
    notes: [
      ...told(countOf('no visit cookie'), 'reports came from nobody whom the shop has served'),
      ...told(
        countOf('network'),
        'reports were not kept, because they came from networks that had had their share',
      ),
    ],
  };
}
