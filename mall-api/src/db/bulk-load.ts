import { getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

interface Definition {
  drop: string;
  create: string;
}

const definitions = async (tx: Queries, query: SQL): Promise<Definition[]> =>
  (await tx.execute<Definition & Record<string, unknown>>(query)).rows;

/**
 * Fills tables without foreign keys and secondary indexes and restores them afterwards: for millions of rows
 * this is several times faster. The transaction hides the intermediate state.
 */
export async function loadInBulk(
  tx: Queries,
  tables: readonly PgTable[],
  load: () => Promise<void>,
): Promise<void> {
  const ofTables = inArray(sql`t.relname`, tables.map(getTableName));
  const foreignKeys = await definitions(
    tx,
    sql`select format('alter table %I drop constraint %I', t.relname, c.conname) as drop,
          format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) as create
        from pg_constraint c join pg_class t on t.oid = c.conrelid
        where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace and ${ofTables}`,
  );
  const indexes = await definitions(
    tx,
    sql`select format('drop index %I', i.relname) as drop, pg_get_indexdef(i.oid) as create
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.relnamespace = current_schema()::regnamespace and ${ofTables}
          and not exists (select from pg_constraint c where c.conindid = i.oid)`,
  );
  for (const { drop } of [...foreignKeys, ...indexes]) await tx.execute(sql.raw(drop));
  await load();
  for (const { create } of [...indexes, ...foreignKeys]) await tx.execute(sql.raw(create));
}
