import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { backfillOf } from '../db/migration/backfill';
import { livingProcesses } from '../db/migration/processes';
import type { Migration } from '../db/migration/read-migrations';
import { appliedMigrations, keepSchemaTables, lockSchema } from '../db/migration/schema-tables';

/** One line for each migration and each living process, for the operator. */
export async function statusLines(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  await db.transaction(async (tx) => {
    await lockSchema(tx);
    await keepSchemaTables(tx);
  });
  const applied = await appliedMigrations(db);
  const processes = await livingProcesses(db);
  const lines: string[] = [];
  for (const migration of migrations) {
    const { tag, kind, madeAt } = migration;
    if (applied.has(madeAt)) lines.push(`${tag}：已完成`);
    else if (kind === 'backfill') lines.push(`${tag}：${await progressOf(db, migration)}`);
    else if (kind === 'contract') {
      const older = processes.filter(({ knows }) => !knows.has(madeAt)).length;
      lines.push(`${tag}：未收缩${older > 0 ? `，还有 ${older} 个更早版本的进程在运行` : ''}`);
    } else lines.push(`${tag}：未应用，下一个启动的进程会应用`);
  }
  const known = new Set(migrations.map(({ madeAt }) => madeAt));
  for (const [madeAt, tag] of applied) if (!known.has(madeAt)) lines.push(`${tag ?? madeAt}：来自更新的版本`);
  for (const { name, knows, seenSecondsAgo } of processes) {
    const newest = migrations.findLast(({ madeAt }) => knows.has(madeAt))?.tag ?? '';
    lines.push(`进程 ${name}：包含到 ${newest}，${seenSecondsAgo} 秒前`);
  }
  return lines;
}

/** Rows looked at, and how many the table has by PostgreSQL's estimate. */
async function progressOf(db: Database, migration: Migration): Promise<string> {
  const { rows } = await db.execute<{ done: string; by: string | null }>(sql`
    select rows_done::text as done, claimed_by as by from schema_backfills where created_at = ${migration.madeAt}`);
  const [at] = rows;
  const backfill = backfillOf(migration);
  const works = at?.by ? '进行中' : '未开始或已中断';
  if (backfill.of === 'indexes') return works;
  const { rows: estimates } = await db.execute<{ n: string }>(
    sql`select greatest(reltuples, 0)::bigint::text as n from pg_class where oid = ${backfill.table}::regclass`,
  );
  return `${works}，${at?.done ?? 0} / 约 ${estimates[0]?.n ?? 0} 行`;
}
