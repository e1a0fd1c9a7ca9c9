import { sql } from 'drizzle-orm';
import type { Database } from 'mall-api/database';

/** What a buyer's work has changed in one row: as it was, as it is. */
interface Written {
  table: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What being there leaves behind, whatever a buyer does. */
const NOT_WORK = [
  'sessions',
  'known_devices',
  'login_keys',
  'throttle_counters',
  'used_once',
  'settings',
  'search_misses',
  'schema_migrations',
];

/** Notes down every row that is written from now on. */
export async function noteWrites(db: Database): Promise<void> {
  await db.execute(sql`create schema trial`);
  await db.execute(sql`create table trial.written (
    at bigserial primary key, "table" text not null, before jsonb, after jsonb)`);
  await db.execute(sql`create function trial.note() returns trigger language plpgsql as $$
    begin
      insert into trial.written ("table", before, after) values (tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null;
    end $$`);
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of rows.filter((table) => !NOT_WORK.includes(table.name)))
    await db.execute(
      sql`create trigger note_writes after insert or update or delete on ${sql.identifier(name)}
        for each row execute function trial.note()`,
    );
}

/** What was written since this was asked the last time, in its order. */
export async function takeWritten(db: Database): Promise<Written[]> {
  const { rows } = await db.execute<Written & Record<string, unknown>>(
    sql`with taken as (delete from trial.written returning *)
      select "table", before, after from taken order by at`,
  );
  return rows;
}
