import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberCartSkus } from './cart';
import { productSkus } from './catalogue';
import { clients } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';
import { orders } from './order';

const maxQuantity = sql.raw('999999999999999');

/** A cart that was sent to the maker for prices; it is never deleted. */
export const quotes = pgTable(
  'quotes',
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
    note: text().notNull(),
    /** That it is ordered or expired is derived from its lines' orders and the day. */
    state: text({ enum: ['waiting', 'answered', 'declined', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    /** The last day of the prices, in China. */
    validUntil: date(),
    /** The maker's words, or why there are no prices. */
    answer: text().notNull().default(''),
    answeredAt: moment(),
    /** When who asked was told that the prices end soon. */
    remindedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('quotes_no').on(t.clientId, t.no),
    index().on(t.createdAt).where(sql`${t.state} = 'waiting'`),
    index().on(t.validUntil).where(sql`${t.state} = 'answered' and ${t.remindedAt} is null`),
    check('quotes_state', sql`${t.state} in ('waiting', 'answered', 'declined', 'withdrawn')`),
    check('quotes_answered', sql`${t.state} <> 'answered' or ${t.validUntil} is not null`),
  ],
);

/** Goods of a quote. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteId: idReference()
      .notNull()
      .references(() => quotes.id),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    /** Units, and the most that may be bought at the quoted price. */
    count: quantity().notNull(),
    note: text().notNull().default(''),
    place: integer().notNull(),
    /** The client's unit price when it was asked for. */
    listPrice: money().notNull(),
    quotedPrice: money(),
    remark: text().notNull().default(''),
    /** The cart line that buys it at the quoted price; empties itself when that line goes. */
    cartSkuId: idReference().references(() => memberCartSkus.id, { onDelete: 'set null' }),
    /** The order that bought it; of a closed one it is open again. */
    orderId: idReference().references(() => orders.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('quote_lines_sku').on(t.quoteId, t.skuId),
    uniqueIndex('quote_lines_cart').on(t.cartSkuId).where(sql`${t.cartSkuId} is not null`),
    index().on(t.skuId),
    index().on(t.orderId).where(sql`${t.orderId} is not null`),
    check('quote_lines_count', sql`${t.count} between 1 and ${maxQuantity}`),
    check('quote_lines_price', sql`${t.quotedPrice} > 0`),
  ],
);
