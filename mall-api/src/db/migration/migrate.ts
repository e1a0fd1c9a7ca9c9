import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database';
import { fillAtOnce } from './backfill';
import { outlivedBy } from './outlived';
import { patiently, waitShortly } from './patiently';
import { type Migration, readMigrations } from './read-migrations';
import { appliedMigrations, keepSchemaTables, lockSchema } from './schema-tables';

const tooOld =
  '数据库由首个版本之前的程序建立，不能升级：请改用空数据库；演示数据删除 DATA_DIR 目录后会重新生成';

/**
 * Brings the schema as far as the version before can live with, in one transaction: of a failure nothing remains. A
 * second process that starts at the same time waits and then finds nothing to do. On a new database, and on an
 * embedded one, which no other version has open, that is everything; else what `expand`s, and backfills and contracts
 * remain (`fill-beside-traffic.ts`, `contract.ts`).
 * (Drizzle's own migrator checks before it locks, and knows no kinds.)
 * @param nobodyElse has the database open
 * @returns the number of applied migrations
 * @throws Error when the database's schema is older than the first migration, or a newer version has removed what this
 * one needs
 */
export function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
  nobodyElse = db.engine === 'pglite',
): Promise<number> {
  return patiently(db, async (tx) => {
    // No timeout: waiting for another process may take long.
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockSchema(tx);
    await keepSchemaTables(tx);
    const applied = await appliedMigrations(tx);
    const [baseline] = migrations;
    if (applied.size > 0 && baseline && !applied.has(baseline.madeAt)) throw new Error(tooOld);
    const outlived = outlivedBy(applied, migrations);
    if (outlived) throw new Error(outlived);
    const alone = applied.size === 0 || nobodyElse;
    if (!alone) await waitShortly(tx);
    // Migrations from parallel branches may arrive in either order.
    const missing = migrations.filter(
      ({ madeAt, kind }) => !applied.has(madeAt) && (alone || kind === 'expand'),
    );
    for (const migration of missing) {
      if (migration.kind === 'backfill') await fillAtOnce(tx, migration);
      else await apply(tx, migration);
      await note(tx, migration);
    }
    return missing.length;
  });
}

export async function apply(tx: Queries, { statements }: Migration): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

export const note = (db: Queries, { madeAt, hash, tag }: Migration) =>
  db.execute(sql`
    insert into schema_migrations (created_at, hash, tag) values (${madeAt}, ${hash}, ${tag})
    on conflict do nothing`);
