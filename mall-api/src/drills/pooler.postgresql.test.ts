import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { productStocks } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer } from '../testing/drill-buyer';
import { type Pooler, startPooler } from '../testing/pooler';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';
import { startOrderLoad } from './order-load';

// Shared by two processes with ten connections each.
const serverConnections = 4;

let database: TestDatabase;
let db: Database;
let pooler: Pooler;
let both: ApiProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
  // Behind a pooler a session keeps no settings, so the database sets the timeouts.
  await db.execute(
    sql.raw(`do $$ begin
      execute format('alter database %I set statement_timeout = 3000', current_database());
      execute format('alter database %I set idle_in_transaction_session_timeout = 5000', current_database());
    end $$`),
  );
  pooler = await startPooler(database.options.url ?? '', serverConnections);
  const pooled = { url: pooler.url };
  const env = { DATABASE_POOLER: 'transaction' };
  both = [await startApi(pooled, { env }), await startApi(pooled, { env })];
  await Promise.all(both.map((api) => api.ready()));
}, 120_000);
afterAll(async () => {
  await Promise.all(both.map((api) => api.end('SIGKILL')));
  await pooler.stop();
  await db.close();
  await database.remove();
});

test('many orders share few connections; restarting the pooler loses and duplicates no order', async () => {
  const load = await startOrderLoad(db, both, 20);
  const more = 400;
  await load.more(more);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await pooler.restart();
  await load.more(more);
  await load.end();
  expect(rows[0]?.n).toBeLessThanOrEqual(serverConnections);
  expect(await load.check(db)).toEqual({ lost: 0, doubled: 0, stockOff: 0 });
  expect(both.map((api) => api.ended())).toEqual([false, false]);
});

test('a statement that waits too long is cancelled, and its buyer gets an error', async () => {
  const product = await addProduct(db, { pieces: 10 });
  const buyer = await addDrillBuyer(db, [product.skuId]);
  const reply = await db.transaction(async (tx) => {
    await tx.select().from(productStocks).where(eq(productStocks.productId, product.id)).for('update');
    return both[0]?.ask('order/generateOrder', buyer.order(product.skuId), buyer.headers);
  });
  expect(reply).toMatchObject({ code: '60008' });
});
