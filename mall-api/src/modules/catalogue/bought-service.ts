import type { ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { isBeforeReview, type OrderStatus } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import { noWords } from '../../db/product-search';
import type { Buyer } from '../../http/buyer';
import { notFound } from '../../http/call-error';
import { addDays, formatDate, formatTime } from '../../wire/time';
import type { Search } from '../search/understand';
import type { BoughtQueries } from './bought-queries';
import { rhythmOf } from './order-rhythm';
import type { ProductQueries } from './product-queries';
import { toOrderable, toRows } from './product-rows';

/** Days of history that count for a rhythm. */
const rhythmDays = 730;

/** Products to reorder, and add-ons to an order (docs/specification.md#catalogue-calls). */
export function createBoughtService(
  bought: BoughtQueries,
  products: ProductQueries,
  search: Search,
  clock: () => Date,
) {
  const rhythms = async (buyer: Buyer) => {
    const today = formatDate(clock());
    const found = await bought.orderDays(buyer, addDays(clock(), -rhythmDays));
    return new Map(
      found.flatMap(({ productId, days }) => {
        const rhythm = rhythmOf(days, today);
        return rhythm ? [[productId, rhythm] as const] : [];
      }),
    );
  };

  return {
    /**
     * Returns the buyer's purchases, latest first, with last unit and count and the rhythm; with `dueFirst`
     * due ones lead.
     */
    async page(
      buyer: Buyer,
      { name, dueFirst, ...page }: ParsedRequestOf<'order/bought/page'>,
    ): Promise<ReplyOf<'order/bought/page'>> {
      const rhythm = await rhythms(buyer);
      const leading = dueFirst ? [...rhythm].flatMap(([id, { isDue }]) => (isDue ? [id] : [])) : [];
      const words = name ? await search.understand(name) : noWords;
      const [rows, total] = await Promise.all([
        bought.bought(buyer, { words, leading, ...page }),
        bought.countBought(buyer, words),
      ]);
      const shown = await toRows(rows, products, buyer);
      const list = rows.flatMap(({ lastSkuId, lastCount, lastAt }, place) => {
        const row = shown[place];
        if (!row) return [];
        const { everyDays = null, isDue = false } = rhythm.get(row.id) ?? {};
        return [{ ...row, lastSkuId, lastCount, lastTime: formatTime(lastAt), everyDays, isDue }];
      });
      return { list, total };
    },

    lastUnit: bought.lastUnit,

    /**
     * Returns add-ons to an order with their units; none once the order has been reviewed.
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
        products.cards(productIds, buyer),
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
