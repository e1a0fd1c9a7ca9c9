import type { MemberCartSku } from 'shared-kernel/contracts';
import { formatAmount } from 'shared-kernel/money';
import { exceedsStock } from './cart-lines';

/** What the buyer has to know of a line before submitting: a changed price, short or no stock. */
export function lineNotes(line: MemberCartSku): string[] {
  return [priceNote(line), stockNote(line)].filter((note) => note !== null);
}

const yuan = (amount: string) => `¥ ${formatAmount(amount)}`;

const priceNote = ({ previousPriceUnit, discountPriceUnit }: MemberCartSku): string | null =>
  previousPriceUnit === null || previousPriceUnit === discountPriceUnit
    ? null
    : `价格已变更：${yuan(previousPriceUnit)} → ${yuan(discountPriceUnit)}，提交前请确认`;

function stockNote(line: MemberCartSku): string | null {
  const { maxQty, stockQty, stockState, unitName } = line;
  if (maxQty === 0) return '暂时无货';
  if (exceedsStock(line)) return `库存不足：最多可买 ${maxQty} ${unitName}`;
  return stockState === 'short' ? `库存紧张：仅剩 ${stockQty ?? maxQty} ${unitName}` : null;
}
