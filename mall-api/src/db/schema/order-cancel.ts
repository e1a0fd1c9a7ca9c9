import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idReference, moment } from './columns';
import { orders } from './order';

/** A buyer's request to cancel an order that they may not cancel by themselves; each order has one at most. */
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
    /** Why it was refused. */
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [
    check('order_cancel_requests_answered', sql`(${t.verdict} = 'waiting') = (${t.answeredAt} is null)`),
  ],
);
