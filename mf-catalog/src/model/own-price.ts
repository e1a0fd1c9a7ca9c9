import type { Product } from 'shared-kernel/contracts';
import { compareAmounts } from 'shared-kernel/money';

type Priced = Pick<Product, 'canOrder' | 'gwPrice' | 'minPriceUnit' | 'maxPriceUnit'>;

/**
 * What a buyer pays for a product of a list, where the list price beside it does not say it; yuan for its cheapest
 * unit, and whether other units cost more. Null for who may not order it.
 */
export function ownPrice({ canOrder, gwPrice, minPriceUnit, maxPriceUnit }: Priced) {
  if (!canOrder || minPriceUnit === null) return null;
  if (gwPrice !== null && compareAmounts(gwPrice, minPriceUnit) === 0) return null;
  return {
    amount: minPriceUnit,
    isLowest: maxPriceUnit !== null && compareAmounts(maxPriceUnit, minPriceUnit) > 0,
  };
}
