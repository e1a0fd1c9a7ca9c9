import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { orders, productStocks } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

let database: TestDatabase;
let db: Database;
let api: ApiProcess;
let product: TestProduct;
let buyer: DrillBuyer;

beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
  product = await addProduct(db, { pieces: 100 });
  // The test server does not sync by default; here a commit waits for its synchronous replicas.
  await db.execute(
    sql`do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$`,
  );
  api = await startApi(database.options);
  await api.ready();
}, 120_000);
beforeEach(async () => {
  buyer = await addDrillBuyer(db, [product.skuId]);
});
afterEach(async () => {
  expect(api.ended()).toBe(false);
  expect(await (await fetch(`http://127.0.0.1:${api.port}/ready`)).json()).toMatchObject({ status: 'ready' });
});
afterAll(async () => {
  await api.end('SIGKILL');
  await db.close();
  await database.remove();
});

const submit = (key?: string) =>
  api.ask('order/generateOrder', buyer.order(product.skuId), {
    ...buyer.headers,
    ...(key && { 'idempotency-key': key }),
  });

const ordersPlaced = () => db.$count(orders, eq(orders.memberId, buyer.memberId));

/** Terminates the API's connections in a state, waiting for the first one. @returns how many, at least one */
async function terminate(state: ReturnType<typeof sql>): Promise<number> {
  for (;;) {
    const { rows } = await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${state}`);
    if (rows.length > 0) return rows.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Submits while the product's stock is locked, terminates the waiting connection, and unlocks the stock. */
const submitThroughALoss = (key?: string) =>
  db.transaction(async (tx) => {
    await tx.select().from(productStocks).where(eq(productStocks.productId, product.id)).for('update');
    const answer = submit(key);
    await terminate(sql`wait_event_type = 'Lock'`);
    return { answer };
  });

test.each([
  ['with a key', 'waits-for-a-lock'],
  ['without one', undefined],
])('a submission %s that waits for a lock survives its connection', async (_, key) => {
  const { answer } = await submitThroughALoss(key);
  expect(await answer).toMatchObject({ code: '0' });
  expect(await ordersPlaced()).toBe(1);
});

test('idle connections that are lost are replaced', async () => {
  await Promise.all([submit('idle-connection'), api.ask('order/page', {}, buyer.headers)]);
  await terminate(sql`application_name = 'mall-api' and state = 'idle'`);
  expect(await api.ask('order/page', {}, buyer.headers)).toMatchObject({ code: '0', count: 1 });
});

test('a read in progress is retried', async () => {
  const { answer } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    const answer = api.ask('order/page', {}, buyer.headers);
    await terminate(sql`wait_event_type = 'Lock'`);
    return { answer };
  });
  expect(await answer).toMatchObject({ code: '0', count: 0 });
});

describe('a connection lost during the commit, with an unknown outcome', () => {
  /** Commits wait for a replica that does not exist, until their connection is terminated. */
  async function submitThroughAnUnknownCommit(key?: string) {
    await db.execute(sql`alter system set synchronous_standby_names = 'nobody'`);
    await db.execute(sql`select pg_reload_conf()`);
    try {
      const answer = submit(key);
      await terminate(sql`wait_event = 'SyncRep'`);
      return { answer };
    } finally {
      await db.execute(sql`alter system reset synchronous_standby_names`);
      await db.execute(sql`select pg_reload_conf()`);
    }
  }

  test('finds the order again under its key', async () => {
    const { answer } = await submitThroughAnUnknownCommit('in-commit');
    expect(await answer).toMatchObject({ code: '0' });
    expect(await ordersPlaced()).toBe(1);
  });

  test('is reported as unknown without a key, and nothing is done twice', async () => {
    const { answer } = await submitThroughAnUnknownCommit();
    expect(await answer).toEqual({
      code: '60008',
      message: '系统繁忙，未能确认操作是否成功，请稍后查看',
      data: { retryAfterSeconds: 2 },
    });
    expect(await ordersPlaced()).toBe(1);
  });
});
