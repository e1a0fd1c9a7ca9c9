/** A sheet of a file as texts; every row stands where it stands in the file, empty ones too. */
export interface Sheet {
  /** Empty for a text, which has no sheets. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** A file that is no table of ours. Its message is for the buyer. */
export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError';
}

/** What `saveTable` puts before a text that a spreadsheet would take for a formula. */
const guard = /^'(?=[=+\-@])/;

/** The text of a cell as it is shown, without the blanks around it. */
export const cellText = (text: string): string => text.trim().replace(guard, '');
