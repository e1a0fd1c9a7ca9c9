import type { Sheet } from 'shared-kernel/spreadsheet';
import { findColumns, type ListColumns, type Table, widthOf } from './list-columns';
import { looksLikeCount } from './list-count';
import type { ListField } from './list-headings';
import { type TypedRow, typedRows } from './typed-rows';

/** What a room wants to know of each row of a list. */
export interface WantedFields {
  fields: readonly ListField[];
  /** Of each group one has to be there. */
  needed: readonly (readonly ListField[])[];
}

/** A sheet, and how it is read. */
export interface ListReading {
  sheet: Sheet;
  columns: ListColumns;
  /** Of a short list without headings, whose rows are read one by one. */
  typed: readonly TypedRow[] | null;
  isSure: boolean;
}

/** The fields that a reading still lacks, one of each group. */
export const missingFields = (
  { at }: Pick<ListColumns, 'at'>,
  { needed }: WantedFields,
): readonly (readonly ListField[])[] =>
  needed.filter((group) => group.every((field) => at[field] === undefined));

/** Nothing is known but, perhaps, where the headings stand: above the first row with a number, and without one. */
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
    // Nothing that could still be found stands beside what is known.
    const isAll = widthOf(sheet.rows) <= Object.keys(found.at).length;
    return { sheet, columns: found, typed: null, isSure: !found.isDoubtful && (lacks === 0 || isAll) };
  }
  const typed = typedRows(sheet.rows);
  return { sheet, columns: unknownColumns(sheet.rows), typed, isSure: typed !== null };
}

/** The sheets that are read without asking; null when the buyer has to say how, or which of them. */
export function certain(readings: readonly ListReading[]): ListReading | null {
  const [first, ...others] = readings.filter(({ columns }) => Object.keys(columns.at).length > 0);
  const only = first ?? (readings.length === 1 ? readings[0] : undefined);
  return only?.isSure && others.length === 0 ? only : null;
}

export const hasRows = ({ rows }: Sheet): boolean => rows.some((row) => row.some((cell) => cell !== ''));
