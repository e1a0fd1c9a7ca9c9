import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ObjectStore } from 'object-store';
import { type Analytics, BYTES_A_DAY, storedLine } from './analytics';
import { createLostReports } from './lost-reports';

export interface BucketAnalyticsOptions {
  /** Opens the bucket; called once, before the first reports are stored. */
  readonly open: () => Promise<ObjectStore>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: () => Date;
  /** So long reports wait for others, milliseconds. `release watch` looks every half a minute. */
  readonly waitMs?: number;
}

/** So much is stored at once, bytes. */
const MOST_AT_ONCE = 256 * 1024;
/** So much waits while the bucket does not take it. */
const MOST_WAITING = 4 * 1024 * 1024;

interface Batch {
  readonly key: string;
  readonly content: Buffer;
}

/**
 * Stores reports in a bucket, as objects of JSON lines in a folder a day (`2026-11-27/…jsonl`), which `release watch` and
 * the release page read. No browser waits for the bucket: what it does not take is tried again, under the same key, and
 * beyond some megabytes left out, which the log tells once a minute.
 */
export function createBucketAnalytics({
  open,
  log,
  clock,
  waitMs = 10_000,
}: BucketAnalyticsOptions): Analytics & { close(): Promise<void> } {
  const name = randomBytes(4).toString('hex');
  let opened: Promise<ObjectStore> | undefined;
  let lines: string[] = [];
  let size = 0;
  let batches: Batch[] = [];
  let stored = { day: '', bytes: 0 };
  let number = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> | undefined;
  const lost = createLostReports(log, clock);

  const waitingBytes = () => size + batches.reduce((sum, { content }) => sum + content.length, 0);

  function pack(): void {
    if (lines.length === 0) return;
    const now = clock().toISOString();
    number += 1;
    const key = `${now.slice(0, 10)}/${now.slice(11, 23).replace(/\D/g, '')}-${name}-${number}.jsonl`;
    batches.push({ key, content: Buffer.from(lines.join('')) });
    lines = [];
    size = 0;
  }

  async function store(): Promise<void> {
    pack();
    try {
      opened ??= open();
      const bucket = await opened;
      for (let [batch] = batches; batch; [batch] = batches) {
        await bucket.put(batch.key, batch.content);
        batches = batches.slice(1);
      }
    } catch (error) {
      lost.tell((error as Error).message);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing ??= store().finally(() => {
      storing = undefined;
      if (batches.length + lines.length > 0) wait();
    });
    return storing;
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), waitMs).unref();
  }

  function append(events: readonly object[], most: number): boolean {
    const receivedAt = clock().toISOString();
    const day = receivedAt.slice(0, 10);
    if (stored.day !== day) stored = { day, bytes: 0 };
    if (stored.bytes >= most) return false;
    const text = events.map((event) => storedLine(event, receivedAt)).join('');
    if (waitingBytes() + text.length > MOST_WAITING) {
      lost.tell('too many wait', events.length);
      return true;
    }
    lines.push(text);
    size += Buffer.byteLength(text);
    stored.bytes += Buffer.byteLength(text);
    if (size >= MOST_AT_ONCE) void flush();
    else wait();
    return true;
  }

  return {
    record: async (events) => append(events, BYTES_A_DAY),
    async note(leftOut) {
      // The note itself may exceed the limit.
      append([leftOut], BYTES_A_DAY * 1.1);
    },
    async close() {
      await storing;
      await flush();
      clearTimeout(timer);
      (await opened?.catch(() => undefined))?.close();
    },
  };
}
