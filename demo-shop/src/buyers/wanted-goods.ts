import { listPrice, toAmount } from '../rows/prices';
import type { SeedBuyer } from './buyer';
import type { PriceList } from './price-list';

/** Goods that a demonstration buyer has put into a cart or a list. */
export interface WantedGoods {
  model: string;
  unit: string;
  count: number;
  /** The price was lower when the line was added. */
  priceRose?: boolean;
}

/** @returns the unit, at the price that this buyer saw; undefined when they may not order it */
export function seenGoods(
  { clientId, clientType }: SeedBuyer,
  { model, unit, priceRose }: WantedGoods,
  priceList: PriceList,
): { skuId: string; seenPrice: string } | undefined {
  const found = priceList
    .offers(clientType)
    .find(({ product, sku }) => product.model === model && sku.name === unit);
  if (!found) return undefined;
  const { discountPrice } = priceList.forClient(clientId, found);
  return {
    skuId: found.sku.id,
    seenPrice: toAmount(priceRose ? listPrice(discountPrice.times('0.94')) : discountPrice),
  };
}
