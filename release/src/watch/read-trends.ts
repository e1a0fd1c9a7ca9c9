import { readReports, STARTS } from './telemetry-events';

/** Visits of a span of time, and how many of them an app failed in. */
export interface Span {
  /** When it begins. */
  from: string;
  visits: number;
  faulty: number;
}

export interface Trend {
  app: string;
  hours: Span[];
  days: Span[];
  /** By name, such as `lcp`: three of four of the last day were no longer, in milliseconds (`cls` in thousandths). */
  times: Readonly<Record<string, number>>;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [HOURS, DAYS] = [24, 7];

/** So many values of one kind are kept, for the third quartile. */
const MOST_VALUES = 20_000;

/** How each app fared in the last 24 hours and 7 days, every hour and day of them. */
export async function readTrends(folders: readonly string[], now: Date): Promise<Trend[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const apps = new Map<string, ReturnType<typeof countTrend>>();
  for (const folder of folders) {
    try {
      for await (const report of readReports([folder], since)) {
        if (report.kind === 'left-out' || report.app === undefined) continue;
        const trend = apps.get(report.app) ?? countTrend(now);
        apps.set(report.app, trend);
        const ago = now.getTime() - Date.parse(report.receivedAt);
        if (report.kind === 'fault') trend.visit(report.visit, ago, true);
        if (report.kind !== 'timing') continue;
        if (STARTS.includes(report.name)) trend.visit(report.visit, ago, false);
        if (report.ms !== undefined && ago < DAY_MS) trend.time(report.name, report.ms);
      }
    } catch {
      // The first page says which folders cannot be read.
    }
  }
  return [...apps]
    .map(([app, trend]) => ({ app, ...trend.counted() }))
    .sort((a, b) => a.app.localeCompare(b.app));
}

function countTrend(now: Date) {
  const spans = (count: number) => Array.from({ length: count }, () => new Map<string, boolean>());
  const [hours, days] = [spans(HOURS), spans(DAYS)];
  const times = new Map<string, number[]>();
  const note = (span: Map<string, boolean> | undefined, visit: string, faulty: boolean) =>
    span?.set(visit, faulty || span.get(visit) === true);
  const spansOf = (counted: readonly Map<string, boolean>[], length: number): Span[] =>
    counted
      .map((visits, index) => ({
        from: new Date(now.getTime() - (index + 1) * length).toISOString(),
        visits: visits.size,
        faulty: [...visits.values()].filter(Boolean).length,
      }))
      .reverse();
  return {
    /** @param ago milliseconds */
    visit(visit: string, ago: number, faulty: boolean): void {
      note(hours[Math.floor(ago / HOUR_MS)], visit, faulty);
      note(days[Math.floor(ago / DAY_MS)], visit, faulty);
    },
    time(name: string, ms: number): void {
      const values = times.get(name) ?? [];
      times.set(name, values);
      if (values.length < MOST_VALUES) values.push(ms);
    },
    counted: () => ({
      hours: spansOf(hours, HOUR_MS),
      days: spansOf(days, DAY_MS),
      times: Object.fromEntries([...times].map(([name, values]) => [name, thirdQuartile(values)])),
    }),
  };
}

function thirdQuartile(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
