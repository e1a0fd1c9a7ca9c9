import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { productSkus } from './catalogue';
import { consignees, dealers, hospitals } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';

const maxQuantity = sql.raw('999999999999999');

/** A cart line. Buyers who choose a dealer have one cart per dealer (dealerCode). */
export const memberCartSkus = pgTable(
  'member_cart_skus',
  {
    id: id(),
    memberId: idReference()
      .notNull()
      .references(() => members.id),
    dealerCode: text().references(() => dealers.code),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    /** Units; for a split line at least the sum of its parts. */
    count: quantity().notNull(),
    /**
     * For a split line: the quantity to distribute. A temporarily too large part raises the count, not this.
     */
    wantedCount: quantity(),
    selected: boolean().notNull().default(true),
    /** Was selected before a "buy now"; selected again afterwards. */
    setAside: boolean().notNull().default(false),
    /** Units in the cart before "buy now"; restored afterwards. */
    earlierCount: quantity(),
    /** The buyer's note to this line; '' for none. */
    note: text().notNull().default(''),
    /** Unit price when the line was added or last changed. */
    seenPrice: money().notNull(),
    /** A newer price that the buyer has seen; submission reports a price that the buyer has not seen. */
    shownPrice: money(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('member_cart_skus_line').on(t.memberId, t.dealerCode, t.skuId).nullsNotDistinct(),
    index().on(t.skuId),
    check('member_cart_skus_count', sql`${t.count} between 1 and ${maxQuantity}`),
    check('member_cart_skus_earlier_count', sql`${t.earlierCount} between 0 and ${maxQuantity}`),
  ],
);

/** A consignee's part of a split cart line. */
export const cartSkuConsignees = pgTable(
  'cart_sku_consignees',
  {
    id: id(),
    cartSkuId: idReference()
      .notNull()
      .references(() => memberCartSkus.id, { onDelete: 'cascade' }),
    hospitalId: idReference().references(() => hospitals.id),
    consigneeId: idReference()
      .notNull()
      .references(() => consignees.id),
    count: quantity().notNull().default(1),
    sort: integer().notNull().default(0),
  },
  (t) => [
    unique('cart_sku_consignees_address').on(t.cartSkuId, t.consigneeId),
    index().on(t.consigneeId),
    check('cart_sku_consignees_count', sql`${t.count} between 1 and ${maxQuantity}`),
  ],
);

export const cartSkuGifts = pgTable(
  'cart_sku_gifts',
  {
    cartSkuId: idReference()
      .notNull()
      .references(() => memberCartSkus.id, { onDelete: 'cascade' }),
    giftSkuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    count: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cartSkuId, t.giftSkuId] }),
    check('cart_sku_gifts_count', sql`${t.count} between 1 and ${maxQuantity}`),
  ],
);
