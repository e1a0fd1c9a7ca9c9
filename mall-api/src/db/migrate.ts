import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

// Any number, as long as nothing else in the database locks it.
const migrationLock = 7_215_304_118;

/**
 * Brings the schema up to date: all missing migrations in one transaction, so that a failure leaves nothing half
 * done. A second process that starts at the same time waits for the lock and then finds nothing left to do.
 * (Drizzle's own migrator looks for missing migrations before it has a lock, and cannot run inside ours.)
 * @returns how many migrations were applied
 */
export function migrate(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    // Waiting for another process, or building an index, takes as long as it takes.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create table if not exists schema_migrations (
      created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await tx.execute<{ made: string }>(
      sql`select created_at::text as made from schema_migrations`,
    );
    // Two that were made side by side may arrive in the other order.
    const applied = new Set(rows.map(({ made }) => Number(made)));
    const missing = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis }) => !applied.has(folderMillis),
    );
    for (const { sql: statements, folderMillis, hash } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (created_at, hash) values (${folderMillis}, ${hash})`,
      );
    }
    return missing.length;
  });
}
