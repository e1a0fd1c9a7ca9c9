import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { createdAt, id, idReference, moment } from './columns';
import { certificates } from './file';
import { members } from './member';
import { orders } from './order';

/** A notification about an order or a qualification. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['order', 'qualification', 'account', 'arrival'] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    orderId: idReference().references(() => orders.id),
    productId: idReference().references(() => products.id, { onDelete: 'set null' }),
    certificateId: idReference().references(() => certificates.id),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (t) => [
    index().on(t.memberId, t.createdAt, t.id),
    index().on(t.orderId),
    uniqueIndex('messages_unread').on(t.memberId, t.id).where(sql`${t.readAt} is null`),
  ],
);
