import { type CountedHealth, countHealth, NO_VISITS } from './app-health';
import { type LeftOut, readReports } from './telemetry-events';

/** What browsers reported, by version, and what keeps it from being all. */
export interface Sight {
  health(app: string, version: string): CountedHealth;
  /** Why an app may fare otherwise than it seems; empty when nothing is known to be missing. */
  blindTo(app: string): string[];
  /** What was left out without that. */
  notes: string[];
}

/** @param perPlace of how many visits a place is heard */
export async function readHealth(
  folders: readonly string[],
  since: string,
  perPlace = Number.POSITIVE_INFINITY,
): Promise<Sight> {
  const counts = new Map<string, ReturnType<typeof countHealth>>();
  const missing: LeftOut[] = [];
  const unreadable: string[] = [];
  for (const folder of folders) {
    try {
      for await (const report of readReports([folder], since)) {
        if (report.kind === 'left-out') missing.push(report);
        else {
          const release = `${report.app}@${report.version}`;
          const count = counts.get(release) ?? countHealth(perPlace);
          counts.set(release, count);
          count.add(report);
        }
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
    health: (app, version) => counts.get(`${app}@${version}`)?.health() ?? NO_VISITS,
    blindTo: (app) => [
      ...unreadable,
      ...told(countOf('day'), 'reports were not kept, because those of a day had filled their room'),
      ...told(countOf('app', app), `reports of ${app} were not kept, because it had filled its room`),
    ],
    notes: [
      ...told(countOf('no pass'), 'reports came from nobody whom the shop has served'),
      ...told(
        countOf('place'),
        'reports were not kept, because they came from places that had had their share',
      ),
    ],
  };
}
