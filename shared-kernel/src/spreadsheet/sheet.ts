/** A sheet as texts; rows keep their position in the file, empty ones included. */
export interface Sheet {
  /** Empty for a text, which has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** A file that cannot be read as a table. Its message is for the buyer. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError';
}

/** The prefix that `saveTable` puts before a text that looks like a formula. */
const guard = /^'(?=[=+\-@])/;

/** The trimmed text of a cell, without that prefix. */
export const cellText = (text: string): string => text.trim().replace(guard, '');

// A spreadsheet shows so many digits; further ones are binary rounding errors.
const shownDigits = 15;

/** The value of a workbook's cell as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toPrecision(shownDigits)));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return cellText(String(value));
}
