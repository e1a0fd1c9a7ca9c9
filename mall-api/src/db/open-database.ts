import { resolve } from 'node:path';
import type { Database } from './database';
import { migrate } from './migration/migrate';
import { openPostgresql, type PoolSettings } from './postgresql';
import type { RunStatement } from './run-statement';

export interface DatabaseOptions {
  /** PostgreSQL connection string; overrides dataFolder. */
  url?: string | undefined;
  pool?: PoolSettings | undefined;
  /** Folder of the embedded database; undefined: in memory. */
  dataFolder?: string | undefined;
  /** The embedded database does not wait for the disk: for tests. */
  forgetful?: boolean;
  /** What runs its statements, for whoever wants to know of them. */
  runStatement?: RunStatement | undefined;
}

/** Opens PostgreSQL (url) or the embedded PGlite (dataFolder). `migrate` updates the schema. */
export async function openDatabase({
  url,
  dataFolder,
  forgetful = false,
  pool = { connections: 10 },
  runStatement,
}: DatabaseOptions): Promise<Database> {
  if (url) return openPostgresql(url, pool, runStatement);
  // Half a second of the processor, which a program on PostgreSQL does not spend.
  const { openEmbedded } = await import('./embedded');
  return openEmbedded({ folder: dataFolder && resolve(dataFolder), forgetful, runStatement });
}

/** Opens a database and migrates it as far as the version before can live with; migrations have no timeout. */
export async function openMigrated(options: DatabaseOptions): Promise<Database> {
  if (!options.url) {
    const db = await openDatabase(options);
    await migrate(db);
    return db;
  }
  await withUnhurried(options, migrate);
  return openDatabase(options);
}

/** Work on one connection beside the pool, whose statements may take as long as they need. */
export async function withUnhurried<Result>(
  { url, pool }: DatabaseOptions,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase({ url, pool: { connections: 1, pooled: pool?.pooled } });
  return work(db).finally(() => db.close());
}
