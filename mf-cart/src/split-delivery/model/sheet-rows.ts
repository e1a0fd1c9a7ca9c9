import type { Sheet } from 'shared-kernel/spreadsheet';
import { findColumns, type ListColumns } from '../../model/list-columns';
import { looksLikeCount } from '../../model/list-count';
import { type ListReading, readSheet, type WantedFields } from '../../model/list-reading';
import { listRows, type SkippedRow } from '../../model/list-rows';
import { lineMeant, type SplitGoods } from './goods-meant';

/** The fields that splitting needs from a list. */
export const splitFields: WantedFields = {
  fields: ['hospital', 'address', 'code', 'name', 'unit', 'count'],
  needed: [['hospital'], ['count']],
};

/** A row of the buyer's list as written: quantity, product, destination. */
export interface WrittenPart {
  id: string;
  /** Row number in its sheet, from 1. */
  line: number;
  hospital: string;
  address: string;
  /** Model or name; empty when the list is for one product. */
  product: string;
  unit: string;
  count: string;
}

const isMatrixHeading = (goods: readonly SplitGoods[]) => (cell: string) =>
  cell !== '' && lineMeant(goods, { product: cell, unit: '' }).length > 0;

/** A list with a column per product: where they begin, and the column of the hospitals. */
function matrixOf({ rows }: Sheet, goods: readonly SplitGoods[]) {
  // 数量 above a column, or a quantity beside the product, means a list with a row per pair.
  if (findColumns(rows, splitFields.fields)?.at.count !== undefined) return null;
  const heading = rows.findIndex(
    (row) => row.slice(1).some(isMatrixHeading(goods)) && !row.some(looksLikeCount),
  );
  const cells = rows[heading];
  if (!cells) return null;
  const found = findColumns(rows.slice(heading, heading + 1), splitFields.fields);
  const named = cells.flatMap((cell, column) =>
    column !== found?.at.hospital && isMatrixHeading(goods)(cell) ? [{ column, product: cell }] : [],
  );
  const below = rows.slice(heading + 1).filter((row) => row.some((cell) => cell !== ''));
  const first = Math.min(...named.map(({ column }) => column));
  if (below.length === 0 || first < 1) return null;
  const columns: ListColumns = {
    start: heading + 1,
    at: {
      hospital: found?.at.hospital ?? 0,
      ...(found?.at.address !== undefined && { address: found.at.address }),
    },
    unit: '',
  };
  return { columns, products: named };
}

/** How a sheet is read, and whether that is certain. */
export function readSplitSheet(sheet: Sheet, goods: readonly SplitGoods[]): ListReading {
  const matrix = matrixOf(sheet, goods);
  return matrix
    ? { sheet, columns: matrix.columns, typed: null, isSure: true }
    : readSheet(sheet, splitFields);
}

/** The rows of a list, and the skipped ones. */
export function writtenParts(
  { sheet, columns, typed }: ListReading,
  goods: readonly SplitGoods[],
): { parts: WrittenPart[]; skipped: readonly SkippedRow[] } {
  const part = (line: number, written: Partial<WrittenPart>): WrittenPart => ({
    id: `${sheet.name} ${line} ${written.product ?? ''}`,
    line,
    hospital: '',
    address: '',
    product: '',
    unit: '',
    count: '',
    ...written,
  });
  if (typed) {
    const parts = typed.map(({ line, first, between, count, unit }) => {
      const product = between.find(isMatrixHeading(goods)) ?? '';
      const address = between.find((text) => text !== product) ?? '';
      return part(line, { hospital: first, product, address, count, unit });
    });
    return { parts, skipped: [] };
  }
  const matrix = columns.at.count === undefined ? matrixOf(sheet, goods) : null;
  const { rows, skipped } = listRows(sheet.rows, columns);
  let last = '';
  const parts = rows.flatMap(({ line, cells }) => {
    // A name merged over several rows is in the first of them.
    const hospital = cells.hospital || last;
    last = hospital;
    const address = cells.address ?? '';
    if (!matrix) {
      const product = cells.code || cells.name || '';
      return [
        part(line, {
          hospital,
          address,
          product,
          unit: cells.unit || columns.unit,
          count: cells.count ?? '',
        }),
      ];
    }
    const row = sheet.rows[line - 1] ?? [];
    return matrix.products
      .filter(({ column }) => row[column])
      .map(({ column, product }) => part(line, { hospital, address, product, count: row[column] ?? '' }));
  });
  return { parts, skipped };
}
