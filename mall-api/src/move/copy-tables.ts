import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { adminLog } from '../db/admin-log-table';
import { loadInBulk } from '../db/bulk-load';
import type { Database, Queries } from '../db/database';
import { openMigrated } from '../db/open-database';
import * as schema from '../db/schema';

/** Rows of one table, and a digest over all of them. */
interface TableContent {
  readonly rows: number;
  /** MD5 over the rows' digests in their order; generated columns do not count. */
  readonly digest: string;
}

export type DatabaseContent = ReadonlyMap<string, TableContent>;

/** The target has rows that are not those of the source. */
export class TargetNotEmpty extends Error {
  readonly tables: readonly string[];

  constructor(tables: readonly string[]) {
    super(`the target has rows of its own: ${tables.join(', ')}`);
    this.tables = tables;
  }
}

/** What was copied is not what the source has. */
export class CopyDiffers extends Error {}

/** What becomes of what is copied; without it everything arrives as it is. */
export interface Disguise {
  /** Whether rows of a table are copied. */
  copies(table: string): boolean;
  /** The columns that it changes. @throws Error when nothing is said about a column */
  changes(table: string): readonly string[];
  /** @param changed the columns that it changes @param rest the others @returns the changed ones */
  disguise(table: string, changed: Row, rest: Row): Row;
}

export type Row = Readonly<Record<string, unknown>>;

const asItIs: Disguise = { copies: () => true, changes: () => [], disguise: (_table, changed) => changed };

const rowsAtOnce = 500;

// The log of the admin CLI stands beside the schema, and belongs to the shop.
const tables: readonly PgTable[] = [...Object.values<unknown>(schema), adminLog].filter((entry) =>
  is(entry, PgTable),
);
const names = tables.map((table) => getTableConfig(table).name).sort();

/** How values read as text: the same on both sides. */
const textSettings = [
  "set local time zone 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
];

/**
 * Copies every row and every sequence of a database into an empty one of the same schema, in one transaction: whatever ends it, the
 * target is empty or complete. Before the commit each table's digest is compared. A target that has the same rows
 * already is left as it is. With a disguise the digests are those of the columns that it does not change.
 * @throws TargetNotEmpty when the target has other rows
 * @throws CopyDiffers when a table does not read back as it was read
 */
export async function copyTables(
  from: Database,
  to: Database,
  disguise: Disguise = asItIs,
): Promise<DatabaseContent> {
  // A disguised copy goes into a database that was just made for it.
  const untouched = disguise === asItIs ? await contentOfNewDatabase() : undefined;
  return from.transaction(async (source) => {
    // One moment of a shop that runs.
    await source.execute(sql`set transaction isolation level repeatable read`);
    const wanted = await contentOf(source, disguise);
    await to.repeatable(async (target) => {
      if (untouched !== undefined) {
        const found = await contentOf(target);
        if (differences(wanted, found).length === 0) return;
        const filled = differences(untouched, found);
        if (filled.length > 0) throw new TargetNotEmpty(filled);
      }
      await loadInBulk(target, tables, () =>
        withoutTriggers(target, () => copyAll(source, target, disguise)),
      );
      const differing = differences(wanted, await contentOf(target, disguise));
      if (differing.length > 0) throw new CopyDiffers(`these tables differ: ${differing.join(', ')}`);
    });
    return wanted;
  });
}

let newDatabase: Promise<DatabaseContent> | undefined;

/** Migrations insert rows, too: the same ones as long as this program runs. */
function contentOfNewDatabase(): Promise<DatabaseContent> {
  newDatabase ??= openMigrated({}).then((db) =>
    db.transaction((tx) => contentOf(tx)).finally(() => db.close()),
  );
  return newDatabase;
}

/** What triggers derive is copied like everything else. */
async function withoutTriggers(target: Queries, work: () => Promise<void>): Promise<void> {
  const turn = async (how: 'disable' | 'enable') => {
    for (const name of names)
      await target.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(how)} trigger user`);
  };
  await turn('disable');
  await work();
  await turn('enable');
}

async function copyAll(source: Queries, target: Queries, disguise: Disguise): Promise<void> {
  for (const name of names.filter(disguise.copies)) {
    await target.execute(sql`delete from ${sql.identifier(name)}`);
    await copyTable(source, target, { name, disguise });
  }
  await copySequences(source, target);
}

/** In a transaction, which from then on reads values as the same text as any other. */
async function contentOf(db: Queries, disguise = asItIs): Promise<DatabaseContent> {
  for (const setting of textSettings) await db.execute(sql.raw(setting));
  const content = new Map<string, TableContent>();
  for (const name of names.filter(disguise.copies)) {
    const columns = listed(without(await columnsOf(db, name), disguise.changes(name)));
    const { rows } = await db.execute<{ rows: number; digest: string }>(sql`
      select count(*)::int as rows, md5(coalesce(string_agg(digest, '' order by digest), '')) as digest
      from (select md5(row(${columns})::text) as digest from ${sql.identifier(name)}) as read`);
    const [read] = rows;
    if (read) content.set(name, read);
  }
  return content;
}

const differences = (wanted: DatabaseContent, found: DatabaseContent): string[] =>
  [...wanted.keys()].filter((name) => {
    const [one, other] = [wanted.get(name), found.get(name)];
    return one?.digest !== other?.digest || one?.rows !== other?.rows;
  });

/** A table's columns without those that the database computes. */
async function columnsOf(db: Queries, table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by column_name`);
  return rows.map(({ name }) => name);
}

const without = (columns: readonly string[], others: readonly string[]) =>
  columns.filter((column) => !others.includes(column));

const listed = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** Columns as JSON text. */
const asJson = (columns: readonly string[]) =>
  columns.length === 0
    ? sql`'{}'`
    : sql`(select to_json(part)::text from (select ${listed(columns)}) as part)`;

/** Rows travel as JSON text; what nobody changes is not parsed in between, so no decimal becomes a binary number. */
async function copyTable(
  source: Queries,
  target: Queries,
  { name, disguise }: { name: string; disguise: Disguise },
): Promise<void> {
  const table = sql.identifier(name);
  const columns = await columnsOf(source, name);
  const changes = disguise.changes(name);
  const rest = without(columns, changes);
  await source.execute(sql`
    declare to_copy no scroll cursor for select ${asJson(rest)} as rest, ${asJson(changes)} as changed from ${table}`);
  for (;;) {
    const { rows } = await source.execute<{ rest: string; changed: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from to_copy`,
    );
    if (rows.length === 0) break;
    const batch = rows.map((row) =>
      changes.length === 0
        ? row.rest
        : joined(
            row.rest,
            disguise.disguise(name, JSON.parse(row.changed) as Row, JSON.parse(row.rest) as Row),
          ),
    );
    await target.execute(sql`
      insert into ${table} (${listed(columns)}) overriding system value
      select ${listed(columns)} from json_populate_recordset(null::${table}, ${`[${batch.join(',')}]`}::json)`);
  }
  await source.execute(sql`close to_copy`);
}

/** One JSON object of the text of one and another one. */
const joined = (rest: string, changed: Row) => `${rest.slice(0, -1)},${JSON.stringify(changed).slice(1)}`;

async function copySequences(source: Queries, target: Queries): Promise<void> {
  const { rows } = await source.execute<{ name: string }>(
    sql`select sequencename as name from pg_sequences where schemaname = current_schema()`,
  );
  for (const { name } of rows) {
    const { rows: states } = await source.execute<{ last: string; called: boolean }>(
      sql`select last_value::text as last, is_called as called from ${sql.identifier(name)}`,
    );
    for (const { last, called } of states)
      await target.execute(sql`select setval(${name}::regclass, ${last}::bigint, ${called})`);
  }
}
