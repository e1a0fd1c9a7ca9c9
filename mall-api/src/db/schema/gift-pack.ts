import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { productSkus } from './catalogue';
import { createdAt, id, idReference, moment, money, quantity } from './columns';
import { orders } from './order';

export const giftPackKinds = ['amount', 'quantity', 'first_order'] as const;

/**
 * A gift pack offer. amount: gifts up to the order's total × rate; quantity: up to maxQty pieces;
 * first_order: a client's first order, up to maxQty pieces within validDays.
 */
export const giftPacks = pgTable(
  'gift_packs',
  {
    id: id(),
    kind: text({ enum: giftPackKinds }).notNull(),
    name: text().notNull(),
    minOrderAmount: money().notNull().default('0'),
    rate: numeric({ precision: 6, scale: 4 }),
    maxQty: quantity(),
    validDays: integer(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    check('gift_packs_kind', sql`${t.kind} in ('amount', 'quantity', 'first_order')`),
    check('gift_packs_cap', sql`case when ${t.kind} = 'amount' then ${t.rate} > 0 else ${t.maxQty} > 0 end`),
  ],
);

/** A gift to choose from a pack. unitPrice is the value of one unit. */
export const giftPackSkus = pgTable(
  'gift_pack_skus',
  {
    id: id(),
    giftPackId: idReference()
      .notNull()
      .references(() => giftPacks.id, { onDelete: 'cascade' }),
    skuId: idReference()
      .notNull()
      .references(() => productSkus.id),
    unitPrice: money().notNull(),
    maxQty: quantity().notNull(),
    sort: integer().notNull().default(0),
  },
  (t) => [unique('gift_pack_skus_sku').on(t.giftPackId, t.skuId)],
);

/** An order's gift pack. It is configured once: submitted, abandoned and forfeited are final. */
export const orderGiftPacks = pgTable(
  'order_gift_packs',
  {
    id: id(),
    orderId: idReference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    giftPackId: idReference()
      .notNull()
      .references(() => giftPacks.id),
    kind: text({ enum: giftPackKinds }).notNull(),
    status: text({ enum: ['open', 'submitted', 'abandoned', 'forfeited'] })
      .notNull()
      .default('open'),
    maxAmount: money(),
    maxQty: quantity(),
    expireAt: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (t) => [
    unique('order_gift_packs_pack').on(t.orderId, t.giftPackId),
    check('order_gift_packs_cap', sql`num_nonnulls(${t.maxAmount}, ${t.maxQty}) = 1`),
    index('order_gift_packs_expiring').on(t.expireAt).where(sql`${t.status} = 'open'`),
  ],
);

/** The buyer's chosen gifts. */
export const orderGiftPackSkus = pgTable(
  'order_gift_pack_skus',
  {
    orderGiftPackId: idReference()
      .notNull()
      .references(() => orderGiftPacks.id, { onDelete: 'cascade' }),
    giftPackSkuId: idReference()
      .notNull()
      .references(() => giftPackSkus.id),
    quantity: quantity().notNull(),
    unitPrice: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderGiftPackId, t.giftPackSkuId] }),
    check('order_gift_pack_skus_quantity', sql`${t.quantity} > 0`),
  ],
);
