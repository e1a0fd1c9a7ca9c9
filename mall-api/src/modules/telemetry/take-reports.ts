import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import type { Analytics, LeftOut, ReportedEvent } from '../../ports/analytics';
import { fingerprintOf } from './fault-fingerprint';
import { placeOf } from './place';
import { withoutPersons } from './without-persons';

const kB = 1024;

/** What each process keeps in a day, in bytes; far more than people cause, far less than all reports together may be. */
const quota = { place: 1024 * kB, app: 15 * 1024 * kB };
/** From half of its quota on, one visit in so many of a place is kept, whole, so that rates stay what they are. */
const sampled = 8;
/** So often a day the details of one fault are kept; after that it only counts. */
const detailed = 20;
const noteEveryMs = 60_000;
const kept = 50_000;

const isSample = (visit: string) => (createHash('sha256').update(visit).digest()[0] ?? 0) % sampled === 0;

/** Counts by key until the day (UTC) ends. */
function createDayCount(clock: () => Date) {
  const counts = new LRUCache<string, number>({ max: kept });
  const dayKey = (key: string) => `${clock().toISOString().slice(0, 10)} ${key}`;
  return {
    of: (key: string) => counts.get(dayKey(key)) ?? 0,
    add: (key: string, more: number) => counts.set(dayKey(key), (counts.get(dayKey(key)) ?? 0) + more),
  };
}

/**
 * Keeps what browsers report, each place and app within its share, so that nobody's reports displace everybody else's; and
 * says what it left out (docs/decisions.md#a-report-needs-a-pass).
 */
export function createReportTaker(analytics: Analytics, secret: Uint8Array, clock: () => Date) {
  const bytes = createDayCount(clock);
  const faults = createDayCount(clock);
  const missing = new Map<string, { leftOut: LeftOut; notedAt: number }>();

  async function leaveOut(why: LeftOut['why'], count: number, app?: string): Promise<void> {
    const key = `${why} ${why === 'app' ? app : ''}`;
    const noted = missing.get(key) ?? { leftOut: { kind: 'left-out', why, count: 0 }, notedAt: 0 };
    const leftOut = { ...noted.leftOut, ...(why === 'app' && { app }), count: noted.leftOut.count + count };
    const now = clock().getTime();
    if (now - noted.notedAt < noteEveryMs) {
      missing.set(key, { ...noted, leftOut });
      return;
    }
    missing.set(key, { leftOut: { ...leftOut, count: 0 }, notedAt: now });
    await analytics.note(leftOut);
  }

  /** A fault as it is kept: without persons, with a name for all that are like it, and told at length a few times a day. */
  function known(event: TelemetryEvent): TelemetryEvent & { fingerprint?: string } {
    if (event.kind !== 'fault') return event;
    const { detail, ...counted } = event;
    const fingerprint = fingerprintOf(event);
    faults.add(fingerprint, 1);
    if (detail === undefined || faults.of(fingerprint) > detailed) return { ...counted, fingerprint };
    return { ...counted, fingerprint, detail: withoutPersons(detail) };
  }

  return async (
    events: readonly TelemetryEvent[],
    from: { address: string; browser: string | undefined },
  ) => {
    const { address, browser } = from;
    if (browser === undefined) return leaveOut('no pass', events.length);
    const place = placeOf(secret, { address, browser });
    const taken: ReportedEvent[] = [];
    for (const event of events) {
      const used = bytes.of(place);
      if (used >= quota.place / 2 && !isSample(event.visit ?? browser)) continue;
      const app = `app ${event.app ?? ''}`;
      const line = { ...known(event), place, browser };
      const size = Buffer.byteLength(JSON.stringify(line));
      if (used + size > quota.place) await leaveOut('place', 1);
      else if (bytes.of(app) + size > quota.app) await leaveOut('app', 1, event.app);
      else {
        bytes.add(place, size);
        bytes.add(app, size);
        taken.push(line);
      }
    }
    if (taken.length > 0 && !(await analytics.record(taken))) await leaveOut('day', taken.length);
  };
}

export type ReportTaker = ReturnType<typeof createReportTaker>;
