import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database';
import { outlivedBy } from './outlived';
import { type Migration, readMigrations } from './read-migrations';
import { appliedMigrations, lockSchema } from './schema-tables';

/** A process counts as living until it has not been heard of for so long. */
const livesSeconds = 60;
const heartbeatMs = 10_000;

interface ServingProcess {
  /** Host and process id. */
  readonly name: string;
  /** Seconds since it was heard of. */
  readonly seenSecondsAgo: number;
  /** `madeAt` of the migrations in its code. */
  readonly knows: ReadonlySet<number>;
}

/** The API processes that live, by the database's clock. */
export async function livingProcesses(db: Queries): Promise<ServingProcess[]> {
  const { rows } = await db.execute<{ name: string; ago: number; knows: string[] }>(sql`
    select name, extract(epoch from now() - seen_at)::int as ago, knows::text[] as knows from schema_processes
    where seen_at > now() - make_interval(secs => ${livesSeconds}) order by started_at`);
  return rows.map(({ name, ago, knows }) => ({
    name,
    seenSecondsAgo: ago,
    knows: new Set(knows.map(Number)),
  }));
}

/**
 * Says that this process serves, and which migrations it knows, until it is left: a contract waits for processes that
 * do not know it.
 * @param onFailure a heartbeat that did not reach the database; the next one makes up for it
 * @throws Error when a newer version has removed what this one needs
 */
export async function joinProcesses(
  db: Database,
  onFailure: (error: unknown) => void,
  migrations: readonly Migration[] = readMigrations(),
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const name = `${hostname()}:${process.pid}`;
  const knows = `{${migrations.map(({ madeAt }) => madeAt).join(',')}}`;
  const beat = (tx: Queries) =>
    tx.execute(sql`
      insert into schema_processes (id, name, knows) values (${id}, ${name}, ${knows}::bigint[])
      on conflict (id) do update set seen_at = now()`);
  await db.transaction(async (tx) => {
    await lockSchema(tx);
    const outlived = outlivedBy(await appliedMigrations(tx), migrations);
    if (outlived) throw new Error(outlived);
    await tx.execute(
      sql`delete from schema_processes where seen_at < now() - make_interval(secs => ${livesSeconds})`,
    );
    await beat(tx);
  });
  const timer = setInterval(() => beat(db).catch(onFailure), heartbeatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // Without the database it is forgotten by itself.
    await db.execute(sql`delete from schema_processes where id = ${id}`).catch(onFailure);
  };
}
