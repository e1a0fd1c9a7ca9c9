import type { Sheet } from 'shared-kernel/spreadsheet';
import { findColumns, type ListColumns, type Table, widthOf } from './list-columns';
import { looksLikeCount } from './list-count';
import type { ListField } from './list-headings';
import { type TypedRow, typedRows } from './typed-rows';

/** The fields that a feature needs from each row of a list. */
export interface WantedFields {
  fields: readonly ListField[];
  /** Of each group one is required. */
  needed: readonly (readonly ListField[])[];
}

/** A sheet, and how it is read. */
export interface ListReading {
  sheet: Sheet;
  columns: ListColumns;
  /** Rows of a short list without headings, which are parsed one by one. */
  typed: readonly TypedRow[] | null;
  isSure: boolean;
}

/** The required fields that a reading lacks, one of each group. */
export const missingFields = (
  { at }: Pick<ListColumns, 'at'>,
  { needed }: WantedFields,
): readonly (readonly ListField[])[] =>
  needed.filter((group) => group.every((field) => at[field] === undefined));

/** Without known headings only the first row is guessed: the first with a number, or the heading above it. */
function unknownColumns(rows: Table): ListColumns {
  const first = rows.findIndex((row) => row.some(looksLikeCount));
  const above = rows[first - 1] ?? [];
  const isHeading = above.filter((cell) => cell !== '').length > 1;
  return { start: isHeading ? first : 0, at: {}, unit: '' };
}

/** How a sheet is read, and whether that is certain. */
export function readSheet(sheet: Sheet, wanted: WantedFields): ListReading {
  const found = findColumns(sheet.rows, wanted.fields);
  if (found) {
    const lacks = missingFields(found, wanted).length;
    // No unknown column is left that could hold a further field.
    const isAll = widthOf(sheet.rows) <= Object.keys(found.at).length;
    return { sheet, columns: found, typed: null, isSure: !found.isDoubtful && (lacks === 0 || isAll) };
  }
  const typed = typedRows(sheet.rows);
  return { sheet, columns: unknownColumns(sheet.rows), typed, isSure: typed !== null };
}

/** The reading that needs no question; null when the buyer has to choose columns or sheets. */
export function certain(readings: readonly ListReading[]): ListReading | null {
  const [first, ...others] = readings.filter(({ columns }) => Object.keys(columns.at).length > 0);
  const only = first ?? (readings.length === 1 ? readings[0] : undefined);
  return only?.isSure && others.length === 0 ? only : null;
}

export const hasRows = ({ rows }: Sheet): boolean => rows.some((row) => row.some((cell) => cell !== ''));
