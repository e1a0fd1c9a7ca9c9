import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { orders } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addPayWays } from '../testing/checkout';
import { createOperator, type Operator } from '../testing/operator';
import { type ScratchFolder, scratchFolder } from '../testing/postgres-programs';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { tell } from '../testing/tell';
import { type OrderLoad, startOrderLoad } from './order-load';

const buyerCount = 8;
const ordersBetween = 60;
const archiveTimeoutSeconds = 60;
// What the machine needs beside other tests; how long people take is not in it.
const restoreSeconds = 150;
const slackSeconds = 10;

let root: string;
let backup: ScratchFolder;
let server: PostgresServer;
let dataFolder: string;
let operator: Operator;
let receiver: ChildProcess;
let api: ApiProcess;
let db: Database;
let load: OrderLoad;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** What runs on the backup machine writes to the folder of this life. */
const life = (n: number) => ({ '/srv/backup/1': `/srv/backup/${n}` });

const databaseUrl = () => `postgres://mall@127.0.0.1:${server.port}/postgres`;
const startShop = (filesDir: string, env: Readonly<Record<string, string>> = {}) =>
  startApi({ url: databaseUrl() }, { env: { FILES_DIR: join(root, filesDir), ...env } });
const openShop = () => openDatabase({ url: databaseUrl(), pool: { connections: 2 } });

async function one<Value>(statement: string): Promise<Value> {
  const [row] = await server.ask<{ value: Value }>(`select (${statement}) as value`);
  return row?.value as Value;
}

async function until(statement: string): Promise<void> {
  while (!(await one<boolean>(statement).catch(() => false))) await pause(0.05);
}

async function startReceiver(n: number): Promise<void> {
  receiver = operator.start(
    'Always, on the backup machine: a service that is started again whenever it ends',
    life(n),
  );
  await until(`exists (select from pg_stat_replication where application_name = 'pg_receivewal')`);
}

async function endReceiver(): Promise<void> {
  const ended = new Promise((resolve) => receiver.once('exit', resolve));
  receiver.kill('SIGINT');
  await ended;
}

/** While orders come. */
async function takeBase(n: number): Promise<void> {
  const backup = operator.start('Every night', life(n));
  expect(await new Promise((resolve) => backup.once('exit', resolve))).toBe(0);
}

interface Restore {
  /** The life whose backup it is. */
  readonly from: number;
  /** The name of the next one. */
  readonly to: string;
  readonly port?: number;
  readonly moment?: string;
  readonly instead?: Readonly<Record<string, string>>;
}

/** Starts a server on what the commands have put back, at the address of the lost one if its port is given. */
const startRestored = ({ from, to, port, moment, instead }: Restore) =>
  startPostgres(port === undefined ? {} : { port: String(port) }, (data) => {
    dataFolder = data;
    operator.run('Restore', { '/srv/backup/2': `/srv/backup/${to}`, ...life(from), ...instead });
    if (moment) operator.run('To a moment', { '2026-11-27 02:13:00+08': moment });
  });

/** What is done once the restored database can be read. */
async function goOn(n: number): Promise<void> {
  await until('not pg_is_in_recovery()');
  await startReceiver(n);
  operator.run('Numbers');
  const [newest, ...faults] = operator.run('Checks').split('\n');
  expect(newest).toMatch(/^\d{4}-/);
  expect(faults).toEqual(['0', '0']);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-restore-'));
  backup = scratchFolder();
  server = await startPostgres({});
  dataFolder = server.dataFolder;
  operator = createOperator(backup, () => ({
    PGHOST: '127.0.0.1',
    PGPORT: String(server.port),
    PGUSER: 'mall',
    PGDATABASE: 'postgres',
    PGDATA: dataFolder,
  }));
  operator.run('Once, then restart PostgreSQL');
  await server.restart('fast');
  await startReceiver(1);
  operator.run('Once, while that runs: an order is acknowledged when it is on the backup machine, too');
  api = await startShop('files');
  await api.ready();
  db = await openShop();
  await addPayWays(db);
  load = await startOrderLoad(db, [{ ask: (...call) => api.ask(...call) }], buyerCount);
}, 180_000);

afterAll(async () => {
  await api?.end('SIGKILL');
  await db?.close();
  await endReceiver();
  await server?.stop();
  for (const folder of [root, backup.root]) rmSync(folder, { recursive: true, force: true });
});

const ordersIn = (database: Database) =>
  database.select({ id: orders.id, no: orders.no, createdAt: orders.createdAt }).from(orders);

/** Starts the API again and waits until a buyer's order is acknowledged. */
async function takeOrders(filesDir: string, env?: Readonly<Record<string, string>>): Promise<void> {
  api = await startShop(filesDir, env);
  await api.ready();
  await load.more(1);
}

let lostAt: number;
let toldBeforeLoss: Set<string>;

test('the machine is lost: nothing that was acknowledged is', async () => {
  await load.more(ordersBetween);
  await Promise.all([takeBase(1), load.more(ordersBetween)]);
  operator.run(
    'Every night after that: nobody needs the log from before the oldest base backup that is left',
  );
  await load.more(2 * ordersBetween);
  const numbers = new Set((await ordersIn(db)).map(({ no }) => no));

  lostAt = Date.now();
  await server.lose();
  toldBeforeLoss = new Set(load.acknowledged.values());
  await api.end('SIGKILL');
  await db.close();
  await endReceiver();
  const { port } = server;
  await server.stop();
  server = await startRestored({ from: 1, to: '2', port });
  await goOn(2);
  await takeOrders('files');
  const seconds = (Date.now() - lostAt) / 1000;
  const size = await one<string>(`pg_size_pretty(pg_database_size('postgres'))`);
  tell(`RPO 0: none of ${toldBeforeLoss.size} orders; RTO ${seconds.toFixed(1)} s, ${size}`);
  expect(seconds).toBeLessThan(restoreSeconds);

  db = await openShop();
  await load.more(ordersBetween);
  const all = await ordersIn(db);
  const known = new Set(all.map(({ id }) => id));
  expect([...toldBeforeLoss].filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(all.map(({ no }) => no)).size).toBe(all.length);
  expect([...numbers].filter((no) => !all.some((order) => order.no === no))).toEqual([]);
}, 180_000);

test('with the archive alone only orders of its last minute are lost', async () => {
  const archive = await startRestored({
    from: 1,
    to: 'archive',
    instead: { ' || cp $old/stream/%f %p || cp $old/stream/%f.partial %p': '' },
  });
  const restored = await openDatabase({ url: archive.url, pool: { connections: 1 } });
  const found = await ordersIn(restored);
  await restored.close();
  await archive.stop();
  const known = new Set(found.map(({ id }) => id));
  const lost = [...toldBeforeLoss].filter((id) => !known.has(id)).length;
  const newest = Math.max(...found.map(({ createdAt }) => createdAt.getTime()));
  const seconds = (lostAt - newest) / 1000;
  tell(`archive alone: RPO ${seconds.toFixed(1)} s, ${lost} of ${toldBeforeLoss.size} orders`);
  expect(seconds).toBeLessThan(archiveTimeoutSeconds + slackSeconds);
}, 60_000);

test('something wrong was done: back to the moment before, with a new secret', async () => {
  await Promise.all([takeBase(2), load.more(ordersBetween)]);
  const before = [...load.acknowledged.values()];
  const moment = await one<string>('clock_timestamp()::text');
  await server.ask('delete from order_items');
  await load.more(ordersBetween);

  const begun = Date.now();
  await api.end('SIGKILL');
  const ever = await ordersIn(db);
  await db.close();
  await server.crash();
  await endReceiver();
  const [damaged, { port }] = [server, server];
  server = await startRestored({ from: 2, to: '3', port, moment });
  await until(`pg_get_wal_replay_pause_state() = 'paused'`);
  expect(await one<boolean>('exists (select from order_items)')).toBe(true);
  operator.run('The moment is right');
  await goOn(3);

  // The files' folder was lost, too.
  mkdirSync(join(root, 'new-files'), { mode: 0o700 });
  writeFileSync(join(root, 'new-files', '.secret'), randomBytes(32), { mode: 0o600 });
  api = await startShop('new-files');
  const said = await whyNotReady();
  await api.end('SIGTERM');
  const [, FILES_SECRET = ''] = /has the secret ([0-9a-f]{16})/.exec(said) ?? [];
  await takeOrders('new-files', { FILES_SECRET });
  const seconds = (Date.now() - begun) / 1000;

  db = await openShop();
  await load.more(ordersBetween);
  await load.end();
  await damaged.stop();
  const all = await ordersIn(db);
  const known = new Set(all.map(({ id }) => id));
  expect(before.filter((id) => !known.has(id))).toEqual([]);
  const lost = ever.filter(({ id }) => !known.has(id));
  tell(`back to the moment in ${seconds.toFixed(1)} s, with ${lost.length} orders after it lost`);
  expect(lost.length).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(restoreSeconds);
  // Who has the contract of a lost order never meets its number again.
  const lostNumbers = new Set(lost.map(({ no }) => no));
  expect(all.filter(({ no }) => lostNumbers.has(no))).toEqual([]);
  const told = new Set(load.acknowledged.values());
  expect(await load.check(db)).toEqual({
    lost: lost.filter(({ id }) => told.has(id)).length,
    doubled: 0,
    stockOff: 0,
  });
}, 180_000);

async function whyNotReady(): Promise<string> {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${api.port}/ready`).catch(() => undefined);
    if (reply) return reply.text();
    await pause(0.05);
  }
}
