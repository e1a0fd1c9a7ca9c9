import { Client } from 'pg';

/** What the preparation tells the workers, which are other processes. */
export const journeyVariables = { server: 'JOURNEY_DATABASE_SERVER', store: 'JOURNEY_STORE' } as const;

/** Holds the demonstration as it is on its first day. */
export const templateDatabase = 'demonstration';

export const preparedStore = (): string => process.env[journeyVariables.store] ?? '';

export function urlOf(database: string): string {
  const url = new URL(process.env[journeyVariables.server] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: process.env[journeyVariables.server] });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export const createDatabase = (name: string): Promise<void> => onServer(`create database ${name}`);

/** Makes a database what the demonstration is on its first day. An API that works on it connects anew. */
export const renewDatabase = (name: string): Promise<void> =>
  onServer(
    `drop database if exists ${name} with (force)`,
    // Copying files is many times quicker than writing every page to the log.
    `create database ${name} template ${templateDatabase} strategy file_copy`,
  );
