import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer } from '../testing/drill-buyer';
import { openShop, type TestShop } from '../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ submissionWaitSeconds: 2 });
  shop.time.now = new Date();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const post = (path: string, payload: object, headers: Record<string, string>) =>
  shop.app.inject({ method: 'POST', url: `/api/sale/mall/${path}`, payload, headers });

test('however many buy one product, every other call is answered, and long waits are refused', async () => {
  const { id, skuId } = await addProduct(shop.db, { pieces: 1000 });
  const buyers = [];
  for (let n = 0; n < 30; n += 1) buyers.push(await addDrillBuyer(shop.db, [skuId]));

  // A slow order keeps the stock locked.
  let unlock = () => {};
  const locked = new Promise<void>((resolve, reject) => {
    shop.db
      .transaction(async (tx) => {
        await tx.execute(sql`select * from product_stocks where product_id = ${id} for update`);
        const unlocked = new Promise<void>((end) => {
          unlock = end;
        });
        resolve();
        await unlocked;
      })
      .catch(reject);
  });
  await locked;
  const submissions = buyers.map(({ order, headers }) => post('order/generateOrder', order(skuId), headers));
  const refused = await Promise.race(submissions);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { code: '60008', data: { retryAfterSeconds: 2 }, message: '访问人数较多，请稍后重试' },
  ]);
  const reading = await post('message/unread', {}, buyers[0]?.headers ?? {});
  expect(reading.json()).toMatchObject({ code: '0' });

  let turned = 0;
  for (const submission of submissions)
    void submission.then(({ statusCode }) => {
      turned += Number(statusCode === 429);
    });
  while (turned < 25) await pause(20);
  unlock();
  const replies = await Promise.all(submissions);
  const ordered = replies.filter((reply) => reply.json().code === '0').length;
  const turnedAway = replies.filter(({ statusCode }) => statusCode === 429).length;
  expect([ordered, turnedAway]).toEqual([5, 25]);
});
