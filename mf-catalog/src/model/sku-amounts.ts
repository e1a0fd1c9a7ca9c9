import type { ProductSku } from 'shared-kernel/contracts';
import { compareAmounts, multiplyAmount, pricePerPiece } from 'shared-kernel/money';

type Priced = Pick<ProductSku, 'priceUnit' | 'discountPriceUnit' | 'unitCount'>;

/** Yuan for one unit, as this buyer pays it; null where the buyer may not see prices. */
export const payPrice = ({ priceUnit, discountPriceUnit }: Priced): string | null =>
  discountPriceUnit ?? priceUnit;

/** The price to strike through: the original, when the buyer pays another one. */
export function struckPrice(sku: Priced): string | null {
  const price = payPrice(sku);
  return price !== null && sku.priceUnit !== null && compareAmounts(sku.priceUnit, price) !== 0
    ? sku.priceUnit
    : null;
}

/** Yuan for one piece: the unit's price divided by its piece count (docs/specification.md#product-detail). */
export function piecePrice(sku: Priced): string | null {
  const price = payPrice(sku);
  return price === null ? null : pricePerPiece(price, sku.unitCount);
}

/**
 * Yuan for `quantity` units: per-piece price times piece count times quantity
 * (docs/specification.md#product-detail). The per-piece price is not rounded on the way, so that the total
 * is what the cart will say.
 */
export function totalAmount(sku: Priced, quantity: number): string | null {
  const price = payPrice(sku);
  return price === null ? null : multiplyAmount(price, quantity);
}

/** Pieces in `quantity` units. Beyond 2^53 a number would lose pieces. */
export const pieceCount = ({ unitCount }: Priced, quantity: number): bigint =>
  BigInt(unitCount) * BigInt(quantity);
