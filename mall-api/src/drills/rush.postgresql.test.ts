import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct, countPieces, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { tell } from '../testing/tell';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const buyers = 400;
// An installation's defaults.
const asInProduction = { SUBMISSION_WAIT_SECONDS: '8' };

let database: TestDatabase;
let db: Database;
let apis: ApiProcess[];
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
});
afterEach(async () => {
  await Promise.all(apis.map((api) => api.end('SIGKILL')));
  await db.close();
  await database.remove();
});

/** Milliseconds of sequential calls unrelated to the rush, until it is over. */
async function unrelatedCalls(product: TestProduct, buyer: DrillBuyer, isOver: () => boolean) {
  const times: number[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const begun = performance.now();
    const request = { id: product.id, productClientType: 2 };
    const { code } = await (apis[n % apis.length] as ApiProcess).ask(
      'product/detail',
      request,
      buyer.headers,
    );
    times.push(performance.now() - begun);
    expect(code).toBe('0');
  }
  return times;
}

test.each([1, 2])(
  'concurrent orders for one product succeed or are told to retry, never 69999, with %i processes',
  async (processes) => {
    const wanted = await addProduct(db, { pieces: 1_000_000 });
    const other = await addProduct(db, { pieces: 10 });
    const onlooker = await addDrillBuyer(db, [other.skuId]);
    const all: DrillBuyer[] = [];
    for (let n = 0; n < buyers; n += 1) all.push(await addDrillBuyer(db, [wanted.skuId]));
    apis = await Promise.all(
      Array.from({ length: processes }, () =>
        startApi(database.options, { quiet: true, env: asInProduction }),
      ),
    );
    await Promise.all(apis.map((api) => api.ready()));

    let over = false;
    const looking = unrelatedCalls(other, onlooker, () => over);
    const begun = performance.now();
    const codes = await Promise.all(
      all.map(async ({ order, headers }, n) => {
        const key = { ...headers, 'idempotency-key': `rush-${n}-once` };
        const reply = await (apis[n % processes] as ApiProcess).ask(
          'order/generateOrder',
          order(wanted.skuId),
          key,
        );
        return reply.code;
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    over = true;
    const times = await looking;

    const count = (code: string) => codes.filter((found) => found === code).length;
    const ordered = count('0');
    const longest = Math.round(Math.max(...times));
    tell(
      `${processes} process(es), ${buyers} buyers: ${ordered} ordered, ${count('60008')} told to wait, ` +
        `${count('69999')} × 69999, in ${seconds.toFixed(1)} s; longest of ${times.length} unrelated calls ${longest} ms`,
    );
    expect(count('69999')).toBe(0);
    expect(ordered + count('60008')).toBe(buyers);
    expect(ordered).toBeGreaterThan(0);
    expect(await countPieces(db, wanted.id)).toBe(1_000_000 - ordered);
  },
  120_000,
);
