import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { gaveUpLock } from '../connection-lost';
import type { Database } from '../database';
import { type Backfill, backfillOf, between } from './backfill';
import { isContracted } from './is-contracted';
import { note } from './migrate';
import { waitShortly } from './patiently';
import { type Migration, readMigrations } from './read-migrations';
import { appliedMigrations } from './schema-tables';

interface FillOptions {
  readonly migrations?: readonly Migration[];
  /** Rows of a batch. */
  readonly rowsAtOnce?: number;
  /** Ends between two batches. */
  readonly signal?: AbortSignal;
  /** Called after each batch with the rows that were looked at. */
  readonly onProgress?: (tag: string, rowsDone: number) => void;
}

const defaultRowsAtOnce = 1000;
/** A process that ends in the middle is relieved after so long. */
const claimMinutes = { rows: 1, indexes: 60 } as const;

/**
 * Does the backfills that are due, batch by batch, each in a transaction of its own; how far they are is in
 * `schema_backfills`, so another run goes on where one ended. Of several processes one works at a time.
 * @param db with a connection of its own and no limit for a statement
 * @returns names of backfills that another process works on, or that have rows left after a whole pass
 */
export async function fillBesideTraffic(db: Database, options: FillOptions = {}): Promise<string[]> {
  const { migrations = readMigrations(), signal } = options;
  const applied = await appliedMigrations(db);
  const remaining: string[] = [];
  for (const migration of migrations) {
    if (migration.kind !== 'backfill' || applied.has(migration.madeAt) || signal?.aborted) continue;
    if (!(await fill(db, migration, options))) remaining.push(migration.tag);
  }
  return remaining;
}

const worker = `${process.pid}-${Math.random().toString(36).slice(2)}`;

async function fill(db: Database, migration: Migration, options: FillOptions): Promise<boolean> {
  const backfill = backfillOf(migration);
  if (!(await claim(db, migration, claimMinutes[backfill.of]))) return false;
  try {
    const isDone =
      backfill.of === 'rows'
        ? await fillRows(db, migration, backfill, options)
        : await buildIndexes(db, backfill.indexes);
    if (isDone) await finish(db, migration);
    return isDone;
  } finally {
    await db.execute(sql`
      update schema_backfills set claimed_by = null, claimed_until = null
      where created_at = ${migration.madeAt} and claimed_by = ${worker}`);
  }
}

async function claim(db: Database, { madeAt }: Migration, minutes: number): Promise<boolean> {
  await db.execute(sql`insert into schema_backfills (created_at) values (${madeAt}) on conflict do nothing`);
  const { rows } = await db.execute(sql`
    update schema_backfills set claimed_by = ${worker}, claimed_until = now() + make_interval(mins => ${minutes})
    where created_at = ${madeAt} and finished_at is null
      and (claimed_by = ${worker} or claimed_until is null or claimed_until < now())
    returning created_at`);
  return rows.length > 0;
}

const finish = (db: Database, migration: Migration) =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`update schema_backfills set finished_at = now() where created_at = ${migration.madeAt}`,
    );
    await note(tx, migration);
  });

type Rows = Extract<Backfill, { of: 'rows' }>;

/**
 * Takes up a finished backfill again that has rows left: a version that does not know the new column went on writing.
 */
export async function reopenUnfinished(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const applied = await appliedMigrations(db);
  for (const migration of migrations) {
    if (migration.kind !== 'backfill' || !applied.has(migration.madeAt)) continue;
    if (isContracted(migration, migrations, applied)) continue;
    const backfill = backfillOf(migration);
    if (backfill.of !== 'rows' || !(await isUnfinished(db, migration, backfill))) continue;
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`update schema_backfills set finished_at = null where created_at = ${migration.madeAt}`,
      );
      await tx.execute(sql`delete from schema_migrations where created_at = ${migration.madeAt}`);
    });
  }
}

/** @returns false when it was ended, lost its claim, or rows are left that others wrote behind it */
async function fillRows(
  db: Database,
  migration: Migration,
  rows: Rows,
  options: FillOptions,
): Promise<boolean> {
  const { signal, onProgress } = options;
  for (;;) {
    if (signal?.aborted) return false;
    const begun = performance.now();
    const step = await nextBatch(db, migration, rows, options.rowsAtOnce ?? defaultRowsAtOnce);
    if (step === 'end') return !(await isUnfinished(db, migration, rows));
    if (step === 'lost') return false;
    if (step !== 'locked') onProgress?.(migration.tag, step.rowsDone);
    // Half of the time belongs to the traffic.
    await sleep(performance.now() - begun, undefined, { ref: false, signal }).catch(() => {});
  }
}

type Step = { rowsDone: number } | 'end' | 'lost' | 'locked';

async function nextBatch(
  db: Database,
  { madeAt }: Migration,
  { table, key, batch }: Rows,
  rowsAtOnce: number,
): Promise<Step> {
  const work = async (): Promise<Step> =>
    db.transaction(async (tx) => {
      const { rows: claimed } = await tx.execute<{ after: string }>(sql`
        update schema_backfills set claimed_until = now() + make_interval(mins => ${claimMinutes.rows})
        where created_at = ${madeAt} and claimed_by = ${worker} returning after_key::text as after`);
      const [at] = claimed;
      if (!at) return 'lost';
      const column = sql.identifier(key);
      const { rows: found } = await tx.execute<{ last: string | null; count: number }>(sql`
        select max(${column})::text as last, count(*)::int as count from (
          select ${column} from ${sql.identifier(table)} where ${column} > ${at.after}::bigint
          order by ${column} limit ${rowsAtOnce}) as next`);
      const [next] = found;
      if (!next?.last) return 'end';
      await waitShortly(tx);
      await tx.execute(between(batch, at.after, next.last));
      const { rows: done } = await tx.execute<{ rows: number }>(sql`
        update schema_backfills set after_key = ${next.last}::bigint, rows_done = rows_done + ${next.count}
        where created_at = ${madeAt} returning rows_done::int as rows`);
      return { rowsDone: done[0]?.rows ?? 0 };
    });
  return work().catch((error): Step => {
    // A buyer holds a row of this batch.
    if (gaveUpLock(error)) return 'locked';
    throw error;
  });
}

async function isUnfinished(db: Database, { madeAt }: Migration, { unfinished }: Rows): Promise<boolean> {
  const { rows } = await db.execute<{ unfinished: boolean }>(sql.raw(unfinished));
  if (!rows[0]?.unfinished) return false;
  await db.execute(
    sql`update schema_backfills set after_key = 0, rows_done = 0 where created_at = ${madeAt}`,
  );
  return true;
}

async function buildIndexes(
  db: Database,
  indexes: readonly { name: string; statement: string }[],
): Promise<boolean> {
  for (const { name, statement } of indexes) {
    const { rows } = await db.execute<{ valid: boolean }>(
      sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`,
    );
    if (rows[0]?.valid) continue;
    // Left by a run that was ended: it costs writes and serves no reads.
    if (rows[0]) await db.execute(sql.raw(`drop index concurrently ${name}`));
    await db.execute(sql.raw(statement));
  }
  return true;
}
