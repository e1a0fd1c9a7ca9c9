import { and, eq, lte } from 'drizzle-orm';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { usedOnce } from '../../db/schema';
import { CallError } from '../../http/call-error';
import { type Count, createSharedCounts } from './shared-counts';

/** At most `limit` attempts of `action` per `subject` (an account, phone or address) in a window. */
export interface Allowance {
  readonly action: string;
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

const counterOf = ({ action, subject, windowSeconds }: Allowance) => ({
  key: `${action}:${subject}`,
  windowSeconds,
});

/**
 * Counts attempts across all API processes. Exhausted limits are refused from memory
 * (docs/decisions/access.md#counting-waits-for-no-row).
 */
export function createThrottle(db: Queries, clock: () => Date) {
  const counts = createSharedCounts(db, clock);

  function refusal(over: readonly Count[]): CallError {
    const now = clock().getTime();
    const until = Math.max(...over.map((count) => count.until?.getTime() ?? now));
    const seconds = Math.ceil((until - now) / 1000);
    const wait = seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
    return new CallError(envelopeCodes.tooManyTries, `操作过于频繁，请 ${wait}后再试`);
  }

  return {
    /**
     * Counts one attempt against each allowance.
     * @throws CallError 60005 when one of them is exhausted
     */
    async take(...allowances: Allowance[]): Promise<void> {
      const usedUp = allowances.flatMap((allowance) => {
        const recent = counts.recent(counterOf(allowance).key);
        return recent && recent.count >= allowance.limit ? [recent] : [];
      });
      if (usedUp.length > 0) throw refusal(usedUp);
      const counted = await counts.add(allowances.map(counterOf), 1);
      const over = counted.filter(({ count }, at) => count > (allowances[at]?.limit ?? 0));
      if (over.length === 0) return;
      // A refused attempt does not count.
      await this.giveBack(...allowances);
      throw refusal(over);
    },

    /** Attempts counted against each allowance. */
    async counted(...allowances: Allowance[]): Promise<number[]> {
      const counters = allowances.map(counterOf);
      const recent = counters.flatMap(({ key }) => counts.recent(key) ?? []);
      const known = recent.length === counters.length ? recent : await counts.add(counters, 0);
      return known.map(({ count }) => count);
    },

    /** Releases one attempt that turned out not to be a guess. */
    async giveBack(...allowances: Allowance[]): Promise<void> {
      await counts.add(allowances.map(counterOf), -1);
    },

    /** Whether something happens for the first time in this many seconds; one of all processes gets true. */
    async isFirst(what: string, windowSeconds: number): Promise<boolean> {
      const now = clock();
      const until = new Date(now.getTime() + windowSeconds * 1000);
      const inserted = await db
        .insert(usedOnce)
        .values({ what, until })
        // Unlike an update, it does not wait for an existing row.
        .onConflictDoNothing()
        .returning();
      if (inserted.length > 0) return true;
      const renewed = await db
        .update(usedOnce)
        .set({ until })
        .where(and(eq(usedOnce.what, what), lte(usedOnce.until, now)))
        .returning();
      return renewed.length > 0;
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
