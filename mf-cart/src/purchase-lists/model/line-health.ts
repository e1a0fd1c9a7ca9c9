import type { PurchaseListLine, ReplyOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { addAmounts, compareAmounts, formatYuan, multiplyAmount } from 'shared-kernel/money';
import { lackingLicences } from '../../model/licence-rules';
import { verdictText } from '../../model/verdict-text';

/** What a buyer should know of a line before ordering it. */
export interface LineHealth {
  /** As Chinese texts; empty for a line that is as it was. */
  notes: readonly string[];
  /** The buyer may order it, if perhaps less of it. */
  isSold: boolean;
  /** It is sold, but none is left. */
  isOut: boolean;
  /** It is sold, and some is left. */
  isOrderable: boolean;
}

const noLongerSold: readonly PurchaseListLine['verdict'][] = ['unlisted', 'notOrderable'];

const isSold = ({ verdict }: PurchaseListLine): boolean => !noLongerSold.includes(verdict);
const isOut = (line: PurchaseListLine): boolean => isSold(line) && line.sku.stockState === 'none';
/** It can be sent to the cart, in part perhaps. */
const isOrderable = (line: PurchaseListLine): boolean => isSold(line) && !isOut(line);

export function healthOf(line: PurchaseListLine, licences: ReplyOf<'client/licences'>): LineHealth {
  const { verdict, sku, seenPriceUnit } = line;
  const notes: string[] = [];
  if (isOut(line)) notes.push('暂时无货');
  else if (verdict !== 'added') notes.push(verdictText(line, '购物车'));
  else if (sku.stockQty !== null) notes.push(`库存紧张：仅剩 ${formatCount(sku.stockQty, sku.unitName)}`);
  const price = sku.discountPriceUnit;
  if (price !== null && seenPriceUnit !== null && compareAmounts(price, seenPriceUnit) !== 0) {
    notes.push(`价格已变更：${formatYuan(seenPriceUnit)} → ${formatYuan(price)}`);
  }
  for (const { qualificationName } of lackingLicences(licences, [sku.skuId])) {
    notes.push(`需要有效的“${qualificationName}”`);
  }
  return { notes, isSold: isSold(line), isOut: isOut(line), isOrderable: isOrderable(line) };
}

export const orderable = (lines: readonly PurchaseListLine[]): PurchaseListLine[] =>
  lines.filter(isOrderable);

/** Yuan for a line; null where it has no price. */
export const lineAmount = ({ sku, count }: PurchaseListLine): string | null =>
  sku.discountPriceUnit === null ? null : multiplyAmount(sku.discountPriceUnit, count);

/** Yuan for these lines. */
export const amountOf = (lines: readonly PurchaseListLine[]): string =>
  addAmounts(...lines.map((line) => lineAmount(line) ?? '0.00'));
