import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { products } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct, type TestProduct } from '../testing/builders';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { type DroppingProxy, startDroppingProxy } from '../testing/dropping-proxy';
import { type PostgresServer, startPostgres, startReplica } from '../testing/postgres-server';
import { tell } from '../testing/tell';

const mostLagSeconds = 2;
const written = { cookie: 'mall-written=1' };
/** A statement of the replica that nobody answers, the time to notice it, and other tests on this machine. */
const limitMs = 8_000;

let primary: PostgresServer;
let replica: PostgresServer;
let proxy: DroppingProxy;
let api: ApiProcess;
let db: Database;
let product: TestProduct;
let buyer: DrillBuyer;
let slowest = 0;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function nameShown(headers: Record<string, string> = {}): Promise<string> {
  const start = performance.now();
  const { code, data } = await api.ask(
    'product/detail',
    { id: product.id, productClientType: 2 },
    { ...buyer.headers, ...headers },
  );
  slowest = Math.max(slowest, performance.now() - start);
  expect(code).toBe('0');
  return (data as { productSpu: { name: string } }).productSpu.name;
}

const rename = (name: string) => db.update(products).set({ name }).where(eq(products.id, product.id));

/** A metric of the process; undefined while it is absent. */
async function metric(line: string): Promise<number | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${api.port}/metrics`)).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

const readsFrom = async (server: string) =>
  (await metric(`mall_catalogue_reads_total{server="${server}"}`)) ?? 0;

async function untilUsable(usable: boolean): Promise<void> {
  while ((await metric('mall_replica_usable')) !== Number(usable)) await pause(0.1);
}

beforeAll(async () => {
  primary = await startPostgres({ wal_level: 'replica', max_connections: '60' });
  replica = await startReplica(primary, { max_connections: '60', wal_retrieve_retry_interval: '100ms' });
  proxy = await startDroppingProxy(replica.port);
  const env = {
    DATABASE_REPLICA_URL: `postgres://mall@127.0.0.1:${proxy.port}/postgres`,
    DATABASE_REPLICA_LAG_SECONDS: String(mostLagSeconds),
  };
  api = await startApi({ url: primary.url }, { env, quiet: true });
  await api.ready();
  db = await openDatabase({ url: primary.url });
  product = await addProduct(db, { name: '第一版' });
  buyer = await addDrillBuyer(db, product.skuIds);
  await untilUsable(true);
}, 120_000);

afterAll(async () => {
  await api.end('SIGKILL');
  await db.close();
  await proxy.stop();
  await Promise.all([primary.stop(), replica.stop()]);
  tell(`slowest answer: ${Math.round(slowest)} ms`);
});

test('the catalogue is read from the replica, and everything else from the primary', async () => {
  const before = await readsFrom('replica');
  expect(await nameShown()).toBe('第一版');
  expect(await readsFrom('replica')).toBe(before + 1);
  const order = await api.ask('memberCart/add', { skuId: product.skuIds[0], count: 1 }, buyer.headers);
  expect(order.code).toBe('0');
});

test('a replica that is behind shows what it has for some seconds, but not to whoever has just written', async () => {
  await replica.ask('select pg_wal_replay_pause()');
  await rename('第二版');
  expect(await nameShown(written)).toBe('第二版');
  expect(await nameShown()).toBe('第一版');
  await untilUsable(false);
  expect(await metric('mall_replica_lag_seconds')).toBeGreaterThan(mostLagSeconds);
  expect(await nameShown()).toBe('第二版');

  await replica.ask('select pg_wal_replay_resume()');
  await untilUsable(true);
  expect(await metric('mall_replica_lag_seconds')).toBe(0);
  const before = await readsFrom('replica');
  expect(await nameShown()).toBe('第二版');
  expect(await readsFrom('replica')).toBe(before + 1);
});

test('a call that changes something says so to its browser', async () => {
  const reply = await fetch(`http://127.0.0.1:${api.port}/api/sale/mall/memberCart/add`, {
    method: 'POST',
    headers: { ...buyer.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ skuId: product.skuIds[0], count: 1 }),
  });
  expect(reply.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^mall-written=1; Path=\/; Max-Age=2; HttpOnly; SameSite=Lax$/),
  );
});

const failures: [name: string, fail: () => Promise<() => Promise<void> | void>][] = [
  [
    'crashes',
    async () => {
      await replica.crash();
      return () => replica.restart('fast');
    },
  ],
  ['freezes', () => replica.freeze()],
  [
    'is cut off',
    async () => {
      proxy.cut();
      return () => proxy.mend();
    },
  ],
];

test.each(failures)(
  'a replica that %s is not noticed by buyers, and read from again once it is back',
  async (_name, fail) => {
    const version = await nameShown();
    const mend = await fail();
    while ((await metric('mall_replica_usable')) === 1) expect(await nameShown()).toBe(version);
    expect(await metric('mall_replica_lag_seconds')).toBeUndefined();
    await rename(`${version}又`);
    expect(await nameShown()).toBe(`${version}又`);
    await mend();
    await untilUsable(true);
    const before = await readsFrom('replica');
    expect(await nameShown()).toBe(`${version}又`);
    expect(await readsFrom('replica')).toBe(before + 1);
    expect(slowest).toBeLessThan(limitMs);
  },
  60_000,
);

test('while the primary is away visitors still find products', async () => {
  await primary.crash();
  const found = await api.ask('product/page', { current: 1, pageSize: 8 });
  expect(found).toMatchObject({ code: '0', data: { list: [{ id: product.id }] } });
}, 60_000);
