import { appendFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import type { Collector } from './collector';
import type { FaultOutlet } from './fault-outlet';

/** What a browser reported, and which one it was, as far as the shop knows. */
export interface ReportedEvent extends TelemetryEvent {
  readonly place: string;
  /** Of a fault: the same for all that are like it. */
  readonly fingerprint?: string;
  readonly browser: string;
}

/** Why reports were not kept: they had no pass, or came from a place, of an app or on a day that had its share. */
export type WhyLeftOut = 'no pass' | 'place' | 'app' | 'day';

/** A line among the reports that says how many are missing, for readers not to take silence for health. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly why: WhyLeftOut;
  readonly app?: string | undefined;
  readonly count: number;
}

/** The way out to a service that counts what happens in browsers. */
export interface Analytics {
  /** @returns false when nothing more is taken today */
  record(events: readonly ReportedEvent[]): Promise<boolean>;
  note(leftOut: LeftOut): Promise<void>;
}

/** Writes events to the log. */
export const createLogAnalytics = (log: FastifyBaseLogger): Analytics => ({
  async record(events) {
    for (const event of events) log.info({ event }, 'telemetry');
    return true;
  },
  async note(leftOut) {
    log.warn({ leftOut }, 'telemetry');
  },
});

/** A day's reports are cut here, because a disk is finite. */
const BYTES_A_DAY = 50 * 1024 * 1024;

/**
 * Appends events to a file a day, one JSON line each, which `release watch` and the release page read. Any number of
 * API processes may share the folder.
 */
export function createFileAnalytics(folder: string): Analytics {
  const append = async (lines: readonly object[], most: number) => {
    const receivedAt = new Date().toISOString();
    const file = join(folder, `${receivedAt.slice(0, 10)}.jsonl`);
    await mkdir(folder, { recursive: true });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size >= most) return false;
    await appendFile(file, lines.map((line) => `${JSON.stringify({ receivedAt, ...line })}\n`).join(''));
    return true;
  };
  return {
    record: (events) => append(events, BYTES_A_DAY),
    async note(leftOut) {
      // There is room for saying that there is no room.
      await append([leftOut], BYTES_A_DAY * 1.1);
    },
  };
}

/** Hands reports on to a service elsewhere, beside what is kept here. */
export const forwardingTo = (
  outlet: Pick<FaultOutlet | Collector, 'forward'>,
  analytics: Analytics,
): Analytics => ({
  ...analytics,
  record(events) {
    outlet.forward(events);
    return analytics.record(events);
  },
});
