import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '../db/database';
import { migrate } from '../db/migration/migrate';
import { type DatabaseOptions, openDatabase } from '../db/open-database';
import { forgetful, type PostgresServer, startPostgres } from './postgres-server';

/**
 * Tests run on PostgreSQL: on the server of TEST_DATABASE_URL, whose user may create databases, or on one
 * that they start. TEST_ENGINE=embedded selects the embedded database. Migrations run once, on a template;
 * every test file uses its own copy.
 */
const templateVariable = 'MALL_TEST_TEMPLATE';
// Test files are other processes, so settings reach them through the environment.
const serverVariable = 'TEST_DATABASE_URL';

export const onPostgresql = process.env['TEST_ENGINE'] !== 'embedded';

/** Folder in which the tests on the embedded database write down what SQL they have run. */
export const recordedSql = (): string => join(process.env[templateVariable] ?? '', '..', 'sql');

/** The text of an SQL template without what is filled in. */
export const textOf = (strings: readonly string[]): string => strings.join('…');

let ownServer: PostgresServer | undefined;

function urlOf(database: string): string {
  const url = new URL(process.env[serverVariable] ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env[serverVariable] });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const newName = () => `mall_test_${randomUUID().replaceAll('-', '')}`;

async function migrated(options: DatabaseOptions): Promise<void> {
  const db = await openDatabase(options);
  await migrate(db);
  await db.close();
}

export async function createTemplate(): Promise<void> {
  if (!onPostgresql) {
    const template = join(await mkdtemp(join(tmpdir(), 'mall-test-')), 'template');
    process.env[templateVariable] = template;
    await mkdir(recordedSql());
    await migrated({ dataFolder: template, forgetful: true });
    return;
  }
  if (!process.env[serverVariable]) {
    ownServer = await startPostgres(forgetful);
    process.env[serverVariable] = ownServer.url;
  }
  const template = newName();
  process.env[templateVariable] = template;
  await onServer(`create database ${template}`);
  await migrated({ url: urlOf(template) });
}

export async function dropTemplate(): Promise<void> {
  const template = process.env[templateVariable];
  if (!template) return;
  if (ownServer) await ownServer.stop();
  else if (onPostgresql) await onServer(`drop database ${template}`);
  else await rm(join(template, '..'), { recursive: true });
}

/** A database for one test file; its engine decides how many connections and processes may use it. */
export interface TestDatabase {
  readonly options: DatabaseOptions;
  /** All connections must be closed. */
  remove(): Promise<void>;
}

/** @param from 'empty' for a database without tables, otherwise a migrated one */
export async function createTestDatabase(from: 'template' | 'empty' = 'template'): Promise<TestDatabase> {
  const template = process.env[templateVariable];
  if (!template) throw new Error('the template database is made by jest.config.mjs');
  const name = newName();
  if (onPostgresql) {
    await onServer(`create database ${name}${from === 'template' ? ` template ${template}` : ''}`);
    return { options: { url: urlOf(name) }, remove: () => onServer(`drop database ${name}`) };
  }
  const dataFolder = join(template, '..', name);
  if (from === 'template') await cp(template, dataFolder, { recursive: true });
  return { options: { dataFolder, forgetful: true }, remove: () => rm(dataFolder, { recursive: true }) };
}

/** Opens a migrated, empty database; closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const { options, remove } = await createTestDatabase();
  const db = await openDatabase(options);
  const close = db.close.bind(db);
  return Object.assign(db, { close: () => close().then(remove) });
}
