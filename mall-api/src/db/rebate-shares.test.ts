import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { spreadAmount } from 'shared-kernel/money';
import { addProduct } from '../testing/builders';
import { addPayWays, readyToCheckOut } from '../testing/checkout';
import { openShop, type TestShop } from '../testing/shop';
import { orderItems, orders, rebates } from './schema';

const statements = readFileSync(
  join(__dirname, '..', '..', 'drizzle', '0010_rebate-shares.sql'),
  'utf8',
).split('--> statement-breakpoint');

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

test('orders from before get their rebate spread as new ones do', async () => {
  const { buyer, order } = await readyToCheckOut(shop, 1);
  await shop.db.insert(rebates).values({ clientId: buyer.clientId, balance: '100.00' });
  const skuIds: string[] = [];
  for (const price of ['33.33', '33.34', '7.77', '200.01']) {
    const { skuId } = await addProduct(shop.db, { pieces: 100, skus: [{ price, discountPrice: price }] });
    await buyer.get('memberCart/add', { skuId, count: 3 });
    skuIds.push(skuId);
  }
  const { id } = await buyer.get('order/generateOrder', order(skuIds, { whetherUseRebate: true }));
  const sharesOf = async () =>
    (
      await shop.db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.sort))
    ).map(({ payAmount, rebateAmount }) => ({ payAmount, rebateAmount }));
  const placed = await sharesOf();
  const amounts = placed.map(({ payAmount }) => payAmount);
  expect(placed.map(({ rebateAmount }) => rebateAmount)).toEqual(spreadAmount('100.00', amounts));

  await shop.db.update(orderItems).set({ rebateAmount: '0.00' }).where(eq(orderItems.orderId, id));
  for (const statement of statements.filter((text) => text.includes('UPDATE')))
    await shop.db.execute(sql.raw(statement));
  expect(await sharesOf()).toEqual(placed);
  const [found] = await shop.db.select().from(orders).where(eq(orders.id, id));
  expect(found?.rebateAmount).toBe('100.00');
});
