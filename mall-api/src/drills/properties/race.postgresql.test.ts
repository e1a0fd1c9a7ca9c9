import { orderItems, orders } from '../../db/schema';
import { addProduct, countPieces } from '../../testing/builders';
import { addPayWays } from '../../testing/checkout';
import { addDrillBuyer } from '../../testing/drill-buyer';
import { openShop, type TestShop } from '../../testing/shop';

const buyerCount = 200;
const pieces = 50;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  shop.time.now = new Date();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

test(`${buyerCount} buyers race for the last ${pieces} pieces: exactly ${pieces} are sold`, async () => {
  const rare = await addProduct(shop.db, { pieces });
  const buyers = [];
  for (let n = 0; n < buyerCount; n += 1) buyers.push(await addDrillBuyer(shop.db, [rare.skuId]));
  const replies = await Promise.all(
    buyers.map(({ order, headers }) => shop.send('order/generateOrder', order(rare.skuId), headers)),
  );
  const told = (wanted: string) => replies.filter(({ code }) => code === wanted).length;
  expect([told('0'), told('60002')]).toEqual([pieces, buyerCount - pieces]);
  expect(await countPieces(shop.db, rare.id)).toBe(0);
  expect(await shop.db.$count(orders)).toBe(pieces);
  const items = await shop.db.select({ quantity: orderItems.quantity }).from(orderItems);
  expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
});
