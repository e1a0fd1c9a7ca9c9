import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { leftOut, statedColumns } from './stated-columns';

// What holds no words, whatever its content.
const wordless = ['bigint', 'integer', 'smallint', 'numeric', 'boolean', 'date', 'timestamp with time zone'];
/** What the migrations keep for themselves; a new database has its own. */
const ofMigrations = /^schema_/;

export interface Column {
  readonly table: string;
  /** `table.column` */
  readonly name: string;
  readonly mayHoldText: boolean;
}

/** Every column that is not computed from others. */
export async function columnsOf(db: Queries): Promise<Column[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select c.table_name as table, c.column_name as column, coalesce(e.data_type, c.data_type) as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    left join information_schema.element_types e
      on e.object_schema = c.table_schema and e.object_name = c.table_name and e.object_type = 'TABLE'
      and e.collection_type_identifier = c.dtd_identifier
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by 1, 2`);
  return rows
    .filter(({ table }) => !ofMigrations.test(table))
    .map(({ table, column, type }) => ({
      table,
      name: `${table}.${column}`,
      mayHoldText: !wordless.includes(type),
    }));
}

/** Columns that may hold text and that `statedColumns` does not mention, and what it mentions that does not exist. */
export function wronglyStated(columns: readonly Column[]): { unstated: string[]; unknown: string[] } {
  const known = new Set(columns.flatMap(({ table, name }) => [table, name]));
  const stated = new Set(
    Object.entries(statedColumns).flatMap(([table, of]) =>
      of === leftOut ? table : Object.keys(of).map((column) => `${table}.${column}`),
    ),
  );
  return {
    unstated: columns
      .filter(({ table, name, mayHoldText }) => mayHoldText && !stated.has(table) && !stated.has(name))
      .map(({ name }) => name),
    unknown: [...stated].filter((name) => !known.has(name)),
  };
}
