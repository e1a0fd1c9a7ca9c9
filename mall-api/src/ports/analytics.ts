import { appendFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from 'shared-kernel/contracts';
import type { Collector } from './collector';
import type { FaultExporter } from './fault-exporter';
import { createLostReports } from './lost-reports';

/** An event with the reporting browser, as far as the shop knows it. */
export interface ReportedEvent extends TelemetryEvent {
  readonly network: string;
  /** For a fault: equal for similar ones. */
  readonly fingerprint?: string;
  readonly browser: string;
}

/** Why reports were dropped: no visit cookie, or the quota of a network, app or day. */
type WhyLeftOut = 'no visit cookie' | 'network' | 'app' | 'day';

/** A record of dropped reports, so that readers do not take silence for health. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly why: WhyLeftOut;
  readonly app?: string | undefined;
  readonly count: number;
}

/** Port to a service that stores browser events. */
export interface Analytics {
  /** @returns false when today's quota is used up */
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

/** Daily limit of stored reports: disk space is finite. */
export const BYTES_A_DAY = 50 * 1024 * 1024;

/** A report as it is stored: a line of JSON. @param receivedAt as ISO 8601 */
export const storedLine = (report: object, receivedAt: string): string =>
  `${JSON.stringify({ receivedAt, ...report })}\n`;

/**
 * Appends events to one file a day as JSON lines, which `release watch` and the release page read. API
 * processes may share the folder. What the disk does not take is left out, which the log tells once a minute.
 */
export function createFileAnalytics(
  folder: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  clock: () => Date = () => new Date(),
): Analytics {
  const lost = createLostReports(log, clock);
  // What a full disk took of a line is not to spoil the next one.
  let begin = '';
  const append = async (lines: readonly object[], most: number) => {
    const receivedAt = clock().toISOString();
    const file = join(folder, `${receivedAt.slice(0, 10)}.jsonl`);
    try {
      await mkdir(folder, { recursive: true });
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size >= most) return false;
      await appendFile(file, begin + lines.map((line) => storedLine(line, receivedAt)).join(''));
      begin = '';
    } catch (error) {
      begin = '\n';
      lost.tell((error as Error).message, lines.length);
    }
    return true;
  };
  return {
    record: (events) => append(events, BYTES_A_DAY),
    async note(leftOut) {
      // The note itself may exceed the limit.
      await append([leftOut], BYTES_A_DAY * 1.1);
    },
  };
}

/** Forwards reports to an external service besides storing them. */
export const forwardingTo = (
  exporter: Pick<FaultExporter | Collector, 'forward'>,
  analytics: Analytics,
): Analytics => ({
  ...analytics,
  record(events) {
    exporter.forward(events);
    return analytics.record(events);
  },
});
