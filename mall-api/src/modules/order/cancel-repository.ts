import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { orderCancelRequests, orderLogistics } from '../../db/schema';

/** Requests to cancel orders (docs/decisions.md#cancelling-is-asked-for-once-the-review-has-begun). */
export function cancelRepository(db: Queries) {
  return {
    async find(orderId: string) {
      const [request] = await db
        .select()
        .from(orderCancelRequests)
        .where(eq(orderCancelRequests.orderId, orderId));
      return request;
    },

    /** Whether goods of the order have left, of a split one perhaps some. */
    hasLeft: async (orderId: string): Promise<boolean> =>
      (await db.$count(orderLogistics, eq(orderLogistics.orderId, orderId))) > 0,

    /** @returns false when it was asked for before */
    async ask(orderId: string, reason: string, askedAt: Date): Promise<boolean> {
      const asked = await db
        .insert(orderCancelRequests)
        .values({ orderId, reason, askedAt })
        .onConflictDoNothing()
        .returning({ orderId: orderCancelRequests.orderId });
      return asked.length > 0;
    },

    /** Answers a request that waits. @returns whether there was one */
    async answer(
      orderId: string,
      verdict: { verdict: 'agreed' | 'refused'; answer?: string; answeredAt: Date },
    ): Promise<boolean> {
      const answered = await db
        .update(orderCancelRequests)
        .set(verdict)
        .where(and(eq(orderCancelRequests.orderId, orderId), eq(orderCancelRequests.verdict, 'waiting')))
        .returning({ orderId: orderCancelRequests.orderId });
      return answered.length > 0;
    },
  };
}

export type CancelRequestRow = NonNullable<Awaited<ReturnType<ReturnType<typeof cancelRepository>['find']>>>;
