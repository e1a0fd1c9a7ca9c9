import type { MemberCartSku } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { exceedsStock, hasNewPrice } from '../../model/cart-lines';

/** A line's price change, before and after; null when the buyer knows the price. */
export const priceNote = (line: MemberCartSku): string | null =>
  line.previousPriceUnit !== null && hasNewPrice(line)
    ? `价格已变更：${formatYuan(line.previousPriceUnit)} → ${formatYuan(line.discountPriceUnit)}`
    : null;

/** The rest of a line's stock, when that is low. */
export function stockNote(line: MemberCartSku): string | null {
  const { maxQty, stockQty, stockState, unitName } = line;
  if (maxQty === 0) return '暂时无货';
  if (exceedsStock(line)) return `库存不足：最多可买 ${formatCount(maxQty, unitName)}`;
  return stockState === 'short' ? `库存紧张：仅剩 ${formatCount(stockQty ?? maxQty, unitName)}` : null;
}
