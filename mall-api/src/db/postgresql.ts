import { drizzle } from 'drizzle-orm/node-postgres';
import { ConnectionLost, lostConnectionOf } from './connection-lost';
import type { Database, Queries, Work } from './database';
import { hostsOf } from './hosts';
import { withRetries } from './retry';
import * as schema from './schema';
import { shopClient } from './shop-client';
import { ShopPool } from './shop-pool';

export interface PoolSettings {
  /** Most connections at once. */
  readonly connections: number;
  /** How long to wait for a connection, and for a new one to stand; so long a lost one is replaced, too. */
  readonly connectSeconds?: number | undefined;
  /** When the server breaks a statement off, and a second later we do. */
  readonly statementSeconds?: number | undefined;
  /** Whether a pooler lends the server's connections for a transaction each: a session keeps nothing then. */
  readonly pooled?: boolean | undefined;
}

const milliseconds = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

// A server that lives answers in this time that it broke a statement off.
const answerGraceMs = 1000;

const defaultPatienceMs = 5000;

export function openPostgresql(
  url: string,
  { connections, connectSeconds, statementSeconds, pooled = false }: PoolSettings,
): Database {
  const connectMs = milliseconds(connectSeconds);
  const statementMs = milliseconds(statementSeconds);
  const patienceMs = connectMs ?? defaultPatienceMs;
  const pool = new ShopPool({
    Client: shopClient(hostsOf(url), { answerMs: statementMs && statementMs + answerGraceMs, pooled }),
    application_name: 'mall-api',
    max: connections,
    connectionTimeoutMillis: connectMs,
    // Behind a pooler the role has these.
    ...(!pooled && {
      statement_timeout: statementMs,
      // A process that is cut off would keep its locks for hours.
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
      // After the work there is only the commit.
      throw new ConnectionLost(worked ? 'unknown' : 'not done', error);
    }
  }

  return Object.assign(queries, {
    engine: 'postgresql' as const,
    transaction: <Result>(work: Work<Result>) =>
      withRetries({ patienceMs, mayRepeat: ({ outcome }) => outcome === 'not done' }, () => attempt(work)),
    repeatable: <Result>(work: Work<Result>) =>
      withRetries({ patienceMs, mayRepeat: () => true }, () => attempt(work)),
    close: () => pool.end(),
  });
}
