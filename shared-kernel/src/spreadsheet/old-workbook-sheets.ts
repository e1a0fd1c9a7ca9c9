import { type CellObject, read, set_cptable } from '@e965/xlsx';
import { type Sheet, valueText } from './sheet';

const encodings: Readonly<Record<number, string>> = {
  936: 'gb18030',
  950: 'big5',
  1200: 'utf-16le',
  65001: 'utf-8',
};

// The browser has the encodings; the library's own tables would double its size.
set_cptable({
  utils: {
    decode: (codePage: number, bytes: ArrayLike<number>) =>
      new TextDecoder(encodings[codePage] ?? 'windows-1252').decode(Uint8Array.from(bytes)),
  },
});

/** The sheets of an XLS file of Excel 95 to 2003; formulas have their saved value. */
export async function oldWorkbookSheets(bytes: ArrayBuffer): Promise<Sheet[]> {
  const { SheetNames, Sheets } = read(bytes, {
    type: 'array',
    dense: true,
    cellDates: true,
    cellFormula: false,
    cellHTML: false,
  });
  return SheetNames.map((name) => {
    const rows = Sheets[name]?.['!data'] ?? [];
    return { name, rows: Array.from(rows, (row) => Array.from(row ?? [], shownText)) };
  });
}

/** An error's value is a number; its text is shown. */
const shownText = (cell: CellObject | undefined): string => valueText(cell?.t === 'e' ? cell.w : cell?.v);
