import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, money } from './columns';
import { orders } from './order';

/** Rebate entries of a client; their sum is the balance. */
export const rebates = pgTable(
  'rebates',
  {
    clientId: idReference()
      .primaryKey()
      .references(() => clients.id),
    balance: money().notNull().default('0'),
  },
  (t) => [check('rebates_balance', sql`${t.balance} >= 0`)],
);

export const rebateEntries = pgTable(
  'rebate_entries',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    orderId: idReference().references(() => orders.id),
    amount: money().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.clientId, t.createdAt), index().on(t.orderId)],
);
