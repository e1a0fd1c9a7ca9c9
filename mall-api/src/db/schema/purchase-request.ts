import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { memberCartSkus } from './cart';
import { productSkus } from './catalogue';
import { clients } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';
import { orders } from './order';

const maxQuantity = sql.raw('999999999999999');

/** A colleague's request for goods; it is never deleted. */
export const purchaseRequests = pgTable(
  'purchase_requests',
  {
    id: id(),
    clientId: idReference()
      .notNull()
      .references(() => clients.id),
    /** Who asked. */
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    /** Counted from 1 in each client. */
    no: integer().notNull(),
    department: text().notNull(),
    reason: text().notNull(),
    wantedOn: date(),
    createdAt: createdAt(),
  },
  (t) => [unique('purchase_requests_no').on(t.clientId, t.no), index().on(t.memberId, t.createdAt)],
);

/** Goods of a request; at most one of cartSkuId, an order for all of it, and an end is there. */
export const purchaseRequestLines = pgTable(
  'purchase_request_lines',
  {
    id: id(),
    requestId: idReference()
      .notNull()
      .references(() => purchaseRequests.id),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    askedCount: quantity().notNull(),
    /** What is to be bought: the asked count until the purchaser changes it. */
    count: quantity().notNull(),
    note: text().notNull().default(''),
    place: integer().notNull(),
    version: integer().notNull().default(1),
    /** Unit price when it was asked for. */
    seenPrice: money().notNull(),
    /** The cart line that holds its open units; empties itself when that line goes. */
    cartSkuId: idReference().references(() => memberCartSkus.id, { onDelete: 'set null' }),
    /** Why the count was changed or the line refused, by whom, and when. */
    answer: text().notNull().default(''),
    answeredBy: idReference().references(() => members.id),
    answeredAt: moment(),
    ended: text({ enum: ['refused', 'withdrawn'] }),
  },
  (t) => [
    unique('purchase_request_lines_sku').on(t.requestId, t.skuId),
    index().on(t.skuId),
    index().on(t.cartSkuId).where(sql`${t.cartSkuId} is not null`),
    check('purchase_request_lines_asked', sql`${t.askedCount} between 1 and ${maxQuantity}`),
    check('purchase_request_lines_count', sql`${t.count} between 1 and ${maxQuantity}`),
    check('purchase_request_lines_ended', sql`${t.ended} in ('refused', 'withdrawn')`),
    check('purchase_request_lines_place', sql`${t.ended} is null or ${t.cartSkuId} is null`),
  ],
);

/** Units of a line that an order took; those of a closed order are open again. */
export const purchaseRequestOrders = pgTable(
  'purchase_request_orders',
  {
    lineId: idReference()
      .notNull()
      .references(() => purchaseRequestLines.id),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    count: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.orderId] }),
    index().on(t.orderId),
    check('purchase_request_orders_count', sql`${t.count} between 1 and ${maxQuantity}`),
  ],
);
