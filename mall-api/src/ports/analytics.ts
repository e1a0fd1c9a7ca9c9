import { appendFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from 'shared-kernel/contracts';

/** The way out to a service that counts what happens in browsers. */
export interface Analytics {
  record(events: readonly TelemetryEvent[]): Promise<void>;
}

/** Writes events to the log. */
export const createLogAnalytics = (log: FastifyBaseLogger): Analytics => ({
  async record(events) {
    for (const event of events) log.info({ event }, 'telemetry');
  },
});

/** A day's reports are cut here; anybody can send some, and a disk is finite. */
const BYTES_A_DAY = 50 * 1024 * 1024;

/**
 * Appends events to a file a day, one JSON line each, which `release watch` and the release page read. Any number of
 * API processes may share the folder.
 */
export const createFileAnalytics = (folder: string): Analytics => ({
  async record(events) {
    const receivedAt = new Date().toISOString();
    const file = join(folder, `${receivedAt.slice(0, 10)}.jsonl`);
    await mkdir(folder, { recursive: true });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size >= BYTES_A_DAY) return;
    const lines = events.map((event) => `${JSON.stringify({ receivedAt, ...event })}\n`);
    await appendFile(file, lines.join(''));
  },
});
