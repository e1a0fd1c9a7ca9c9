import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import type { Analytics, LeftOut, ReportedEvent } from '../../ports/analytics';
import { fingerprintOf } from './fault-fingerprint';
import { networkHash } from './network';
import { withoutPersons } from './without-persons';

const kB = 1024;

/** Daily quota per process, in bytes: far above what people cause, far below the total limit. */
const quota = { network: 1024 * kB, app: 15 * 1024 * kB };
/**
 * Beyond half of a network's quota, one in this many visits is stored, completely, so that rates stay valid.
 */
const sampled = 8;
/** Maximum detailed reports per fault and day; further ones only count. */
const detailed = 20;
const noteEveryMs = 60_000;
const kept = 50_000;

const isSample = (visit: string) => (createHash('sha256').update(visit).digest()[0] ?? 0) % sampled === 0;

/** Counters by key, reset at the end of the day (UTC). */
function createDayCount(clock: () => Date) {
  const counts = new LRUCache<string, number>({ max: kept });
  const dayKey = (key: string) => `${clock().toISOString().slice(0, 10)} ${key}`;
  return {
    of: (key: string) => counts.get(dayKey(key)) ?? 0,
    add: (key: string, more: number) => counts.set(dayKey(key), (counts.get(dayKey(key)) ?? 0) + more),
  };
}

/**
 * Stores browser reports within quotas per network and app, so that none displaces the others', and records
 * what it dropped (docs/decisions/access.md#a-report-needs-a-visit-cookie).
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

  /** A fault for storage: without personal data, with its fingerprint, and in detail a few times a day. */
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
    if (browser === undefined) return leaveOut('no visit cookie', events.length);
    const network = networkHash(secret, { address, browser });
    const taken: ReportedEvent[] = [];
    for (const event of events) {
      const used = bytes.of(network);
      if (used >= quota.network / 2 && !isSample(event.visit ?? browser)) continue;
      const app = `app ${event.app ?? ''}`;
      const line = { ...known(event), network, browser };
      const size = Buffer.byteLength(JSON.stringify(line));
      if (used + size > quota.network) await leaveOut('network', 1);
      else if (bytes.of(app) + size > quota.app) await leaveOut('app', 1, event.app);
      else {
        bytes.add(network, size);
        bytes.add(app, size);
        taken.push(line);
      }
    }
    if (taken.length > 0 && !(await analytics.record(taken))) await leaveOut('day', taken.length);
  };
}

export type ReportTaker = ReturnType<typeof createReportTaker>;
