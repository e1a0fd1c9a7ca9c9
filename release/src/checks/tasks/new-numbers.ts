import type { Written } from './trial-shops';

type Row = NonNullable<Written['after']>;

const NEW = 'a new one';

/**
 * What was written, without the numbers of rows that are new, and of what names these. A sequence goes on where an attempt was
 * given up, so the next number may be another one in each shop.
 */
export function withoutNewNumbers(written: readonly Written[]): Written[] {
  const known = new Set(
    written.flatMap(({ table, before, after }) =>
      before === null && after !== null ? [`${table} ${after['id']}`, `${table} ${after['no']}`] : [],
    ),
  );
  const stripped = (table: string, row: Row | null): Row | null =>
    row &&
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        known.has(`${tableOf(column, table)} ${value}`) ? NEW : inReply(value),
      ]),
    );
  /** A reply that is kept names the order that it is about. */
  const inReply = (value: unknown): unknown =>
    isRow(value) && known.has(`orders ${value['id']}`) ? { ...value, id: NEW } : value;
  return written.map(({ table, before, after }) => ({
    table,
    before: stripped(table, before),
    after: stripped(table, after),
  }));
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The table whose rows a column names: `order_id` and `order_no` those of `orders`. */
const tableOf = (column: string, own: string): string =>
  column === 'id' || column === 'no' ? own : column.replace(/_(id|no)$/, 's');
