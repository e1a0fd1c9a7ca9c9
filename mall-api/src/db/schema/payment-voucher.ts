import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment } from './columns';
import { fileReference } from './file';
import { orders } from './order';

/** A buyer's proof of payment. It is settled once the admin CLI records the payment. */
export const paymentVouchers = pgTable(
  'payment_vouchers',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fileId: fileReference().notNull(),
    status: text({ enum: ['waiting', 'checked', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Reason of refusal. */
    reason: text(),
    createdAt: createdAt(),
    answeredAt: moment(),
  },
  (t) => [
    index().on(t.orderId),
    index('payment_vouchers_waiting').on(t.createdAt).where(sql`${t.status} = 'waiting'`),
    check('payment_vouchers_status', sql`${t.status} in ('waiting', 'checked', 'refused')`),
  ],
);
