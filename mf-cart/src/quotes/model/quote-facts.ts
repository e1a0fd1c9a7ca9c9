import type { QuoteHead, QuoteLine } from 'shared-kernel/contracts';
import { formatCount, limits, printProblem } from 'shared-kernel/domain';
import { addAmounts, compareAmounts, multiplyAmount, subtractAmounts } from 'shared-kernel/money';

/** 报价 3，有效至 2026-12-01 – the validity of a quote, as it is told beside its state. */
export function validityText({ state, validUntil }: Pick<QuoteHead, 'state' | 'validUntil'>): string | null {
  if (validUntil === null) return null;
  return state === 'expired' ? `已于 ${validUntil} 到期` : `有效至 ${validUntil}`;
}

/** Yuan by which the quoted prices are lower; null when they are not, or not known. */
export function savingOf({
  listAmountUnit,
  quotedAmountUnit,
}: Pick<QuoteHead, 'listAmountUnit' | 'quotedAmountUnit'>): string | null {
  if (quotedAmountUnit === null || compareAmounts(listAmountUnit, quotedAmountUnit) <= 0) return null;
  return subtractAmounts(listAmountUnit, quotedAmountUnit);
}

/** What of a quote can still be ordered at its prices. */
export const leftLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.filter(({ order }) => order === null);

/** Yuan for lines at the quoted prices. */
export const quotedAmount = (lines: readonly QuoteLine[]): string =>
  addAmounts(
    ...lines.map(({ quotedPriceUnit, listPriceUnit, count }) =>
      multiplyAmount(quotedPriceUnit ?? listPriceUnit, count),
    ),
  );

/** 甲、乙 – colleagues in whose carts lines are. */
export const ownersText = (lines: readonly QuoteLine[]): string =>
  [...new Set(lines.flatMap(({ cartOwnerName }) => cartOwnerName ?? []))].join('、');

/** What the server would refuse in the note of a quote. */
export const noteProblem = (note: string): string | undefined =>
  printProblem(note) ??
  (note.trim().length > limits.quoteNoteMax
    ? `说明最多 ${formatCount(limits.quoteNoteMax, '个')}字`
    : undefined);
