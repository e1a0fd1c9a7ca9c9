import { isSerial, type Table, widthOf } from './list-columns';
import { looksLikeCount, readListCount } from './list-count';

/** A typed row: product, perhaps something more, and quantity. */
export interface TypedRow {
  line: number;
  first: string;
  between: readonly string[];
  count: string;
  unit: string;
}

/** Text, a separator, a quantity, perhaps its unit: AL-PAA 2000 20 箱. */
const oneCell = /^(.*\S?)[\s,，;；、:：×*]+(\d[\d,，.]*\s*[\p{Script=Han}a-z]{0,4})$/iu;

const widest = 3;

/** The rows of a narrow table without headings, as people type them; null for a wider table. */
export function typedRows(rows: Table): TypedRow[] | null {
  const filled = rows.flatMap((row, index) => (row.some((cell) => cell !== '') ? [{ row, index }] : []));
  const table = filled.map(({ row }) => row);
  const width = widthOf(table);
  const serial = width > 2 && isSerial(table, 0, 0) ? 1 : 0;
  if (width - serial > widest) return null;
  return filled.map(({ row, index }) => ({ line: index + 1, ...typedRow(row.slice(serial)) }));
}

function typedRow(row: readonly string[]): Omit<TypedRow, 'line'> {
  const [first = '', ...others] = row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
  if (others.length === 0) {
    const [, text = first, count = ''] = oneCell.exec(first) ?? [];
    return { first: text.trim(), between: [], ...readListCount(count) };
  }
  const at = others.findLastIndex(looksLikeCount);
  if (at < 0) {
    const count = others.at(-1) ?? '';
    return { first, between: others.slice(0, -1).filter(Boolean), count, unit: '' };
  }
  const { count, unit } = readListCount(others[at] ?? '');
  return { first, between: others.slice(0, at).filter(Boolean), count, unit: unit || (others[at + 1] ?? '') };
}
