import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database';
import { backfillOf } from './backfill';
import { isContracted } from './is-contracted';
import { apply, note } from './migrate';
import { outlivedBy } from './outlived';
import { patiently, waitShortly } from './patiently';
import { livingProcesses } from './processes';
import { type Migration, readMigrations } from './read-migrations';
import { appliedMigrations, lockSchema } from './schema-tables';

/** The contract has to wait; the message says for what. */
export class ContractRefused extends Error {}

/**
 * Removes what no living version needs: applies the contracts that are due. After that no version from before them
 * starts again, so a person decides when.
 * @returns names of the applied migrations
 * @throws ContractRefused when a process lives that does not know one of them, or a migration before it is not done
 */
export function contract(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return patiently(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockSchema(tx);
    await waitShortly(tx);
    const applied = await appliedMigrations(tx);
    const outlived = outlivedBy(applied, migrations);
    if (outlived) throw new ContractRefused(outlived);
    const due = migrations.filter(({ kind, madeAt }) => kind === 'contract' && !applied.has(madeAt));
    for (const migration of due) {
      await refuseWhileNeeded(tx, migration);
      for (const before of migrations.slice(0, migrations.indexOf(migration)))
        await refuseWhileUndone(tx, before, { migrations, applied });
      await apply(tx, migration);
      await note(tx, migration);
      applied.set(migration.madeAt, migration.tag);
    }
    return due.map(({ tag }) => tag);
  });
}

async function refuseWhileNeeded(tx: Queries, { tag, madeAt }: Migration): Promise<void> {
  const older = (await livingProcesses(tx)).filter(({ knows }) => !knows.has(madeAt));
  if (older.length > 0)
    throw new ContractRefused(
      `${tag} 还不能收缩：${older.length} 个运行中的进程是更早的版本（${older.map(({ name }) => name).join('、')}），请先停止`,
    );
}

async function refuseWhileUndone(
  tx: Queries,
  migration: Migration,
  { migrations, applied }: { migrations: readonly Migration[]; applied: ReadonlyMap<number, string | null> },
): Promise<void> {
  const { tag, kind, madeAt } = migration;
  if (!applied.has(madeAt)) throw new ContractRefused(`${tag} 还没有完成，不能收缩`);
  if (kind !== 'backfill' || isContracted(migration, migrations, applied)) return;
  const backfill = backfillOf(migration);
  if (backfill.of !== 'rows') return;
  const { rows } = await tx.execute<{ unfinished: boolean }>(sql.raw(backfill.unfinished));
  if (rows[0]?.unfinished) throw new ContractRefused(`${tag} 之后又有行没有填好，不能收缩`);
}
