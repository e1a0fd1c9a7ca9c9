import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';

// Refused attempts count, and login keys are created on first request.
const restless = ['throttle_counters', 'used_once', 'login_keys', 'schema_migrations'];
const countsTries: Readonly<Record<string, string>> = { sms_codes: "to_jsonb(t) - 'attempts'" };

/** A fingerprint per table: equal when nothing changed in between. */
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
