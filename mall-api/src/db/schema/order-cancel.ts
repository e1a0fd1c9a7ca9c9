import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idReference, moment } from './columns';
import { orders } from './order';

/** A buyer's cancel request, where buyers may not cancel directly; at most one per order. */
export const orderCancelRequests = pgTable(
  'order_cancel_requests',
  {
    orderId: idReference()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    askedAt: createdAt(),
    verdict: text({ enum: ['waiting', 'agreed', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Reason of refusal. */
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [
    check('order_cancel_requests_answered', sql`(${t.verdict} = 'waiting') = (${t.answeredAt} is null)`),
  ],
);
