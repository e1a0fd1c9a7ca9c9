import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { PayStatus } from '../../db/pay-status';
import { files, orderPayments, orders, paymentVouchers } from '../../db/schema';

/** Payments of orders, and the buyers' vouchers. */
export function paymentRepository(db: Queries) {
  const waitingOf = (orderId: string) =>
    and(eq(paymentVouchers.orderId, orderId), eq(paymentVouchers.status, 'waiting'));

  return {
    /** Payments and refunds, earliest first. */
    ofOrders: (orderIds: readonly string[]) =>
      db
        .select()
        .from(orderPayments)
        .where(inArray(orderPayments.orderId, [...orderIds]))
        .orderBy(asc(orderPayments.paidAt), asc(orderPayments.id)),

    /** @returns false when the slip is already recorded */
    async add(payment: typeof orderPayments.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(orderPayments)
        .values(payment)
        .onConflictDoNothing()
        .returning({ id: orderPayments.id });
      return added.length > 0;
    },

    async setStatus(orderId: string, payStatus: PayStatus): Promise<void> {
      await db.update(orders).set({ payStatus }).where(eq(orders.id, orderId));
    },

    /** The buyer's vouchers, newest first. */
    vouchers: (orderId: string) =>
      db
        .select({ voucher: paymentVouchers, fileName: files.fileName })
        .from(paymentVouchers)
        .innerJoin(files, eq(files.id, paymentVouchers.fileId))
        .where(eq(paymentVouchers.orderId, orderId))
        .orderBy(desc(paymentVouchers.createdAt), desc(paymentVouchers.id)),

    countVouchers: (orderId: string) => db.$count(paymentVouchers, eq(paymentVouchers.orderId, orderId)),

    async addVoucher(voucher: typeof paymentVouchers.$inferInsert): Promise<void> {
      await db.insert(paymentVouchers).values(voucher);
    },

    /** Answers all pending vouchers. @returns how many */
    async answerVouchers(
      orderId: string,
      answer: { status: 'checked' | 'refused'; reason: string | null; answeredAt: Date },
    ): Promise<number> {
      const answered = await db
        .update(paymentVouchers)
        .set(answer)
        .where(waitingOf(orderId))
        .returning({ id: paymentVouchers.id });
      return answered.length;
    },
  };
}

export type PaymentRepository = ReturnType<typeof paymentRepository>;
