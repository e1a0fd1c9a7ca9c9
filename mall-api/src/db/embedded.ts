import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Queries } from './database';
import { DurableFolder, durableSettings, syncFolder } from './durable-folder';
import { lockFolder } from './folder-lock';
import { keepPrivate } from './private-folder';
import type { RunStatement } from './run-statement';
import * as schema from './schema';

export interface EmbeddedOptions {
  /** Folder of its files; undefined: in memory. */
  readonly folder: string | undefined;
  /** Commits do not wait for the disk: for tests, whose data is disposable. */
  readonly forgetful: boolean;
  readonly runStatement?: RunStatement | undefined;
}

/** Has the statements of a client or a transaction run by `run`. */
function runBy<Client extends Pick<Transaction, 'query'>>(run: RunStatement, client: Client): Client {
  const query = client.query.bind(client);
  client.query = (text, ...more) => run(text, () => query(text, ...more));
  return client;
}

function runAllBy(run: RunStatement, client: PGlite): PGlite {
  const transaction = client.transaction.bind(client);
  client.transaction = (work) => transaction((tx) => work(runBy(run, tx)));
  return runBy(run, client);
}

async function start({ folder, forgetful }: EmbeddedOptions): Promise<PGlite> {
  if (folder === undefined) return PGlite.create();
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  keepPrivate(folder);
  const client = await PGlite.create({
    fs: new DurableFolder(folder),
    ...(!forgetful && { startParams: durableSettings(PGlite.defaultStartParams) }),
  });
  if (isNew) {
    keepPrivate(folder);
    if (!forgetful) syncFolder(folder);
  }
  return client;
}

/**
 * Opens the embedded database. It has one connection, which cannot be lost, and runs transactions one at a
 * time.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const unlock = options.folder === undefined ? undefined : await lockFolder(options.folder);
  try {
    const opened = await start(options);
    const client = options.runStatement ? runAllBy(options.runStatement, opened) : opened;
    const queries = drizzle({ client, schema, casing: 'snake_case' }) as unknown as Queries;
    return Object.assign(queries, {
      engine: 'pglite' as const,
      repeatable: queries.transaction.bind(queries) as Database['repeatable'],
      close: () => client.close().finally(unlock),
    });
  } catch (error) {
    await unlock?.();
    throw error;
  }
}
