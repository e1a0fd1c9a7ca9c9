import type { ProductSku } from 'shared-kernel/contracts';
import { addAmounts } from 'shared-kernel/money';
import { pieceCount, totalAmount } from '../../model/sku-amounts';

/** How many of each unit are wanted, by SKU id. */
export type UnitCounts = Readonly<Record<string, number>>;

/** The units of which any are wanted, as the cart takes them. */
export const wantedUnits = (skus: readonly ProductSku[], counts: UnitCounts) =>
  skus.map(({ id }) => ({ skuId: id, count: counts[id] ?? 0 })).filter(({ count }) => count > 0);

/** Yuan for all that is wanted together. */
export const unitsTotal = (skus: readonly ProductSku[], counts: UnitCounts): string =>
  addAmounts(...skus.map((sku) => totalAmount(sku, counts[sku.id] ?? 0) ?? '0.00'));

/** Pieces of all that is wanted together. */
export const unitsPieces = (skus: readonly ProductSku[], counts: UnitCounts): bigint =>
  skus.reduce((sum, sku) => sum + pieceCount(sku, counts[sku.id] ?? 0), 0n);
