import type { FastifyBaseLogger } from 'fastify';

const quietMs = 60_000;

/** Tells the log once a minute that reports of browsers were not stored. */
export function createLostReports(log: Pick<FastifyBaseLogger, 'warn'>, clock: () => Date) {
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    /** @param more reports that are left out */
    tell(reason: string, more = 0): void {
      count += more;
      if (clock().getTime() - toldAt < quietMs) return;
      toldAt = clock().getTime();
      log.warn({ reason, leftOut: count }, 'reports of browsers are not stored');
      count = 0;
    },
  };
}
