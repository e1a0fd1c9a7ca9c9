import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { productSkus } from './catalogue';
import { clients } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';

const maxQuantity = sql.raw('999999999999999');

/** A list of goods with usual quantities, a member's own or shared by all members of the client. */
export const purchaseLists = pgTable(
  'purchase_lists',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    /** Who made it. */
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    shared: boolean().notNull().default(false),
    /** Of name and sharing; each line has its own. */
    version: integer().notNull().default(1),
    /** Who changed name or sharing last. */
    changedBy: idReference()
      .notNull()
      .references(() => members.id),
    createdAt: createdAt(),
    /** When the list or one of its lines was changed last. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index().on(t.clientId, t.updatedAt), index().on(t.memberId)],
);

/** A unit of a product in a list, with its usual quantity. */
export const purchaseListLines = pgTable(
  'purchase_list_lines',
  {
    id: id(),
    listId: idReference()
      .notNull()
      .references(() => purchaseLists.id, { onDelete: 'cascade' }),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    count: quantity().notNull(),
    note: text().notNull().default(''),
    /** Lines are shown in this order; it may have gaps. */
    place: integer().notNull(),
    /** Of quantity and note. */
    version: integer().notNull().default(1),
    changedBy: idReference()
      .notNull()
      .references(() => members.id),
    /** Unit price when the line was added, or last added to a cart from the list, and when that was. */
    seenPrice: money().notNull(),
    seenAt: moment().notNull(),
    /** Set on removal; the line can be restored for an hour. */
    removedAt: moment(),
  },
  (t) => [
    unique('purchase_list_lines_sku').on(t.listId, t.skuId),
    index().on(t.skuId),
    check('purchase_list_lines_count', sql`${t.count} between 1 and ${maxQuantity}`),
  ],
);
