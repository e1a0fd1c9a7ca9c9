import { join } from 'node:path';
import { Client } from 'pg';

/** What the preparation tells the workers, which are other processes. */
export const journeyVariables = { server: 'JOURNEY_DATABASE_SERVER', store: 'JOURNEY_STORE' } as const;

/** Holds the demonstration as it is on its first day. */
export const templateDatabase = 'demonstration';

export const preparedStore = (): string => process.env[journeyVariables.store] ?? '';

/** Holds the files of the demonstration, and the secret whose fingerprint its database knows. */
export const preparedData = (): string => join(preparedStore(), '..', 'data');

export function urlOf(database: string): string {
  const url = new URL(process.env[journeyVariables.server] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: process.env[journeyVariables.server] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const createDatabase = (name: string): Promise<unknown> =>
  onServer((client) => client.query(`create database ${name}`));

/** From this version on, copying the files of a database has to be asked for. */
const asksForFileCopy = 150_000;

/** Makes a database what the demonstration is on its first day. An API that works on it connects anew. */
export const renewDatabase = (name: string): Promise<void> =>
  onServer(async (client) => {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const strategy = (rows[0]?.version ?? 0) >= asksForFileCopy ? 'strategy file_copy' : '';
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${templateDatabase} ${strategy}`);
  });
