import { cellText, type Sheet } from './sheet';

/** Whether a text is HTML: many hospital systems save a page as .xls. */
export const isPage = (text: string): boolean => /<(html|table)[\s>]/i.test(text.slice(0, 2_000));

/** The non-empty tables of a page, each as a sheet. */
export function htmlSheets(text: string): Sheet[] {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const tables = [...page.querySelectorAll('table')].filter((table) => !table.querySelector('table'));
  return tables.map((table, index) => ({
    name: tables.length > 1 ? `表格 ${index + 1}` : '',
    rows: [...table.rows].map((row) =>
      [...row.cells].flatMap((cell) => [
        cellText(cell.textContent ?? ''),
        ...Array.from({ length: cell.colSpan - 1 }, () => ''),
      ]),
    ),
  }));
}
