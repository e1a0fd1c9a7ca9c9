import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from 'shared-kernel/contracts';

/** The way out to a service that counts what happens in browsers. */
export interface Analytics {
  record(events: readonly TelemetryEvent[]): Promise<void>;
}

/** Writes events to the log. */
export const createLocalAnalytics = (log: FastifyBaseLogger): Analytics => ({
  async record(events) {
    for (const event of events) log.info({ event }, 'telemetry');
  },
});
