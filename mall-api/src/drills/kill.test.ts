import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { orderItems, orders } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct, countPieces, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const buyerCount = 20;
const ordersEach = 50;
const orderCount = buyerCount * ordersEach;
const killsAfter = [0.15, 0.45, 0.75].map((part) => part * orderCount);

let database: TestDatabase;
let api: ApiProcess;
let product: TestProduct;
let buyers: DrillBuyer[];

/** Opens the database while no API process has the embedded one open. */
async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(database.options);
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  await withDatabase(async (db) => {
    await addPayWays(db);
    product = await addProduct(db, {
      pieces: 5_000,
      skus: Array.from({ length: ordersEach }, () => ({})),
    });
    buyers = [];
    for (let n = 0; n < buyerCount; n += 1) buyers.push(await addDrillBuyer(db, product.skuIds));
  });
  api = await startApi(database.options);
  await api.ready();
});
afterAll(async () => {
  await api.end('SIGKILL');
  await database.remove();
});

test(`kill -9 during ${orderCount} submissions with retries: every acknowledged order exists once`, async () => {
  const acknowledged = new Map<string, string>();
  let retries = 0;
  let done = false;

  async function submit(buyer: DrillBuyer, n: number, skuId: string): Promise<void> {
    const key = `drill-${n}-${skuId}`;
    for (;;) {
      const reply = await api
        .ask('order/generateOrder', buyer.order(skuId), { ...buyer.headers, 'idempotency-key': key })
        .catch(() => undefined);
      if (reply) {
        expect([reply.code, reply.message]).toEqual(['0', undefined]);
        acknowledged.set(key, (reply.data as { id: string }).id);
        return;
      }
      retries += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function killNowAndThen() {
    for (const count of killsAfter) {
      while (acknowledged.size < count && !done) await new Promise((resolve) => setTimeout(resolve, 5));
      await api.end('SIGKILL');
      api = await startApi(database.options, { port: api.port });
      await api.ready();
    }
  }

  const killer = killNowAndThen();
  await Promise.all(
    buyers.map(async (buyer, n) => {
      for (const skuId of product.skuIds) await submit(buyer, n, skuId);
    }),
  );
  done = true;
  await killer;
  await api.end('SIGTERM');

  expect(retries).toBeGreaterThanOrEqual(killsAfter.length);
  expect(acknowledged.size).toBe(orderCount);
  await withDatabase(async (db) => {
    const placed = await db.select({ id: orders.id }).from(orders);
    expect(placed.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort());
    expect(await db.$count(orderItems)).toBe(placed.length);
    expect(await countPieces(db, product.id)).toBe(5_000 - placed.length);
  });
}, 240_000);
