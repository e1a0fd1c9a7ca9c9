import { randomUUID } from 'node:crypto';
import { and, gt, inArray, max, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database';
import { throttleCounters } from '../../db/schema';

export interface Counter {
  readonly key: string;
  readonly windowSeconds: number;
}

export interface Count {
  readonly count: number;
  /** End of the window; null before it starts. */
  readonly until: Date | null;
}

interface Batch {
  /** Changes by key, written together. */
  readonly changes: Map<string, { by: number; windowSeconds: number }>;
  written: Promise<Map<string, Count>>;
}

const none: Count = { count: 0, until: null };
const keysKept = 50_000;
// After this time other processes' counts are unknown.
const freshMs = 1000;

/**
 * Counters shared by all API processes. Each process writes its own rows, in one statement at a time that
 * batches pending changes: counting never waits for a row lock and needs one connection.
 */
export function createSharedCounts(db: Queries, clock: () => Date) {
  const writer = randomUUID();
  const known = new LRUCache<string, Count & { readAt: number }>({ max: keysKept });
  let gathering: Batch | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function write({ changes }: Batch): Promise<Map<string, Count>> {
    const now = clock();
    const rows = [...changes]
      .filter(([, { by }]) => by !== 0)
      // In a fixed order, as the hourly sweep may lock the same rows.
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, { by, windowSeconds }]) => ({
        key,
        writer,
        count: by,
        windowEndsAt: new Date(now.getTime() + windowSeconds * 1000),
      }));
    const { count, windowEndsAt } = throttleCounters;
    const ended = sql`${windowEndsAt} <= ${now.toISOString()}`;
    if (rows.length > 0) {
      await db
        .insert(throttleCounters)
        .values(rows)
        .onConflictDoUpdate({
          target: [throttleCounters.key, throttleCounters.writer],
          set: {
            count: sql`greatest(case when ${ended} then 0 else ${count} end + excluded.count, 0)`,
            windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${windowEndsAt} end`,
          },
        });
    }
    // After the own rows are written: of two processes that count at once, at least one sees both.
    const totals = await db
      .select({
        key: throttleCounters.key,
        count: sql`sum(greatest(${count}, 0))`.mapWith(Number),
        until: max(windowEndsAt),
      })
      .from(throttleCounters)
      .where(and(inArray(throttleCounters.key, [...changes.keys()]), gt(windowEndsAt, now)))
      .groupBy(throttleCounters.key);
    const counts = new Map<string, Count>(totals.map(({ key, ...total }) => [key, total]));
    for (const key of changes.keys()) {
      const total = counts.get(key) ?? none;
      const toCome = gathering?.changes.get(key)?.by ?? 0;
      known.set(key, { ...total, count: total.count + toCome, readAt: now.getTime() });
    }
    return counts;
  }

  function gather(): Batch {
    if (gathering) return gathering;
    const batch: Batch = { changes: new Map(), written: Promise.resolve(new Map()) };
    batch.written = last.then(() => {
      gathering = undefined;
      return write(batch);
    });
    last = batch.written.catch(() => undefined);
    gathering = batch;
    return batch;
  }

  return {
    /** The count known without a query; undefined if other processes may have changed it. */
    recent(key: string): Count | undefined {
      const count = known.get(key);
      const now = clock();
      if (!count || now.getTime() - count.readAt >= freshMs) return undefined;
      return count.until && count.until > now ? count : none;
    },

    /** Adds to counters. @returns the new value of each; concurrent additions are ordered */
    async add(counters: readonly Counter[], by: 1 | 0 | -1): Promise<Count[]> {
      const batch = gather();
      const marks = counters.map(({ key, windowSeconds }) => {
        const change = batch.changes.get(key) ?? { by: 0, windowSeconds };
        change.by += by;
        batch.changes.set(key, change);
        const count = known.peek(key);
        if (count) known.set(key, { ...count, count: count.count + by });
        return { key, change, mark: change.by };
      });
      const totals = await batch.written;
      return marks.map(({ key, change, mark }) => {
        const { count, until } = totals.get(key) ?? none;
        return { count: Math.max(0, count - change.by + mark), until };
      });
    },
  };
}
