import type { AppEvent } from './telemetry-events';

/** How one version of an app fared. */
export interface Health {
  /** Documents in which it was used. */
  visits: number;
  /** Those of them in which it failed at least once. */
  faulty: number;
  /** Three of four loads took no longer, in milliseconds; null without any. */
  loadTime: number | null;
}

export const NO_VISITS: Health = { visits: 0, faulty: 0, loadTime: null };

interface Counted {
  visits: Set<string>;
  faulty: Set<string>;
  /** Of the first load in each visit. */
  loadTimes: Map<string, number>;
}

/** By `<app>@<version>`. A visit counts once, however often it loads or fails. */
export async function healthByRelease(events: AsyncIterable<AppEvent>): Promise<Map<string, Health>> {
  const counted = new Map<string, Counted>();
  for await (const { kind, app, version, visit, ms } of events) {
    const release = `${app}@${version}`;
    const count = counted.get(release) ?? { visits: new Set(), faulty: new Set(), loadTimes: new Map() };
    counted.set(release, count);
    count.visits.add(visit);
    if (kind === 'fault') count.faulty.add(visit);
    else if (ms !== undefined && !count.loadTimes.has(visit)) count.loadTimes.set(visit, ms);
  }
  return new Map(
    [...counted].map(([release, { visits, faulty, loadTimes }]) => [
      release,
      { visits: visits.size, faulty: faulty.size, loadTime: thirdQuartile([...loadTimes.values()]) },
    ]),
  );
}

function thirdQuartile(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
