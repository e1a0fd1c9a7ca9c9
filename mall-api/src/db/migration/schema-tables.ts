import { sql } from 'drizzle-orm';
import type { Queries } from '../database';

// Any number that nothing else in the database locks.
const schemaLock = 7_215_304_118;

/** Until the transaction ends nobody else migrates, contracts, or begins to serve. */
export const lockSchema = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(${schemaLock})`);

const statements = [
  sql`create table if not exists schema_migrations (
    created_at bigint primary key, hash text not null, applied_at timestamptz not null default now())`,
  // Of migrations from before there were kinds it is null.
  sql`alter table schema_migrations add column if not exists tag text`,
  sql`create table if not exists schema_backfills (
    created_at bigint primary key, after_key bigint not null default 0, rows_done bigint not null default 0,
    claimed_by text, claimed_until timestamptz, finished_at timestamptz)`,
  sql`create table if not exists schema_processes (
    id uuid primary key, name text not null, knows bigint[] not null,
    started_at timestamptz not null default now(), seen_at timestamptz not null default now())`,
];

/** What the database knows of its schema: applied migrations, backfills under way, processes that serve. */
export async function keepSchemaTables(tx: Queries): Promise<void> {
  for (const statement of statements) await tx.execute(statement);
}

/** @returns `madeAt` of the applied migrations with their names, null for the first ones */
export async function appliedMigrations(db: Queries): Promise<Map<number, string | null>> {
  const { rows } = await db.execute<{ made: string; tag: string | null }>(
    sql`select created_at::text as made, tag from schema_migrations`,
  );
  return new Map(rows.map(({ made, tag }) => [Number(made), tag]));
}
