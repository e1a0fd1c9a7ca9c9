import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, idReference, moment } from './columns';
import { fileReference } from './file';
import { orders } from './order';

/** What a buyer hands in to show that an order was paid. It is checked once the desk has entered the payment. */
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
    /** Why it was refused. */
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
