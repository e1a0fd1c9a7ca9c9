import { readQuantity } from 'shared-kernel/domain';

/** Digits, then at most a word: 5 箱, 1,000盒, 3.00. */
const withUnit = /^([\d.,\s]+?)\s*([\p{Script=Han}a-z]{1,4})?$/iu;

/** Splits a quantity in a list from its unit; returns the text unchanged if it is not a quantity. */
export function readListCount(text: string): { count: string; unit: string } {
  const [, digits = '', unit = ''] = withUnit.exec(text.normalize('NFKC').trim()) ?? [];
  const { quantity } = readQuantity(digits);
  return quantity === undefined ? { count: text, unit: '' } : { count: String(quantity), unit };
}

/** Whether a cell could be a quantity. */
export const looksLikeCount = (text: string): boolean => /^\d+$/.test(readListCount(text).count);
