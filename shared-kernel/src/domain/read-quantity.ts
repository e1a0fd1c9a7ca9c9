import { limits } from './limits';

/** Why a text is not a quantity. */
export type QuantityProblem = 'empty' | 'notANumber' | 'negative' | 'fraction' | 'tooLong';

/** A quantity in pieces or units, from 0 to 999999999999999, or why the text is not one. */
export type ReadQuantity =
  | { quantity: number; problem?: never }
  | { quantity?: never; problem: QuantityProblem };

export const quantityProblemTexts: Readonly<Record<QuantityProblem, string>> = {
  empty: '请填写数量',
  notANumber: '请填写整数',
  negative: '数量不能为负数',
  fraction: '数量不能有小数',
  tooLong: '数量最多 15 位',
};

const grouped = /^\d{1,3}(,\d{3})+(?=\.|$)/;
const plain = /^(\d+)(?:\.(\d*))?$/;

/**
 * Parses a whole number as typed or pasted: `10`, `10.00`, `1,000`, `1 000`, `１２`. Any other text is refused,
 * never coerced.
 */
export function readQuantity(text: string): ReadQuantity {
  const typed = text.normalize('NFKC').replace(/\s/g, '');
  if (typed === '') return { problem: 'empty' };
  if (/^[-−]\d/.test(typed)) return { problem: 'negative' };
  const [, whole, decimals = ''] = plain.exec(grouped.test(typed) ? typed.replaceAll(',', '') : typed) ?? [];
  if (whole === undefined) return { problem: 'notANumber' };
  if (/[1-9]/.test(decimals)) return { problem: 'fraction' };
  const quantity = Number(whole);
  return quantity > limits.maxQuantity ? { problem: 'tooLong' } : { quantity };
}
