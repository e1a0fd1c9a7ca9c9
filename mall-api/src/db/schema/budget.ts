import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clients } from './client';
import { createdAt, id, idReference, moment, money } from './columns';
import { members } from './member';
import { orders } from './order';

/** What a department may order in a period; removed ones stay, with who removed them. */
export const budgets = pgTable(
  'budgets',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    department: text().notNull(),
    fromDay: date().notNull(),
    /** Included. */
    toDay: date().notNull(),
    plannedAmount: money().notNull(),
    /** Whether an order over it is refused; else it is only marked. */
    blocks: boolean().notNull(),
    changedBy: idReference()
      .notNull()
      .references(() => members.id),
    createdAt: createdAt(),
    removedAt: moment(),
  },
  (t) => [
    uniqueIndex('budgets_period')
      .on(t.clientId, t.department, t.fromDay, t.toDay)
      .where(sql`${t.removedAt} is null`),
    check('budgets_days', sql`${t.fromDay} <= ${t.toDay}`),
    check('budgets_planned', sql`${t.plannedAmount} >= 0`),
  ],
);

/** What an order takes of a department's budgets; that of a closed order counts no more. */
export const orderDepartments = pgTable(
  'order_departments',
  {
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    department: text().notNull(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    /** The day of the order in China. */
    day: date().notNull(),
    /** Goods at the client's price, before a rebate. */
    amount: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.department] }),
    index().on(t.clientId, t.department, t.day),
    check('order_departments_amount', sql`${t.amount} >= 0`),
  ],
);
