import { type Heading, headingOf, type ListField } from './list-headings';

export type Table = readonly (readonly string[])[];

/** Where a table holds what. */
export interface ListColumns {
  /** The first row of the list, behind its headings; from 0. */
  start: number;
  at: Readonly<Partial<Record<ListField, number>>>;
  /** The unit of all its quantities, where the heading names one. */
  unit: string;
}

export interface FoundColumns extends ListColumns {
  /** Several columns could be the quantity, or one may hold something else. */
  isDoubtful: boolean;
}

/** Titles, addresses and dates stand above a list, but not more of them than this. */
const searchedRows = 40;

/** Where the fields stand in a table, by its headings, which may be two rows deep. */
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

/** A heading that was merged over two rows stands in the upper one. */
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
  return Object.keys(at).length > 0 ? { start, at, unit, isDoubtful } : null;
}

/** A column that counts its rows: 序号, whatever it is called. */
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

/** As spreadsheets name their columns: A, B, …, Z, AA. */
export const letterOf = (column: number): string =>
  (column >= letters ? letterOf(Math.floor(column / letters) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (column % letters));
