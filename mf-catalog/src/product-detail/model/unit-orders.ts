import type { BatchResult, ProductSku } from 'shared-kernel/contracts';
import { shortageText } from 'shared-kernel/domain';
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

/** Why a unit did not go into the cart, in the buyer's words; null when it did. */
export function whyNotAdded({ verdict, sku, shortage }: BatchResult): string | null {
  switch (verdict) {
    case 'added':
      return null;
    case 'stockShort':
      return sku && (shortage || sku.stockQty)
        ? shortageText(shortage ?? { maxQty: sku.stockQty ?? 0, held: 0 }, sku.unitName)
        : '库存不足';
    case 'overLimit':
      return '超出购物车的行数或数量上限';
    case 'notOrderable':
      return '您暂不可订购该规格';
    default:
      return '该规格已下架';
  }
}
