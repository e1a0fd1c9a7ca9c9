import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

// Any number that nothing else in the database locks.
const migrationLock = 7_215_304_118;

const tooOld =
  '数据库由首个版本之前的程序建立，不能升级：请改用空数据库；演示数据删除 DATA_DIR 目录后会重新生成';

/**
 * Brings the schema up to date: all missing migrations in one transaction, so that a failure leaves nothing
 * half done. A second process that starts at the same time waits for the lock and then finds nothing to do.
 * (Drizzle's own migrator checks before it locks, and cannot run inside our lock.)
 * @returns the number of applied migrations
 * @throws Error when the database's schema is older than the first migration
 */
export function migrate(
  db: Database,
  migrations: readonly MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): Promise<number> {
  return db.transaction(async (tx) => {
    // No timeout: waiting for another process or building an index may take long.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql`create table if not exists schema_migrations (
      created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await tx.execute<{ made: string }>(
      sql`select created_at::text as made from schema_migrations`,
    );
    // Migrations from parallel branches may arrive in either order.
    const applied = new Set(rows.map(({ made }) => Number(made)));
    const [baseline] = migrations;
    if (applied.size > 0 && baseline && !applied.has(baseline.folderMillis)) throw new Error(tooOld);
    const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
    for (const { sql: statements, folderMillis, hash } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into schema_migrations (created_at, hash) values (${folderMillis}, ${hash})`,
      );
    }
    return missing.length;
  });
}
