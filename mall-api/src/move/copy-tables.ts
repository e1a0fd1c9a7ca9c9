import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
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

const rowsAtOnce = 500;

const tables: readonly PgTable[] = Object.values<unknown>(schema).filter((entry) => is(entry, PgTable));
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
 * already is left as it is.
 * @throws TargetNotEmpty when the target has other rows
 * @throws CopyDiffers when a table does not read back as it was read
 */
export async function copyTables(from: Database, to: Database): Promise<DatabaseContent> {
  const untouched = await contentOfNewDatabase();
  return from.transaction(async (source) => {
    const wanted = await contentOf(source);
    await to.repeatable(async (target) => {
      const found = await contentOf(target);
      if (differences(wanted, found).length === 0) return;
      const filled = differences(untouched, found);
      if (filled.length > 0) throw new TargetNotEmpty(filled);
      await loadInBulk(target, tables, () => withoutTriggers(target, () => copyAll(source, target)));
      const differing = differences(wanted, await contentOf(target));
      if (differing.length > 0) throw new CopyDiffers(`these tables differ: ${differing.join(', ')}`);
    });
    return wanted;
  });
}

let newDatabase: Promise<DatabaseContent> | undefined;

/** Migrations insert rows, too: the same ones as long as this program runs. */
function contentOfNewDatabase(): Promise<DatabaseContent> {
  newDatabase ??= openMigrated({}).then((db) => db.transaction(contentOf).finally(() => db.close()));
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

async function copyAll(source: Queries, target: Queries): Promise<void> {
  for (const name of names) {
    await target.execute(sql`delete from ${sql.identifier(name)}`);
    await copyTable(source, target, name);
  }
  await copySequences(source, target);
}

/** In a transaction, which from then on reads values as the same text as any other. */
async function contentOf(db: Queries): Promise<DatabaseContent> {
  for (const setting of textSettings) await db.execute(sql.raw(setting));
  const content = new Map<string, TableContent>();
  for (const name of names) {
    const columns = await columnsOf(db, name);
    const { rows } = await db.execute<{ rows: number; digest: string }>(sql`
      select count(*)::int as rows, md5(coalesce(string_agg(digest, '' order by digest), '')) as digest
      from (select md5(row(${columns})::text) as digest from ${sql.identifier(name)}) as read`);
    const [read] = rows;
    if (read) content.set(name, read);
  }
  return content;
}

const differences = (wanted: DatabaseContent, found: DatabaseContent): string[] =>
  names.filter((name) => wanted.get(name)?.digest !== found.get(name)?.digest);

/** A table's columns without those that the database computes. */
async function columnsOf(db: Queries, table: string) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by column_name`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Rows travel as JSON text that nobody parses in between: no decimal becomes a binary number. */
async function copyTable(source: Queries, target: Queries, name: string): Promise<void> {
  const table = sql.identifier(name);
  const columns = await columnsOf(source, name);
  await source.execute(sql`
    declare to_copy no scroll cursor for
    select to_json(read)::text as row from (select ${columns} from ${table}) as read`);
  for (;;) {
    const { rows } = await source.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(rowsAtOnce))} from to_copy`,
    );
    if (rows.length === 0) break;
    const batch = `[${rows.map(({ row }) => row).join(',')}]`;
    await target.execute(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${batch}::json)`);
  }
  await source.execute(sql`close to_copy`);
}

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
