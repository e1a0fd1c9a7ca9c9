import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { envelopeCodes } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { throttleCounters } from '../../db/schema';
import { CallError } from '../../http/call-error';

/** At most `limit` tries of `action` by one `subject` (an account, phone or address) in a window. */
export interface Allowance {
  readonly action: string;
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** For what may happen once: a nonce, until it has lost its worth. */
export const singleUse = (subject: string, windowSeconds: number): Allowance => ({
  action: 'once',
  subject,
  limit: 1,
  windowSeconds,
});

const counterKey = ({ action, subject }: Allowance) => `${action}:${subject}`;

/** Counts tries in the database, so that all API processes count together. */
export function createThrottle(db: Queries, clock: () => Date) {
  return {
    /**
     * Counts one try against each allowance.
     * @throws CallError 60005 when one of them is used up
     */
    async take(...allowances: Allowance[]): Promise<void> {
      const now = clock();
      const ended = sql`${throttleCounters.windowEndsAt} <= ${now.toISOString()}`;
      const counted = await db
        .insert(throttleCounters)
        .values(
          // In the order of their keys, so that two calls with the same keys cannot wait for one another.
          [...allowances]
            .sort((a, b) => (counterKey(a) < counterKey(b) ? -1 : 1))
            .map((allowance) => ({
              key: counterKey(allowance),
              count: 1,
              windowEndsAt: new Date(now.getTime() + allowance.windowSeconds * 1000),
            })),
        )
        .onConflictDoUpdate({
          target: throttleCounters.key,
          set: {
            count: sql`case when ${ended} then 1 else ${throttleCounters.count} + 1 end`,
            windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${throttleCounters.windowEndsAt} end`,
          },
        })
        .returning();
      const over = counted.filter(({ key, count }) =>
        allowances.some((allowance) => counterKey(allowance) === key && count > allowance.limit),
      );
      if (over.length === 0) return;
      // What is refused was not done, so nothing is used up by it.
      await this.giveBack(...allowances);
      const until = Math.max(...over.map(({ windowEndsAt }) => windowEndsAt.getTime()));
      const seconds = Math.ceil((until - now.getTime()) / 1000);
      const wait = seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;
      throw new CallError(envelopeCodes.tooManyTries, `操作过于频繁，请 ${wait}后再试`);
    },

    /** How many tries have been counted against each allowance. */
    async counted(...allowances: Allowance[]): Promise<number[]> {
      const keys = allowances.map(counterKey);
      const open = await db
        .select()
        .from(throttleCounters)
        .where(and(inArray(throttleCounters.key, keys), gt(throttleCounters.windowEndsAt, clock())));
      return keys.map((key) => open.find((counter) => counter.key === key)?.count ?? 0);
    },

    /** Counts one try, and says whether it is within its allowance. */
    async permits(allowance: Allowance): Promise<boolean> {
      return this.take(allowance).then(
        () => true,
        (error) => {
          if (error instanceof CallError) return false;
          throw error;
        },
      );
    },

    /** Gives one try back, when it turned out not to be a guess. */
    async giveBack(...allowances: Allowance[]): Promise<void> {
      if (allowances.length === 0) return;
      await db
        .update(throttleCounters)
        .set({ count: sql`greatest(${throttleCounters.count} - 1, 0)` })
        .where(inArray(throttleCounters.key, allowances.map(counterKey)));
    },

    /** Starts the count anew. */
    async forget(allowance: Allowance): Promise<void> {
      await db.delete(throttleCounters).where(eq(throttleCounters.key, counterKey(allowance)));
    },
  };
}

export type Throttle = ReturnType<typeof createThrottle>;
