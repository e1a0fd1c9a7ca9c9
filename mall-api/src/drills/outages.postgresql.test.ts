import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addPayWays } from '../testing/checkout';
import { type DroppingProxy, startDroppingProxy } from '../testing/dropping-proxy';
import { type PostgresServer, startPostgres, startReplica } from '../testing/postgres-server';
import { tell } from '../testing/tell';
import { type OrderLoad, startOrderLoad } from './order-load';

const buyerCount = 16;
const ordersBetween = 100;
const connectSeconds = 2;
const statementSeconds = 3;

// A call whose last statement met the outage: its own timeout, and the time to detect it.
const limitMs = (statementSeconds + 1 + connectSeconds) * 1000;
// Other tests may run on this machine.
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
  // Commits wait for the replica, so that no order is lost with the primary.
  primary = await startPostgres({ wal_level: 'replica', synchronous_commit: 'on', max_connections: '60' });
  replica = await startReplica(primary, {
    synchronous_commit: 'local',
    max_connections: '60',
    // Reconnect at once, because orders wait for the replica.
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

test.each(outages)(
  'orders continue when %s',
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

test('orders continue when the replica takes over', async () => {
  load.forgetTimes();
  await primary.crash();
  await until(false);
  await replica.ask('select pg_promote()');
  await until(true);
  await load.more(ordersBetween);
  expect(load.slowestMs).toBeLessThan(limitMs + slackMs);
  expect(apis.map((api) => api.ended())).toEqual([false, false]);
}, 180_000);

test('no order is lost or duplicated, and the stock agrees', async () => {
  await load.end();
  expect(await load.check(db)).toEqual({ lost: 0, doubled: 0, stockOff: 0 });
  // Only retryable refusals occurred.
  expect([...load.refusals.keys()].filter((code) => code !== '60008')).toEqual([]);
  tell(`${load.acknowledged.size} orders, ${JSON.stringify([...load.refusals])}`);
});
