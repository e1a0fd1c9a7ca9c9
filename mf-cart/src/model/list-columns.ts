import { type Heading, headingOf, type ListField } from './list-headings';

export type Table = readonly (readonly string[])[];

/** Columns of a table by field. */
export interface ListColumns {
  /** Index of the first row after the headings. */
  start: number;
  at: Readonly<Partial<Record<ListField, number>>>;
  /** The unit of all quantities, if the heading names one. */
  unit: string;
}

export interface FoundColumns extends ListColumns {
  /** Several columns could be the quantity, or one may hold something else. */
  isDoubtful: boolean;
}

/** Maximum number of title, address and date rows above a list. */
const searchedRows = 40;

/** Finds the columns of fields by a table's headings, which may span two rows. */
export function findColumns(rows: Table, fields: readonly ListField[]): FoundColumns | null {
  let best: FoundColumns | null = null;
  const headings = rows.slice(0, searchedRows).map((row) => row.map((cell) => headingOf(cell, fields)));
  for (const [index, row] of headings.entries()) {
    const below = headings[index + 1];
    for (const found of [
      columnsOf(row, index + 1, rows),
      ...(below ? [columnsOf(over(row, below), index + 2, rows)] : []),
    ]) {
      if (sizeOf(found) > sizeOf(best)) best = found;
    }
  }
  return best;
}

const sizeOf = (columns: FoundColumns | null) => (columns ? Object.keys(columns.at).length : 0);

/** A heading merged over two rows is in the upper one. */
const over = (row: readonly (Heading | null)[], below: readonly (Heading | null)[]) =>
  Array.from({ length: Math.max(row.length, below.length) }, (_, at) => below[at] ?? row[at] ?? null);

function columnsOf(row: readonly (Heading | null)[], start: number, rows: Table): FoundColumns | null {
  const named = row.flatMap((heading, column) => (heading ? [{ ...heading, column }] : []));
  const usable = named.filter(({ field, column }) => field !== 'code' || !isSerial(rows, start, column));
  const at: Partial<Record<ListField, number>> = {};
  let unit = '';
  let isDoubtful = false;
  for (const field of new Set(usable.map((heading) => heading.field))) {
    const candidates = usable.filter((heading) => heading.field === field);
    const rank = Math.min(...candidates.map((heading) => heading.rank));
    const [first, ...others] = candidates.filter((heading) => heading.rank === rank);
    if (!first) continue;
    at[field] = first.column;
    unit ||= first.unit;
    isDoubtful ||= first.isDoubtful || (field === 'count' && others.length > 0);
  }
  // 备注 alone is a remark somewhere on the sheet.
  return Object.keys(at).some((field) => field !== 'note') ? { start, at, unit, isDoubtful } : null;
}

/** Whether a column numbers its rows: 序号, whatever its heading. */
export function isSerial(rows: Table, start: number, column: number): boolean {
  const cells = rows
    .slice(start)
    .map((row) => row[column] ?? '')
    .filter((cell) => /^\d+$/.test(cell));
  return cells.length > 1 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index);
}

export const widthOf = (rows: Table): number =>
  rows.reduce((widest, row) => Math.max(widest, row.findLastIndex((cell) => cell !== '') + 1), 0);

const letters = 26;

/** Spreadsheet column names: A, B, …, Z, AA. */
export const letterOf = (column: number): string =>
  (column >= letters ? letterOf(Math.floor(column / letters) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (column % letters));
