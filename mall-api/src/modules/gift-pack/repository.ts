import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import {
  giftPackSkus,
  giftPacks,
  orderGiftPackSkus,
  orderGiftPacks,
  orderItems,
  orders,
  productSkus,
  productStocks,
  products,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { ordersInSight } from '../order/orders-in-sight';
import type { Choosable, Chosen } from './choice';
import type { grantPacks } from './grant';

/** A gift of a pack, with its stock and the chosen quantity. */
export interface PackGift extends Choosable {
  readonly skuId: string;
  readonly productId: string;
  /** Status of the product. */
  readonly status: number;
  readonly productImgUrl: string;
  readonly unitName: string;
  readonly unitCount: number;
  readonly sapUnit: string;
  /** Purchase price of one unit, in yuan. */
  readonly price: string;
  /** Pieces of the product in stock. */
  readonly pieces: number;
  readonly quantity: number;
}

export function giftPackRepository(db: Queries) {
  return {
    offers: () => db.select().from(giftPacks).where(eq(giftPacks.active, true)).orderBy(asc(giftPacks.id)),

    /** An order in the buyer's sight, with what its packs depend on. */
    async findOrder(buyer: Buyer, orderId: string) {
      const [order] = await db
        .select({ status: orders.status, clientType: orders.clientType })
        .from(orders)
        .where(and(eq(orders.id, orderId), ordersInSight(buyer)));
      return order;
    },

    ofOrder: (orderId: string) =>
      db
        .select()
        .from(orderGiftPacks)
        .where(eq(orderGiftPacks.orderId, orderId))
        .orderBy(asc(orderGiftPacks.id)),

    /** A pack of an order in the buyer's sight. */
    async find(buyer: Buyer, id: string) {
      const [found] = await db
        .select({ pack: orderGiftPacks, name: giftPacks.name })
        .from(orderGiftPacks)
        .innerJoin(giftPacks, eq(giftPacks.id, orderGiftPacks.giftPackId))
        .innerJoin(orders, eq(orders.id, orderGiftPacks.orderId))
        .where(and(eq(orderGiftPacks.id, id), ordersInSight(buyer)));
      return found;
    },

    /** The gifts of a pack with their stock and chosen quantities. */
    gifts: (id: string): Promise<PackGift[]> =>
      db
        .select({
          id: giftPackSkus.id,
          skuId: giftPackSkus.skuId,
          productId: products.id,
          status: products.status,
          model: products.model,
          name: products.name,
          productImgUrl: products.imageUrl,
          unitName: productSkus.name,
          unitCount: productSkus.unitCount,
          sapUnit: productSkus.sapUnit,
          price: productSkus.price,
          unitPrice: sql<string>`coalesce(${orderGiftPackSkus.unitPrice}, ${giftPackSkus.unitPrice})`,
          maxQty: giftPackSkus.maxQty,
          pieces: sql`coalesce(${productStocks.pieces}, 0)`.mapWith(Number),
          quantity: sql`coalesce(${orderGiftPackSkus.quantity}, 0)`.mapWith(Number),
        })
        .from(orderGiftPacks)
        .innerJoin(giftPackSkus, eq(giftPackSkus.giftPackId, orderGiftPacks.giftPackId))
        .innerJoin(productSkus, eq(productSkus.id, giftPackSkus.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(productStocks, eq(productStocks.productId, products.id))
        .leftJoin(
          orderGiftPackSkus,
          and(
            eq(orderGiftPackSkus.orderGiftPackId, orderGiftPacks.id),
            eq(orderGiftPackSkus.giftPackSkuId, giftPackSkus.id),
          ),
        )
        .where(eq(orderGiftPacks.id, id))
        .orderBy(asc(giftPackSkus.sort), asc(giftPackSkus.id)),

    insert: (orderId: string, packs: ReturnType<typeof grantPacks>) =>
      db
        .insert(orderGiftPacks)
        .values(packs.map((pack) => ({ ...pack, orderId })))
        .returning(),

    async close(id: string, status: 'submitted' | 'abandoned', at: Date): Promise<void> {
      await db.update(orderGiftPacks).set({ status, closedAt: at }).where(eq(orderGiftPacks.id, id));
    },

    /** Stores the choice and adds it to the order's items; in a split order to its first part. */
    async insertChosen(pack: OrderGiftPack, chosen: readonly Chosen<PackGift>[]): Promise<void> {
      await db.insert(orderGiftPackSkus).values(
        chosen.map(({ gift, quantity }) => ({
          orderGiftPackId: pack.id,
          giftPackSkuId: gift.id,
          quantity,
          unitPrice: gift.unitPrice,
        })),
      );
      const [part] = await db
        .select({ id: subOrders.id })
        .from(subOrders)
        .where(eq(subOrders.orderId, pack.orderId))
        .orderBy(asc(subOrders.sort))
        .limit(1);
      const count = await db.$count(orderItems, eq(orderItems.orderId, pack.orderId));
      await db.insert(orderItems).values(
        chosen.map(({ gift, quantity }, index) => ({
          orderId: pack.orderId,
          subOrderId: part?.id ?? null,
          productId: gift.productId,
          skuId: gift.skuId,
          productImgUrl: gift.productImgUrl,
          model: gift.model,
          name: gift.name,
          unitName: gift.unitName,
          unitCount: gift.unitCount,
          sapUnit: gift.sapUnit,
          quantity,
          price: gift.price,
          discountPrice: '0.00',
          payAmount: '0.00',
          gift: true,
          sort: count + index,
        })),
      );
    },
  };
}

export type OrderGiftPack = typeof orderGiftPacks.$inferSelect;
