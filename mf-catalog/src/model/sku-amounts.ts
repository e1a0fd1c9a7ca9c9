import type { ProductSku } from 'shared-kernel/contracts';
import { compareAmounts, multiplyAmount, pricePerPiece } from 'shared-kernel/money';

type Priced = Pick<ProductSku, 'priceUnit' | 'discountPriceUnit' | 'unitCount'>;

/** This buyer's price per unit in yuan; null where prices are hidden. */
export const payPrice = ({ priceUnit, discountPriceUnit }: Priced): string | null =>
  discountPriceUnit ?? priceUnit;

/** The original price, when the buyer pays another one; to be struck through. */
export function struckPrice(sku: Priced): string | null {
  const price = payPrice(sku);
  return price !== null && sku.priceUnit !== null && compareAmounts(sku.priceUnit, price) !== 0
    ? sku.priceUnit
    : null;
}

/**
 * Price per piece in yuan: the unit's price divided by its piece count
 * (docs/specification.md#product-detail).
 */
export function piecePrice(sku: Priced): string | null {
  const price = payPrice(sku);
  return price === null ? null : pricePerPiece(price, sku.unitCount);
}

/** The lowest price of a piece among units; undefined where prices are hidden. */
export const cheapestPiece = (skus: readonly ProductSku[]): { price: string; unit: string } | undefined =>
  skus
    .flatMap((sku) => {
      const price = piecePrice(sku);
      return price === null ? [] : [{ price, unit: sku.sapUnit }];
    })
    .toSorted((one, other) => compareAmounts(one.price, other.price))[0];

/**
 * Yuan for `quantity` units: price per piece times piece count times quantity
 * (docs/specification.md#product-detail). The price per piece is not rounded in between, so that the total
 * equals the cart's.
 */
export function totalAmount(sku: Priced, quantity: number): string | null {
  const price = payPrice(sku);
  return price === null ? null : multiplyAmount(price, quantity);
}

/** Pieces in `quantity` units, as a bigint: numbers beyond 2^53 are inexact. */
export const pieceCount = ({ unitCount }: Priced, quantity: number): bigint =>
  BigInt(unitCount) * BigInt(quantity);
