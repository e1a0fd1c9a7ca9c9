import type { LeftRequestLine, PurchaseRequestHead, PurchaseRequestLine } from 'shared-kernel/contracts';
import {
  formatCount,
  type RequestLineState,
  requestLineStateNames,
  requestLineStates,
  shortageText,
} from 'shared-kernel/domain';
import { addAmounts, compareAmounts, formatYuan, multiplyAmount } from 'shared-kernel/money';
import { verdictText } from '../../model/verdict-text';

/** What a request as a whole waits for, or has come to. */
export const stateOfRequest = ({ states }: Pick<PurchaseRequestHead, 'states'>): RequestLineState =>
  requestLineStates.find((state) => states[state] > 0) ?? 'open';

/** 待处理 3，采购中 1 – where its goods are in several states. */
export function statesText({ states }: Pick<PurchaseRequestHead, 'states'>): string | null {
  const some = requestLineStates.filter((state) => states[state] > 0);
  if (some.length < 2) return null;
  return some.map((state) => `${requestLineStateNames[state]} ${states[state]}`).join('，');
}

/** 申请 12 · 手术室 */
export const requestTitle = ({ no, department }: Pick<PurchaseRequestHead, 'no' | 'department'>): string =>
  department ? `申请 ${no} · ${department}` : `申请 ${no}`;

export const isOpen = ({ state }: PurchaseRequestLine): boolean => state === 'open';

/** It can go into the cart: open, and sold. */
export const isTakeable = (line: PurchaseRequestLine): boolean => isOpen(line) && line.priceUnit !== null;

/** Yuan for what is open of lines, at today's prices. */
export const openAmount = (lines: readonly PurchaseRequestLine[]): string =>
  addAmounts(
    ...lines.map(({ priceUnit, openCount }) =>
      priceUnit === null ? '0.00' : multiplyAmount(priceUnit, openCount),
    ),
  );

/** What has changed since the request was made, as Chinese texts. */
export function lineNotes(line: PurchaseRequestLine): string[] {
  const { state, askedCount, count, unitName, seenPriceUnit, priceUnit, openCount } = line;
  const notes: string[] = [];
  if (count !== askedCount)
    notes.push(`申请 ${formatCount(askedCount, unitName)}，改为 ${formatCount(count, unitName)}`);
  if (state !== 'open') return notes;
  if (openCount < count) notes.push(`还有 ${formatCount(openCount, unitName)}待处理`);
  if (priceUnit === null) notes.push('已下架或当前不可订购');
  else if (compareAmounts(priceUnit, seenPriceUnit) !== 0)
    notes.push(`价格已变更：${formatYuan(seenPriceUnit)} → ${formatYuan(priceUnit)}`);
  return notes;
}

/** 凝胶 3 瓶：库存不足… */
export function leftText({ productName, unitName, count, verdict, shortage }: LeftRequestLine): string {
  const why = shortage
    ? shortageText(shortage, unitName, '购物车')
    : verdictText({ verdict, sku: null }, '购物车');
  return `${productName} ${formatCount(count, unitName)}：${why}`;
}
