import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { qysStatus, statusesIn } from 'shared-kernel/domain';
import type { Queries } from '../../db/database';
import {
  cartSkuConsignees,
  clientSkuPrices,
  clients,
  memberCartSkus,
  orderConsignees,
  orderContracts,
  orderItems,
  orders,
  productSkus,
  productStocks,
  products,
  rebateEntries,
  rebates,
  skuGifts,
  subOrders,
} from '../../db/schema';
import type { Buyer } from '../../http/buyer';
import { knownPrice } from '../cart/repository';
import { agreedWith, discountPrice, originalPrice } from '../catalogue/client-price';

const offered = {
  skuId: productSkus.id,
  productId: products.id,
  productName: products.name,
  status: products.status,
  canOrder: products.canOrder,
  orderClientTypes: products.orderClientTypes,
  unitCount: productSkus.unitCount,
  price: originalPrice,
  discountPrice,
};

/** Columns that an order item copies from its product. */
const copied = {
  model: products.model,
  name: products.name,
  productImgUrl: products.imageUrl,
  unitName: productSkus.name,
  sapUnit: productSkus.sapUnit,
};

/** Queries of an order's submission, all for one transaction. */
export function submitRepository(tx: Queries) {
  return {
    /** The buyer's cart lines of these SKUs, locked: those of the chosen dealer and those without one. */
    lockLines: (buyer: Buyer, skuIds: readonly string[], dealerCode: string | undefined) =>
      tx
        .select({
          cartSkuId: memberCartSkus.id,
          count: memberCartSkus.count,
          note: memberCartSkus.note,
          knownPrice,
          ...offered,
          ...copied,
        })
        .from(memberCartSkus)
        .innerJoin(productSkus, eq(productSkus.id, memberCartSkus.skuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .where(
          and(
            eq(memberCartSkus.memberId, buyer.memberId),
            inArray(memberCartSkus.skuId, [...skuIds]),
            or(
              isNull(memberCartSkus.dealerCode),
              dealerCode === undefined ? sql`true` : eq(memberCartSkus.dealerCode, dealerCode),
            ),
          ),
        )
        .orderBy(asc(memberCartSkus.id))
        .for('update', { of: memberCartSkus }),

    parts: (cartSkuIds: readonly string[]) =>
      tx
        .select({
          cartSkuId: cartSkuConsignees.cartSkuId,
          consigneeId: cartSkuConsignees.consigneeId,
          count: cartSkuConsignees.count,
        })
        .from(cartSkuConsignees)
        .where(inArray(cartSkuConsignees.cartSkuId, [...cartSkuIds])),

    /** Gifts of these SKUs. */
    gifts: (buyer: Buyer, skuIds: readonly string[], codes: readonly string[]) =>
      tx
        .select({ ofSkuId: skuGifts.skuId, code: productSkus.code, ...offered, ...copied })
        .from(skuGifts)
        .innerJoin(productSkus, eq(productSkus.id, skuGifts.giftSkuId))
        .innerJoin(products, eq(products.id, productSkus.productId))
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .where(
          and(
            inArray(skuGifts.skuId, [...skuIds]),
            inArray(productSkus.code, [...codes]),
            eq(products.status, 1),
          ),
        ),

    /** Stock of products, locked in id order, so that two orders cannot deadlock. */
    async lockStock(productIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await tx
        .select()
        .from(productStocks)
        .where(inArray(productStocks.productId, [...productIds]))
        .orderBy(asc(productStocks.productId))
        .for('update');
      return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
    },

    async takeStock(pieces: ReadonlyMap<string, number>): Promise<void> {
      const taken = sql.join(
        [...pieces].map(([productId, count]) => sql`(${productId}::bigint, ${count}::bigint)`),
        sql`, `,
      );
      await tx.execute(sql`
        update ${productStocks} set pieces = ${productStocks.pieces} - taken.pieces
        from (values ${taken}) as taken (product_id, pieces)
        where ${productStocks.productId} = taken.product_id`);
    },

    /** The client's rebate, locked until the transaction ends. */
    async lockRebate(buyer: Buyer): Promise<string> {
      const [row] = await tx
        .select({ balance: rebates.balance })
        .from(rebates)
        .where(eq(rebates.clientId, buyer.clientId))
        .for('update');
      return row?.balance ?? '0.00';
    },

    async spendRebate(
      buyer: Buyer,
      order: { id: string; no: string },
      amount: string,
      at: Date,
    ): Promise<void> {
      await tx
        .update(rebates)
        .set({ balance: sql`${rebates.balance} - ${amount}::numeric` })
        .where(eq(rebates.clientId, buyer.clientId));
      await tx.insert(rebateEntries).values({
        clientId: buyer.clientId,
        orderId: order.id,
        amount: `-${amount}`,
        reason: `订单 ${order.no} 使用返利`,
        createdAt: at,
      });
    },

    async nextOrderNumber(): Promise<number> {
      const { rows } = await tx.execute<{ number: string }>(
        sql`select nextval('order_no_seq')::text as number`,
      );
      return Number(rows[0]?.number);
    },

    /**
     * Whether the client has no other order that is not closed; of concurrent submissions, one is the first.
     */
    async isFirstOrder(buyer: Buyer): Promise<boolean> {
      const hasOthers = async () => {
        const others = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(eq(orders.clientId, buyer.clientId), notInArray(orders.status, [...statusesIn('closed')])),
          )
          .limit(1);
        return others.length > 0;
      };
      if (await hasOthers()) return false;
      await tx
        .select({ id: clients.id })
        .from(clients)
        .where(eq(clients.id, buyer.clientId))
        .for('no key update');
      return !(await hasOthers());
    },

    async insertOrder(order: typeof orders.$inferInsert): Promise<string> {
      const [inserted] = await tx.insert(orders).values(order).returning({ id: orders.id });
      if (!inserted) throw new Error('the order was not inserted');
      return inserted.id;
    },

    async insertConsignee(consignee: typeof orderConsignees.$inferInsert): Promise<void> {
      await tx.insert(orderConsignees).values(consignee);
    },

    /** @returns the sub-orders' ids by their address */
    async insertSubOrders(rows: (typeof subOrders.$inferInsert)[]): Promise<Map<string, string>> {
      const inserted = await tx
        .insert(subOrders)
        .values(rows)
        .returning({ id: subOrders.id, consigneeId: subOrders.consigneeId });
      return new Map(inserted.map(({ id, consigneeId }) => [consigneeId ?? '', id]));
    },

    async insertItems(items: (typeof orderItems.$inferInsert)[]): Promise<void> {
      await tx.insert(orderItems).values(items);
    },

    /** Adds the contract of a new order, for electronic signature if the client signs that way. */
    async insertContract(
      buyer: Buyer,
      contract: { orderId: string; no: string; awaitsApproval: boolean },
    ): Promise<void> {
      const signs = tx
        .select({ status: sql`case when ${clients.signQys} then ${qysStatus.toSign}::int else 0 end` })
        .from(clients)
        .where(eq(clients.id, buyer.clientId));
      await tx.insert(orderContracts).values({ ...contract, qysStatus: sql`(${signs})` });
    },

    /** Marks the current prices of these SKUs as seen by the buyer. */
    async markPricesSeen(buyer: Buyer, skuIds: readonly string[]): Promise<void> {
      const today = tx
        .select({ skuId: productSkus.id, price: discountPrice.as('price') })
        .from(productSkus)
        .leftJoin(clientSkuPrices, agreedWith(buyer.clientId))
        .where(inArray(productSkus.id, [...skuIds]))
        .as('today');
      await tx
        .update(memberCartSkus)
        .set({ shownPrice: sql`${today.price}` })
        .from(today)
        .where(and(eq(memberCartSkus.memberId, buyer.memberId), eq(memberCartSkus.skuId, today.skuId)));
    },
  };
}
