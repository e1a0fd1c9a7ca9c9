import type { BatchResult } from 'shared-kernel/contracts';
import { shortageText } from 'shared-kernel/domain';

/** Why a unit was not added to the cart, as Chinese text; null when it was. */
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
