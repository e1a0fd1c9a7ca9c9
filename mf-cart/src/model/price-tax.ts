import type { MemberCartSku } from 'shared-kernel/contracts';

/** What the heading says of all prices: with tax, without, or nothing. */
export type HeadedTax = boolean | null;

const texts = { true: '含税', false: '未税' } as const;

/** Whether the prices include tax, if those of all lines agree; lines where it is not stated do not. */
export function headedTax(lines: readonly Pick<MemberCartSku, 'taxIncluded'>[]): HeadedTax {
  const stated = new Set(lines.map(({ taxIncluded }) => taxIncluded).filter((tax) => tax !== null));
  const [only] = stated;
  return stated.size === 1 && only !== undefined ? only : null;
}

/** 您的价（含税） */
export const priceTitle = (title: string, tax: HeadedTax): string =>
  tax === null ? title : `${title}（${texts[`${tax}`]}）`;

/** What a line has to say itself: nothing where the heading has said it. */
export function taxNote(taxIncluded: boolean | null, headed: HeadedTax): string | null {
  if (taxIncluded === headed) return null;
  return taxIncluded === null ? '未注明含税' : texts[`${taxIncluded}`];
}
