import readWorkbook from 'read-excel-file/universal';
import { cellText, type Sheet } from './sheet';

// What a spreadsheet shows of a number; beyond lies the noise of binary fractions.
const shownDigits = 15;

/** The sheets of an XLSX file; a formula has the value that was saved with it. */
export async function workbookSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readWorkbook(bytes);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(textOf)),
  }));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(shownDigits)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cellText(String(cell));
}
