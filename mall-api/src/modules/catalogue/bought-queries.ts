import { and, asc, count, countDistinct, desc, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from 'shared-kernel/contracts';
import { statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import { matchesWords, type WantedWords } from '../../db/product-search';
import {
  buyMoreSkus,
  orderGiftPacks,
  orderItems,
  orders,
  productSkus,
  productStocks,
  products,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { type Page, toLimit } from '../../wire/page';
import { ordersInSight } from '../order/orders-in-sight';
import { ordersForRhythm } from './order-rhythm';
import { cardColumns, offerFor, type ProductRow } from './product-card';

export interface BoughtRow extends ProductRow {
  lastSkuId: string;
  lastCount: number;
  lastAt: Date;
}

const orderDay = sql<string>`(${orders.createdAt} at time zone 'Asia/Shanghai')::date::text`;

/** The buyer's order items that count as purchases: not of closed orders, no gifts. */
const boughtBy = (buyer: Buyer) =>
  and(
    eq(orders.memberId, buyer.memberId),
    notInArray(orders.status, [...statusesIn('closed')]),
    eq(orderItems.gift, false),
  );

/** Queries products by order history. */
export function boughtQueries(db: Queries) {
  /** Each product that the buyer purchased, with the latest time. */
  const lastPurchases = (buyer: Buyer, words: WantedWords) =>
    db
      .selectDistinctOn([orderItems.productId], {
        productId: orderItems.productId,
        skuId: orderItems.skuId,
        quantity: orderItems.quantity,
        boughtAt: sql<Date>`${orders.createdAt}`.mapWith(orders.createdAt).as('bought_at'),
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(and(boughtBy(buyer), matchesWords(words)))
      .orderBy(orderItems.productId, desc(orders.createdAt), desc(orderItems.id))
      .as('purchase');

  return {
    /** Order days (`YYYY-MM-DD`) of each product with enough of them for a rhythm. */
    orderDays: (buyer: Buyer, since: Date) =>
      db
        .select({
          productId: orderItems.productId,
          days: sql<string[]>`json_agg(distinct ${orderDay})`,
        })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(and(boughtBy(buyer), gte(orders.createdAt, since)))
        .groupBy(orderItems.productId)
        .having(gte(countDistinct(orderDay), ordersForRhythm)),

    /** A page of purchased products: the given leading ones, then the latest first. */
    bought(
      buyer: Buyer,
      { words, leading, ...page }: { words: WantedWords; leading: readonly string[] } & Page,
    ): Promise<BoughtRow[]> {
      const { limit, offset } = toLimit(page);
      const purchase = lastPurchases(buyer, words);
      const leads = leading.length > 0 ? [desc(inArray(purchase.productId, [...leading]))] : [];
      const shown = db
        .select()
        .from(purchase)
        .orderBy(...leads, desc(purchase.boughtAt), asc(purchase.productId))
        .limit(limit)
        .offset(offset)
        .as('shown');
      const offer = offerFor(db, buyer.clientId);
      return db
        .select({
          ...cardColumns(db, offer, buyer),
          lastSkuId: shown.skuId,
          lastCount: shown.quantity,
          lastAt: shown.boughtAt,
        })
        .from(shown)
        .innerJoin(products, eq(products.id, shown.productId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoinLateral(offer, sql`true`)
        .orderBy(
          ...(leading.length > 0 ? [desc(inArray(shown.productId, [...leading]))] : []),
          desc(shown.boughtAt),
          asc(shown.productId),
        ) as Promise<BoughtRow[]>;
    },

    /** The unit in which the buyer purchased a product last. */
    async lastUnit(buyer: Buyer, productId: string): Promise<string | undefined> {
      const [last] = await db
        .select({ skuId: orderItems.skuId })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(and(boughtBy(buyer), eq(orderItems.productId, productId)))
        .orderBy(desc(orders.createdAt), desc(orderItems.id))
        .limit(1);
      return last?.skuId;
    },

    async countBought(buyer: Buyer, words: WantedWords): Promise<number> {
      const [row] = await db.select({ total: count() }).from(lastPurchases(buyer, words));
      return row?.total ?? 0;
    },

    /** An order in the buyer's sight, or the one that earned a gift pack, with what "buy more" depends on. */
    async order(buyer: Buyer, { orderId, giftPacksOrderId }: ParsedRequestOf<'product/buymore/list'>) {
      const ofPack = (packId: string) =>
        inArray(
          orders.id,
          db.select({ id: orderGiftPacks.orderId }).from(orderGiftPacks).where(eq(orderGiftPacks.id, packId)),
        );
      if (orderId === undefined && giftPacksOrderId === undefined) return undefined;
      const [order] = await db
        .select({ status: orders.status, totalAmount: orders.totalAmount })
        .from(orders)
        .where(
          and(
            ordersInSight(buyer),
            orderId === undefined ? undefined : eq(orders.id, orderId),
            giftPacksOrderId === undefined ? undefined : ofPack(giftPacksOrderId),
          ),
        );
      return order;
    },

    /** SKUs offered as add-ons to an order of this total, in offer order. */
    buyMoreSkus: (totalAmount: string) =>
      db
        .select({ skuId: buyMoreSkus.skuId, productId: productSkus.productId })
        .from(buyMoreSkus)
        .innerJoin(productSkus, eq(productSkus.id, buyMoreSkus.skuId))
        .where(lte(buyMoreSkus.minOrderAmount, totalAmount))
        .orderBy(asc(buyMoreSkus.sort), asc(buyMoreSkus.skuId)),
  };
}

export type BoughtQueries = ReturnType<typeof boughtQueries>;
