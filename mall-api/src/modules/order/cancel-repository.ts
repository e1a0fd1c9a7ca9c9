import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { orderCancelRequests, orderLogistics } from '../../db/schema';

/** Cancel requests (docs/decisions/orders.md#cancelling-is-requested-once-the-review-has-begun). */
export function cancelRepository(db: Queries) {
  return {
    async find(orderId: string) {
      const [request] = await db
        .select()
        .from(orderCancelRequests)
        .where(eq(orderCancelRequests.orderId, orderId));
      return request;
    },

    /** Whether any goods of the order have been shipped. */
    hasLeft: async (orderId: string): Promise<boolean> =>
      (await db.$count(orderLogistics, eq(orderLogistics.orderId, orderId))) > 0,

    /** @returns false when a request exists */
    async ask(orderId: string, reason: string, askedAt: Date): Promise<boolean> {
      const asked = await db
        .insert(orderCancelRequests)
        .values({ orderId, reason, askedAt })
        .onConflictDoNothing()
        .returning({ orderId: orderCancelRequests.orderId });
      return asked.length > 0;
    },

    /** Answers a pending request. @returns whether there was one */
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
