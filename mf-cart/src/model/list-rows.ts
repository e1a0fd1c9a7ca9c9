import type { ListColumns, Table } from './list-columns';
import type { ListField } from './list-headings';

/** A row of an imported list. */
export interface ListRow {
  /** Its row number in the sheet, from 1. */
  line: number;
  cells: Readonly<Partial<Record<ListField, string>>>;
}

/** A row without goods, e.g. a total or a note. */
export interface SkippedRow {
  line: number;
  text: string;
}

const total =
  /^(本页|本表|以上)?(合\s*计|总\s*计|小\s*计|共\s*计|总\s*数|sum|total)[^\p{L}]*\p{Script=Han}{0,2}$/iu;
const note =
  /^(注|备注|说明|附注|制表|制单|审核|审批|批准|复核|申请人|申领人|采购员|经办|联系|收货|日期|签字|签章|签名|填表|主任|科室|电话|地址|送货)[\p{Script=Han}/、\s]{0,8}[:：]/u;

/** The rows of a list, and the rows skipped: totals, notes, headings repeated on a new page. */
export function listRows(
  rows: Table,
  { start, at }: ListColumns,
): { rows: ListRow[]; skipped: SkippedRow[] } {
  const heading = start > 0 ? (rows[start - 1] ?? []).join('\t') : null;
  const fields = Object.entries(at) as [ListField, number][];
  const taken: ListRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const filled = row.filter((cell) => cell !== '');
    if (index < start || filled.length === 0) continue;
    const cells = Object.fromEntries(fields.map(([field, column]) => [field, row[column] ?? '']));
    const isHeading = row.join('\t') === heading;
    if (isHeading) continue;
    if (isList(cells, filled)) taken.push({ line: index + 1, cells });
    else skipped.push({ line: index + 1, text: filled.join(' ') });
  }
  return { rows: taken, skipped };
}

function isList(cells: Record<string, string>, filled: readonly string[]): boolean {
  if (filled.some((cell) => total.test(cell))) return false;
  if (Object.entries(cells).every(([field, text]) => field === 'note' || text === '')) return false;
  if (cells['count']) return true;
  return !filled.some((cell) => note.test(cell)) && !(filled.length === 1 && isSentence(filled[0] ?? ''));
}

const chinese = /\p{Script=Han}/gu;

/** A row of Chinese words only is a group heading or a note. */
const isSentence = (text: string) => (text.match(chinese)?.length ?? 0) * 2 > text.length;
