import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addPayWays } from '../testing/checkout';
import { type DroppingProxy, startDroppingProxy } from '../testing/dropping-proxy';
import { type PostgresServer, startPostgres, startReplica } from '../testing/postgres-server';
import { type OrderLoad, startOrderLoad } from './order-load';
import { whole } from './whole';

// In full: every outage several times, with the limits of production and more buyers.
const rounds = whole ? 5 : 1;
const buyerCount = whole ? 24 : 8;
const ordersBetween = whole ? 200 : 25;
const connectSeconds = whole ? 5 : 2;
const statementSeconds = whole ? 30 : 3;

// A call that met the outage in its last statement: what that may take, and what it takes to find out.
const limitMs = (statementSeconds + 1 + connectSeconds) * 1000;
// This machine may be busy with other tests.
const slackMs = 3000;

let primary: PostgresServer;
let replica: PostgresServer;
let proxies: [DroppingProxy, DroppingProxy];
let apis: ApiProcess[];
let db: Database;
let load: OrderLoad;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const isReady = (api: ApiProcess) =>
  fetch(`http://127.0.0.1:${api.port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(ready: boolean): Promise<void> {
  for (const api of apis) while ((await isReady(api)) !== ready) await pause(0.05);
}

beforeAll(async () => {
  // An order counts once the replica has it, so that none is lost with the primary.
  primary = await startPostgres({ wal_level: 'replica', synchronous_commit: 'on', max_connections: '60' });
  replica = await startReplica(primary, {
    synchronous_commit: 'local',
    max_connections: '60',
    // It looks for the primary again at once, because orders wait for it.
    wal_retrieve_retry_interval: '100ms',
  });
  await primary.ask(`alter system set synchronous_standby_names = '*'`);
  await primary.ask('select pg_reload_conf()');
  proxies = [await startDroppingProxy(primary.port), await startDroppingProxy(replica.port)];
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join();
  const url = `postgres://mall@${hosts}/postgres?target_session_attrs=read-write`;
  const env = {
    DATABASE_CONNECT_SECONDS: String(connectSeconds),
    DATABASE_STATEMENT_SECONDS: String(statementSeconds),
  };
  apis = [await startApi({ url }, { env, quiet: true }), await startApi({ url }, { env, quiet: true })];
  await Promise.all(apis.map((api) => api.ready()));
  db = await openDatabase({ url, pool: { connections: 2, connectSeconds: 30, statementSeconds: 20 } });
  await addPayWays(db);
  load = await startOrderLoad(db, apis, buyerCount);
  await load.more(ordersBetween);
}, 180_000);

afterAll(async () => {
  await Promise.all(apis.map((api) => api.end('SIGKILL')));
  await db.close();
  await Promise.all(proxies.map((proxy) => proxy.stop()));
  await Promise.all([primary.stop(), replica.stop()]);
});

const outages: [name: string, outage: () => Promise<void>][] = [
  [
    'every connection is ended',
    async () => {
      await primary.ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mall-api'`);
    },
  ],
  ['the server is restarted', () => primary.restart('fast')],
  ['the server crashes and is started again', () => primary.restart('immediate')],
  [
    'the server is frozen',
    async () => {
      const thaw = await primary.freeze();
      try {
        await until(false);
        await pause(limitMs / 1000);
      } finally {
        thaw();
      }
    },
  ],
  [
    'the network drops everything',
    async () => {
      proxies[0].cut();
      await until(false);
      await pause(limitMs / 1000);
      proxies[0].mend();
    },
  ],
];

describe.each(Array.from({ length: rounds }, (_, round) => [round + 1]))('round %d', () => {
  test.each(outages)(
    'orders go on when %s',
    async (_, outage) => {
      load.forgetTimes();
      await outage();
      await until(true);
      await load.more(ordersBetween);
      expect(load.slowestMs).toBeLessThan(limitMs + slackMs);
      expect(apis.map((api) => api.ended())).toEqual([false, false]);
    },
    180_000,
  );
});

test('orders go on when the replica takes over', async () => {
  load.forgetTimes();
  await primary.crash();
  await until(false);
  await replica.ask('select pg_promote()');
  await until(true);
  await load.more(ordersBetween);
  expect(load.slowestMs).toBeLessThan(limitMs + slackMs);
  expect(apis.map((api) => api.ended())).toEqual([false, false]);
}, 180_000);

test('of all orders none was lost, none doubled, and the stock agrees', async () => {
  await load.end();
  expect(await load.check(db)).toEqual({ lost: 0, doubled: 0, stockOff: 0 });
  // Only what may be tried again was answered.
  expect([...load.refusals.keys()].filter((code) => code !== '60008')).toEqual([]);
  console.info(`${load.acknowledged.size} orders, ${JSON.stringify([...load.refusals])}`);
});
