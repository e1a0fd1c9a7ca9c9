import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { lockFolder } from './folder-lock';
import { NamingClient } from './naming-client';
import * as schema from './schema';

// What the drivers of both engines agree on. Code that needs a count of changed rows asks for `returning`.
interface Rows<Row> {
  rows: Row[];
}
interface EngineResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A database or an open transaction in it: what a repository works on. Inside a transaction only its own handle may
 * be used: PGlite has one connection, so a query on the database itself would wait for the transaction for ever.
 */
export type Queries = PgDatabase<EngineResult, typeof schema>;

export interface Database extends Queries {
  readonly engine: 'postgresql' | 'pglite';
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Most connections at once. */
  readonly connections: number;
  /** How long to wait for a connection, and for a new one to stand. */
  readonly connectSeconds?: number | undefined;
  /** When the server breaks a statement off. */
  readonly statementSeconds?: number | undefined;
}

export interface DatabaseOptions {
  /** PostgreSQL connection string; wins over dataFolder. */
  url?: string | undefined;
  pool?: PoolSettings | undefined;
  /** Where the embedded database keeps its files; without it, it lives in memory. */
  dataFolder?: string | undefined;
}

const casing = 'snake_case';

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

function openPostgresql(
  url: string,
  { connections, connectSeconds, statementSeconds }: PoolSettings,
): Database {
  const pool = new Pool({
    connectionString: url,
    Client: NamingClient,
    application_name: 'mall-api',
    max: connections,
    connectionTimeoutMillis: milliseconds(connectSeconds),
    statement_timeout: milliseconds(statementSeconds),
  });
  // An idle connection that the server drops is replaced on next use; without a listener it would end the process.
  pool.on('error', (error) => console.error('PostgreSQL connection lost:', error.message));
  return Object.assign(drizzlePg({ client: pool, schema, casing }) as unknown as Queries, {
    engine: 'postgresql' as const,
    close: () => pool.end(),
  });
}

async function openPglite(folder: string | undefined): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : undefined;
  try {
    const client = await (folder ? PGlite.create(folder) : PGlite.create());
    const close = () => client.close().finally(unlock);
    return Object.assign(drizzlePglite({ client, schema, casing }) as unknown as Queries, {
      engine: 'pglite' as const,
      close,
    });
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

/** Opens PostgreSQL (url) or the embedded PGlite (dataFolder). The schema is brought up to date by `migrate`. */
export function openDatabase({
  url,
  dataFolder,
  pool = { connections: 10 },
}: DatabaseOptions): Promise<Database> {
  return url ? Promise.resolve(openPostgresql(url, pool)) : openPglite(dataFolder && resolve(dataFolder));
}
