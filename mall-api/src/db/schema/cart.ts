import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { productSkus } from './catalogue';
import { consignees, dealers, hospitals } from './client';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { members } from './member';

const maxQuantity = sql.raw('999999999999999');

/** A cart line. Buyers who choose a dealer have one cart for each dealer (dealerCode). */
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
    /** Units that the buyer wants; in a split, never less than its parts add up to. */
    count: quantity().notNull(),
    /** In a split: what the buyer set out to give out. A part that is too large for a moment raises the count, not this. */
    wantedCount: quantity(),
    selected: boolean().notNull().default(true),
    /** Was ticked until something else was bought at once; ticked again afterwards. */
    setAside: boolean().notNull().default(false),
    /** Units that were in the cart before this one was bought at once, and go back into it afterwards. */
    earlierCount: quantity(),
    /** The buyer's words to this line; '' for none. */
    note: text().notNull().default(''),
    /** Price for one unit when the line was put in or last changed. */
    seenPrice: money().notNull(),
    /** Another price that the buyer has been shown since; submission tells of one that the buyer does not know. */
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

/** Where a part of a cart line goes, in a split delivery. */
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
