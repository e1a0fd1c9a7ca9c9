import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { budgets, members, orderDepartments, orders } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const colleagues = 60;
const held = 23;

let database: TestDatabase;
let db: Database;
let apis: ApiProcess[];
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
  apis = await Promise.all([1, 2].map(() => startApi(database.options, { quiet: true })));
  await Promise.all(apis.map((api) => api.ready()));
});
afterEach(async () => {
  await Promise.all(apis.map((api) => api.end('SIGKILL')));
  await db.close();
  await database.remove();
});

test('colleagues who order at once through two processes never exceed a budget that blocks', async () => {
  // Each their own goods: the budget is all that they share.
  const all: { buyer: DrillBuyer; skuId: string }[] = [];
  for (let n = 0; n < colleagues; n += 1) {
    const { skuId } = await addProduct(db, { pieces: 10 });
    all.push({ buyer: await addDrillBuyer(db, [skuId]), skuId });
  }
  const [first] = all;
  const clientId = first?.buyer.clientId ?? '';
  await db
    .update(members)
    .set({ clientId })
    .where(
      inArray(
        members.id,
        all.map(({ buyer }) => buyer.memberId),
      ),
    );
  await db.insert(budgets).values({
    clientId,
    department: '检验科',
    fromDay: '2020-01-01',
    toDay: '2099-12-31',
    plannedAmount: `${held}5.00`,
    blocks: true,
    changedBy: first?.buyer.memberId ?? '',
  });
  const { consigneeId } = first?.buyer.order() ?? {};

  const codes = await Promise.all(
    all.map(async ({ buyer, skuId }, n) => {
      const order = { ...buyer.order(skuId), consigneeId, department: '检验科' };
      const key = { ...buyer.headers, 'idempotency-key': `budget-${n}-once` };
      return (await (apis[n % apis.length] as ApiProcess).ask('order/generateOrder', order, key)).code;
    }),
  );

  const count = (code: string) => codes.filter((found) => found === code).length;
  expect([count('0'), count('60003')]).toEqual([held, colleagues - held]);
  const [taken] = await db
    .select({ amount: sql<string>`sum(${orderDepartments.amount})::text` })
    .from(orderDepartments)
    .innerJoin(orders, eq(orders.id, orderDepartments.orderId))
    .where(eq(orders.clientId, clientId));
  expect(taken).toEqual({ amount: `${held}0.00` });
}, 120_000);
