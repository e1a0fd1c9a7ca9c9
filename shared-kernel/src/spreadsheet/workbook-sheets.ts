import readWorkbook from 'read-excel-file/universal';
import { type Sheet, valueText } from './sheet';

/** The sheets of an XLSX file; formulas have their saved value. */
export async function workbookSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  const sheets = await readWorkbook(bytes);
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(valueText)),
  }));
}
