import Papa from 'papaparse';
import type { CellObject } from 'write-excel-file/universal';
import writeWorkbook from 'write-excel-file/universal';
import { saveAs } from '../http';

/** An amount in yuan, as in the contracts; in XLSX a number with two decimals where it fits exactly. */
export interface AmountCell {
  readonly amount: string;
}

export type Cell = string | number | null | AmountCell;

export type TableFormat = 'csv' | 'xlsx';

// Significant digits of a spreadsheet's number.
const exactDigits = 15;

/** Text that a spreadsheet would run as a formula; numbers, also negative ones, are not. */
const formula = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/**
 * Saves a table; the first row holds the column names. Texts never become formulas, and `readTable` reads the
 * file back. CSV is UTF-8 with BOM.
 * @param name file name without its extension
 */
export async function saveTable(
  name: string,
  rows: readonly (readonly Cell[])[],
  format: TableFormat,
): Promise<void> {
  const file = format === 'csv' ? toCsv(rows) : await toWorkbook(rows);
  saveAs(file, `${name}.${format}`);
}

const isAmount = (cell: Cell): cell is AmountCell => typeof cell === 'object' && cell !== null;

const plain = (cell: Cell) => (isAmount(cell) ? cell.amount : cell);

function toCsv(rows: readonly (readonly Cell[])[]): Blob {
  const text = Papa.unparse(
    rows.map((row) => row.map(plain)),
    { escapeFormulae: formula },
  );
  return new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
}

function toWorkbook(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const [header = [], ...lines] = rows;
  const columns = header.map((_, column) => ({ width: widthOf(rows, column) }));
  return writeWorkbook(
    [
      header.map((cell) => ({ ...toCell(cell), fontWeight: 'bold' as const })),
      ...lines.map((row) => row.map(toCell)),
    ],
    { columns, stickyRowsCount: 1 },
  ).toBlob();
}

function toCell(cell: Cell): CellObject {
  if (cell === null) return {};
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (isAmount(cell) && cell.amount.replace(/\D/g, '').length <= exactDigits) {
    return { type: Number, value: Number(cell.amount), format: '#,##0.00' };
  }
  // Typed as text, a cell is never a formula.
  return { type: String, value: String(plain(cell)) };
}

// A Chinese character is as wide as two letters.
const widthOf = (rows: readonly (readonly Cell[])[], column: number) => {
  const longest = Math.max(
    ...rows
      .slice(0, 200)
      .map((row) => String(plain(row[column] ?? '')).replace(/[^\x20-\x7e]/g, '××').length),
  );
  return Math.min(Math.max(longest + 2, 8), 48);
};
