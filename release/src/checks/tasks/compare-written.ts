import { withoutNewNumbers } from './new-numbers';
import type { Written } from './trial-shops';

/** What differs with every run: moments, random names, digests of requests. */
const RANDOM = /^[0-9a-f-]{16,}$|^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/i;
const RANDOM_COLUMNS = /hash|token|secret|key$/;
/** What `--sums` speaks of. */
const MONEY = /amount|price|rebate/;

interface Difference {
  /** In words. */
  what: string;
  isMoney: boolean;
}

/** What a task has left in the database that it does not with the live version, row by row and value by value. */
export function differences(mine: readonly Written[], live: readonly Written[]): Difference[] {
  const [ours, theirs] = [byTable(withoutNewNumbers(mine)), byTable(withoutNewNumbers(live))];
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((table) =>
    compareTables(table, ours.get(table) ?? [], theirs.get(table) ?? []),
  );
}

function compareTables(table: string, mine: readonly string[], live: readonly string[]): Difference[] {
  const [more, missing] = [without(mine, live), without(live, mine)];
  if (more.length !== missing.length) {
    const what = `writes ${mine.length} rows of ${table}, the live one ${live.length}`;
    return [{ what, isMoney: false }];
  }
  return missing.flatMap((row, index) => {
    const theirs: Row = JSON.parse(row);
    const ours: Row = JSON.parse(more[index] ?? '{}');
    return [...new Set([...Object.keys(theirs), ...Object.keys(ours)])]
      .filter((column) => JSON.stringify(theirs[column]) !== JSON.stringify(ours[column]))
      .map((column) => ({
        what: `writes ${said(ours[column])} to ${table}.${column}, the live one ${said(theirs[column])}`,
        isMoney: MONEY.test(column),
      }));
  });
}

type Row = Record<string, unknown>;

const said = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text === '' ? 'nothing' : text.slice(0, 80);
};

/** Those of a list that another one lacks; what is there twice counts twice. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.indexOf(row);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** What stands in each table in the end, as text: a row that was written again and again is one. */
function byTable(written: readonly Written[]): Map<string, string[]> {
  const net: Written[] = [];
  for (const { table, before, after } of written) {
    const earlier = net.find((one) => one.table === table && same(one.after, before));
    if (earlier) earlier.after = after;
    else net.push({ table, before, after });
  }
  const tables = new Map<string, string[]>();
  for (const { table, before, after } of net) {
    const [was, is] = [lasting(before), lasting(after)];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    // Of a row that is gone what it was, and that it is gone.
    const row = JSON.stringify(is ?? { ...was, removed: true });
    tables.set(table, [...(tables.get(table) ?? []), row]);
  }
  for (const rows of tables.values()) rows.sort();
  return tables;
}

const same = (one: Row | null, other: Row | null) =>
  other !== null && JSON.stringify(one) === JSON.stringify(other);

const lasting = (row: Row | null): Row | null =>
  row &&
  Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => !RANDOM_COLUMNS.test(column) && !(typeof value === 'string' && RANDOM.test(value)),
    ),
  );
