import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';

/**
 * Tests run on the embedded database, or on PostgreSQL when TEST_DATABASE_URL names a server whose user may create
 * databases. Migrations run once, on a template; every test file works on a copy of its own.
 */
const server = process.env['TEST_DATABASE_URL'];

// How the template reaches the test files, which are other processes.
const templateVariable = 'MALL_TEST_TEMPLATE';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

const newName = () => `mall_test_${randomUUID().replaceAll('-', '')}`;

async function migrated(options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = await openDatabase(options);
  await migrate(db);
  await db.close();
}

export async function createTemplate(): Promise<void> {
  const template = server ? newName() : join(await mkdtemp(join(tmpdir(), 'mall-test-')), 'template');
  process.env[templateVariable] = template;
  if (server) await onServer(`create database ${template}`);
  await migrated(server ? { url: urlOf(template) } : { dataFolder: template });
}

export async function dropTemplate(): Promise<void> {
  const template = process.env[templateVariable];
  if (!template) return;
  if (server) await onServer(`drop database ${template}`);
  else await rm(join(template, '..'), { recursive: true });
}

/** A migrated, empty database; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template = process.env[templateVariable];
  if (!template) throw new Error('the template database is made by jest.config.mjs');
  const name = newName();
  if (server) {
    await onServer(`create database ${name} template ${template}`);
    return removedOnClose(await openDatabase({ url: urlOf(name) }), () => onServer(`drop database ${name}`));
  }
  const dataFolder = join(template, '..', name);
  await cp(template, dataFolder, { recursive: true });
  return removedOnClose(await openDatabase({ dataFolder }), () => rm(dataFolder, { recursive: true }));
}

const removedOnClose = (db: Database, remove: () => Promise<void>): Database =>
  Object.assign(db, {
    close: (
      (close) => () =>
        close().then(remove)
    )(db.close.bind(db)),
  });
