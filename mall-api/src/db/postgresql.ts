import { drizzle } from 'drizzle-orm/node-postgres';
import { ConnectionLost, lostConnectionOf } from './connection-lost';
import type { Database, Queries, Work } from './database';
import { hostsOf } from './hosts';
import { withRetries } from './retry';
import type { RunStatement } from './run-statement';
import * as schema from './schema';
import { shopClient } from './shop-client';
import { ShopPool } from './shop-pool';

export interface PoolSettings {
  /** Maximum number of connections. */
  readonly connections: number;
  /** Seconds to wait for a free or new connection, and to keep replacing a lost one. */
  readonly connectSeconds?: number | undefined;
  /** Seconds after which the server cancels a statement; the client gives up a second later. */
  readonly statementSeconds?: number | undefined;
  /** Whether a transaction pooler is in between: a session keeps no state then. */
  readonly pooled?: boolean | undefined;
  /** Whether a server that only reads will do. */
  readonly replica?: boolean | undefined;
}

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

// Time for a healthy server to report that it cancelled a statement.
const answerGraceMs = 1000;

const defaultPatienceMs = 5000;

// The memory of a connection's caches only grows.
const renewedAfterSeconds = 30 * 60;

const keepAliveMs = 30_000;

export function openPostgresql(
  url: string,
  { connections, connectSeconds, statementSeconds, pooled = false, replica }: PoolSettings,
  runStatement?: RunStatement,
): Database {
  const connectMs = milliseconds(connectSeconds);
  const statementMs = milliseconds(statementSeconds);
  const patienceMs = connectMs ?? defaultPatienceMs;
  const pool = new ShopPool({
    Client: shopClient(hostsOf(url), {
      answerMs: statementMs && statementMs + answerGraceMs,
      pooled,
      replica,
      runStatement,
    }),
    application_name: 'mall-api',
    max: connections,
    // The first statements of a new connection are slow, and a shop is seldom busy for long: none is closed for being idle.
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: renewedAfterSeconds,
    // So that no router in between forgets an idle one.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    connectionTimeoutMillis: connectMs,
    // Behind a pooler the role sets these.
    ...(!pooled && {
      statement_timeout: statementMs,
      // A disconnected process would hold its locks for hours.
      idle_in_transaction_session_timeout: statementMs && patienceMs,
    }),
    patienceMs,
  });
  const queries = drizzle({ client: pool, schema, casing: 'snake_case' }) as unknown as Queries;
  const begin = queries.transaction.bind(queries);

  async function attempt<Result>(work: Work<Result>): Promise<Result> {
    let worked = false;
    try {
      return await begin(async (tx) => {
        const result = await work(tx);
        worked = true;
        return result;
      });
    } catch (error) {
      if (!lostConnectionOf(error)) throw error;
      // Once the work is done only the commit remains.
      throw new ConnectionLost(worked ? 'unknown' : 'not done', error);
    }
  }

  return Object.assign(queries, {
    engine: 'postgresql' as const,
    transaction: <Result>(work: Work<Result>) =>
      withRetries({ patienceMs, mayRepeat: ({ outcome }) => outcome === 'not done' }, () => attempt(work)),
    repeatable: <Result>(work: Work<Result>) =>
      withRetries({ patienceMs, mayRepeat: () => true }, () => attempt(work)),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  });
}
