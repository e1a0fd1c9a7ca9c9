import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import { ConnectionLost, sqlStateOf } from './connection-lost';
import { withRetries } from './retry';
import type { ShopClient } from './shop-client';

// Waiting does not fix a wrong password or database name.
const isOurMistake = (error: unknown) => /^(28|3D)/.test(sqlStateOf(error) ?? '');

const onlyReads = (text: string) => /^\s*(select|with)\b/i.test(text);

/** A pool that releases lost connections and retries reads on another one. */
export class ShopPool extends Pool {
  readonly patienceMs: number;

  constructor({ patienceMs, ...config }: PoolConfig & { patienceMs: number }) {
    super(config);
    this.patienceMs = patienceMs;
    this.on('error', (error) => console.error('PostgreSQL connection lost:', error.message));
  }

  override connect = (async () => {
    const client = (await super.connect().catch((error) => {
      throw isOurMistake(error) ? error : new ConnectionLost('not done', error);
    })) as PoolClient & ShopClient;
    const { release } = client;
    if (client.lost) {
      release(true);
      throw new ConnectionLost('not done', 'the server is a replica');
    }
    let mine = true;
    const giveBack = () => {
      if (!mine) return;
      mine = false;
      client.off('error', giveBack);
      release(client.lost);
    };
    // Drizzle does not release a connection that is lost at the start of a transaction.
    client.once('error', giveBack);
    client.release = giveBack;
    return client;
  }) as Pool['connect'];

  override query = ((statement: QueryConfig, values?: unknown[]) =>
    withRetries(
      {
        patienceMs: this.patienceMs,
        mayRepeat: ({ outcome }) => outcome === 'not done' || onlyReads(statement.text),
      },
      async () => {
        const client = await this.connect();
        try {
          return await client.query(statement, values);
        } finally {
          client.release();
        }
      },
    )) as Pool['query'];
}
