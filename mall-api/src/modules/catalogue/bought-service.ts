import type { OrderableProduct, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { isBeforeReview, type OrderStatus } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import { formatTime } from '../../wire/time';
import type { BoughtQueries } from './bought-queries';
import { type ProductRow, toCard } from './product-card';
import type { ProductQueries, UnitRow } from './product-queries';
import { toUnit } from './product-unit';

function toOrderable(row: ProductRow, units: readonly UnitRow[], buyer: Buyer): OrderableProduct {
  const card = toCard(row, buyer);
  return { ...card, productSkues: units.map((unit) => toUnit(unit, row.pieces, card.canOrder)) };
}

/** Products to buy again, and to buy on top of an order (docs/specification.md#catalogue-calls). */
export function createBoughtService(bought: BoughtQueries, products: ProductQueries) {
  return {
    /** What the buyer bought, the latest first, with the unit and count of the last time. */
    async page(
      buyer: Buyer,
      { name, ...page }: ParsedRequestOf<'order/bought/page'>,
    ): Promise<ReplyOf<'order/bought/page'>> {
      const [rows, total] = await Promise.all([
        bought.bought(buyer, name, page),
        bought.countBought(buyer, name),
      ]);
      if (rows.length === 0) return { list: [], total };
      const units = groupBy(
        await products.units(
          rows.map(({ id }) => id),
          buyer,
        ),
        ({ productId }) => productId,
      );
      const list = rows.map((row) => ({
        ...toOrderable(row, units.get(row.id) ?? [], buyer),
        lastSkuId: row.lastSkuId,
        lastCount: row.lastCount,
        lastTime: formatTime(row.lastAt),
      }));
      return { list, total };
    },

    /**
     * What may be bought on top of an order, with the units on offer; nothing once it has been reviewed.
     * @throws CallError 60004 for an order that is not the buyer's
     */
    async buyMore(
      buyer: Buyer,
      of: ParsedRequestOf<'product/buymore/list'>,
    ): Promise<ReplyOf<'product/buymore/list'>> {
      const order = await bought.order(buyer, of);
      if (!order) throw notFound('订单');
      if (!isBeforeReview(order.status as OrderStatus)) return [];
      const offered = await bought.buyMoreSkus(order.totalAmount);
      if (offered.length === 0) return [];
      const productIds = [...new Set(offered.map(({ productId }) => productId))];
      const [rows, units] = await Promise.all([
        bought.cards(productIds, buyer),
        products.units(productIds, buyer),
      ]);
      const skuIds = new Set(offered.map(({ skuId }) => skuId));
      const onOffer = groupBy(
        units.filter(({ id }) => skuIds.has(id)),
        ({ productId }) => productId,
      );
      return productIds
        .map((id) => rows.find((row) => row.id === id))
        .filter((row) => row !== undefined)
        .map((row) => toOrderable(row, onOffer.get(row.id) ?? [], buyer))
        .filter(({ canOrder }) => canOrder);
    },
  };
}

export type BoughtService = ReturnType<typeof createBoughtService>;
