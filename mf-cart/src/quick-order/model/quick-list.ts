import type { ListColumns } from '../../model/list-columns';
import { readListCount } from '../../model/list-count';
import type { ListReading, WantedFields } from '../../model/list-reading';
import { type ListRow, listRows, type SkippedRow } from '../../model/list-rows';
import type { TypedRow } from '../../model/typed-rows';
import { aRow, type QuickRow } from './quick-row';

/** The fields that quick order needs from a list. */
export const quickFields: WantedFields = {
  fields: ['code', 'name', 'unit', 'count', 'note'],
  needed: [['code', 'name'], ['count']],
};

export interface QuickList {
  rows: QuickRow[];
  skipped: readonly SkippedRow[];
  /** Rows without a quantity in a catalogue, where most have none. */
  unordered: number;
}

/** Converts the rows of a list into rows of a quick order. */
export function quickList({ sheet, columns, typed }: ListReading): QuickList {
  if (typed) return { rows: typed.map(fromTyped), skipped: [], unordered: 0 };
  const { rows: found, skipped } = listRows(sheet.rows, columns);
  const rows = found.map((row) => fromList(row, columns));
  const ordered = rows.filter(({ count }) => count !== '' && count !== '0');
  const isCatalogue = ordered.length > 0 && ordered.length * 2 < rows.length;
  return isCatalogue
    ? { rows: ordered, skipped, unordered: rows.length - ordered.length }
    : { rows, skipped, unordered: 0 };
}

const unitLength = 4;

/** Text between model and quantity is a unit if it is short, else the name. */
function fromTyped({ line, first, between, count, unit }: TypedRow): QuickRow {
  const isUnit = (text: string) => text.length <= unitLength;
  return aRow({
    line,
    code: onOneLine(first),
    name: between.find((text) => !isUnit(text)) ?? '',
    unitName: unit || (between.find(isUnit) ?? ''),
    count,
  });
}

function fromList({ line, cells }: ListRow, columns: ListColumns): QuickRow {
  const written = (cells.count ?? '').trim();
  const { count, unit } = readListCount(written);
  const named = plainUnit(cells.unit ?? '');
  // 5 箱 in a column of 盒 is ambiguous.
  const isClear = !unit || !named || unit === named;
  const note = (cells.note ?? '').replace(/\s+/g, ' ').trim();
  return aRow({
    line,
    code: onOneLine(cells.code ?? ''),
    name: cells.name ?? '',
    unitName: named || (isClear ? unit : '') || columns.unit,
    count: isClear ? count : written,
    ...(note && { note }),
  });
}

/** A narrow column wraps a model over two lines. */
const onOneLine = (text: string) => text.replace(/\s*[\r\n]\s*/g, ' ');

/** 箱（12 瓶） is 箱. */
const plainUnit = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\(.*\)/, '')
    .trim();
