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

export interface CountedHealth extends Health {
  /** The same without the place that most failures came from. */
  unswayed: Health;
}

const NONE: Health = { visits: 0, faulty: 0, loadTime: null };
export const NO_VISITS: CountedHealth = { ...NONE, unswayed: NONE };

interface Visit {
  place: string;
  faulty: boolean;
  /** Of its first load. */
  loadTime: number | undefined;
}

/**
 * Counts visits to one version. One that loads or fails often counts once, and of a place, and of a browser, only the
 * first few: whoever can make up visits, or reloads without end, has no more to say than others.
 */
export function countHealth(perPlace: number) {
  const visits = new Map<string, Visit>();
  const counts = new Map<string, number>();
  const hasRoom = (keys: readonly string[]) => keys.every((key) => (counts.get(key) ?? 0) < perPlace);

  return {
    add({ kind, visit, place, browser, ms }: AppEvent): void {
      const known = visits.get(visit);
      const keys = [`place ${place}`, `browser ${browser}`];
      if (known === undefined && !hasRoom(keys)) return;
      const counted = known ?? { place, faulty: false, loadTime: undefined };
      if (known === undefined) {
        visits.set(visit, counted);
        for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      if (kind === 'fault') counted.faulty = true;
      else counted.loadTime ??= ms;
    },
    health(): CountedHealth {
      const all = [...visits.values()];
      const worst = placeOfMostFaults(all);
      return { ...summary(all), unswayed: summary(all.filter(({ place }) => place !== worst)) };
    },
  };
}

const summary = (visits: readonly Visit[]): Health => ({
  visits: visits.length,
  faulty: visits.filter(({ faulty }) => faulty).length,
  loadTime: thirdQuartile(visits.flatMap(({ loadTime }) => loadTime ?? [])),
});

function placeOfMostFaults(visits: readonly Visit[]): string | undefined {
  const faults = new Map<string, number>();
  for (const { place, faulty } of visits) if (faulty) faults.set(place, (faults.get(place) ?? 0) + 1);
  return [...faults].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function thirdQuartile(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}
