import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

/** What statements of a version rely on, by name. */
interface SchemaFacts {
  /** `table.column` with its type and whether a row may leave it out. */
  readonly columns: ReadonlyMap<string, { type: string; nullable: boolean; optional: boolean }>;
  /** `table constraint` and `table unique index`: what a row has to satisfy, and the columns that it is about. */
  readonly rules: ReadonlyMap<string, { rule: string; columns: readonly string[] }>;
  /** Everything else that statements name: tables, views, sequences, functions. */
  readonly names: ReadonlySet<string>;
}

// What the schema says of itself is no part of what is migrated.
const own = sql.raw("'schema_migrations', 'schema_backfills', 'schema_processes'");

export async function schemaFacts(db: Queries): Promise<SchemaFacts> {
  const { rows: columns } = await db.execute<{
    name: string;
    type: string;
    nullable: boolean;
    optional: boolean;
  }>(sql`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as nullable, not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
      and not a.attisdropped and c.relname not in (${own})`);
  const { rows: rules } = await db.execute<{ name: string; rule: string; columns: string[] }>(sql`
    select c.relname || ' ' || o.conname as name, pg_get_constraintdef(o.oid) as rule,
      array(select c.relname || '.' || a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any(o.conkey)) as columns
    from pg_constraint o join pg_class c on c.oid = o.conrelid
    where c.relnamespace = 'public'::regnamespace and o.contype <> 'n' and c.relname not in (${own})
    union all
    select c.relname || ' ' || i.relname, pg_get_indexdef(i.oid), array[]::text[]
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    where c.relnamespace = 'public'::regnamespace and x.indisunique and c.relname not in (${own})`);
  const { rows: names } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and relname not in (${own})
    union all
    select proname || '(' || pg_get_function_identity_arguments(oid) || ')' from pg_proc
    where pronamespace = 'public'::regnamespace`);
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, ...rule }) => [name, rule])),
    names: new Set(names.map(({ name }) => name)),
  };
}

const tableOf = (name: string) => name.split(/[. ]/)[0] ?? '';

/**
 * What a version that was written for `before` cannot live with in `after`; empty if nothing.
 * @param widened names of rules that accept every row that they accepted before
 */
export function breakagesOf(
  before: SchemaFacts,
  after: SchemaFacts,
  widened: ReadonlySet<string> = new Set(),
): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const isWidened = (name: string) => before.rules.has(name) && widened.has(name.split(' ')[1] ?? '');
  const found: string[] = [];
  for (const name of before.names) if (!after.names.has(name)) found.push(`removes ${name}`);
  for (const [name, column] of before.columns) {
    const now = after.columns.get(name);
    if (!now) found.push(`removes ${name}`);
    else {
      if (now.type !== column.type) found.push(`makes ${name} ${now.type} instead of ${column.type}`);
      if (column.nullable && !now.nullable) found.push(`makes ${name} not null`);
      else if (column.optional && !now.optional) found.push(`takes the default of ${name}`);
      if (!column.nullable && now.nullable) found.push(`makes ${name} null, which readers do not expect`);
    }
  }
  for (const [name, { optional }] of after.columns)
    if (!optional && !before.columns.has(name) && tables.has(tableOf(name)))
      found.push(`adds ${name} not null without a default`);
  // A column that this version does not know has its default, and the rows that stand have passed.
  const isOfNewColumns = (rule: string, columns: readonly string[]) =>
    rule.startsWith('CHECK') && columns.length > 0 && columns.every((column) => !before.columns.has(column));
  for (const [name, { rule, columns }] of after.rules)
    if (
      before.rules.get(name)?.rule !== rule &&
      tables.has(tableOf(name)) &&
      !isWidened(name) &&
      !isOfNewColumns(rule, columns)
    )
      found.push(`demands ${name}: ${rule}`);
  return [...new Set(found)];
}

/** How two schemas differ. */
export function differencesOf(one: SchemaFacts, other: SchemaFacts): string[] {
  const lines = ({ columns, rules, names }: SchemaFacts) =>
    new Set([
      ...[...columns].map(([name, column]) => `${name} ${JSON.stringify(column)}`),
      ...[...rules].map(([name, { rule }]) => `${name} ${rule}`),
      ...names,
    ]);
  const [here, there] = [lines(one), lines(other)];
  return [...here, ...there].filter((line) => here.has(line) !== there.has(line));
}
