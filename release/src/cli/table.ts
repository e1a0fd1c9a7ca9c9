/** Rows in aligned columns, with a heading; empty text when there are no rows. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => displayWidth(row[column] ?? ''))));
  return all.map((row) => formatRow(row, widths)).join('\n');
}

const formatRow = (row: readonly string[], widths: readonly number[]): string =>
  row
    .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell)))
    .join('  ')
    .trimEnd();

// Chinese characters take two columns of a terminal.
const displayWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (/[\u2e80-\uffdc]/.test(sign) ? 2 : 1), 0);

/** Bytes as people read them. */
export const formatSize = (bytes: number): string =>
  bytes < 10_000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;

/** An ISO time as local date and time to the minute. */
export const formatTime = (iso: string): string => new Date(iso).toLocaleString('sv-SE').slice(0, 16);
