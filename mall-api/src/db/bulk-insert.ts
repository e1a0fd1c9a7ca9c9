import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

// Large enough to make the round trip negligible, small enough for one JSON text in memory.
const rowsAtOnce = 5_000;

/**
 * Inserts many rows as one JSON parameter per batch, some ten times faster than one parameter per value. All
 * rows must have the same keys; omitted columns take their defaults.
 */
export async function insertAll<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keys = Object.keys(first);
  const columnOf = new Map(keys.map((key) => [key, toSnakeCase(key)]));
  const columns = sql.join(
    [...columnOf.values()].map((name) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows.slice(start, start + rowsAtOnce).map((row) => {
      const record: Record<string, unknown> = {};
      for (const [key, column] of columnOf) record[column] = (row as Record<string, unknown>)[key];
      return record;
    });
    await db.execute(
      sql`insert into ${into} (${columns})
        select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(records)}::json)`,
    );
  }
}
