import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

// Refused tries are counted, and the login key is made when it is first asked for.
const restless = ['throttle_counters', 'login_keys', 'schema_migrations'];
const countsTries: Readonly<Record<string, string>> = { sms_codes: "to_jsonb(t) - 'attempts'" };

/** A fingerprint of every table: two are equal when nothing changed in between. */
export async function databaseState(db: Queries): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const prints = tables.rows
    .filter(({ name }) => !restless.includes(name))
    .map(({ name }) => {
      const row = `(${countsTries[name] ?? 't'})::text`;
      return `select '${name}' as name, coalesce(md5(string_agg(${row}, ' ' order by ${row})), '') as print from ${name} t`;
    });
  const { rows } = await db.execute<{ name: string; print: string }>(sql.raw(prints.join(' union all ')));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
