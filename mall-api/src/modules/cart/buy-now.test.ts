import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let ready: Checkout;
let first: string;
let second: string;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
  first = (await addProduct(shop.db, { pieces: 1000 })).skuId;
  second = (await addProduct(shop.db, { pieces: 1000 })).skuId;
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
});

const add = (skuId: string, count: number) => ready.buyer.get('memberCart/add', { skuId, count });
const buyNow = (skuId: string, count: number) =>
  ready.buyer.get('memberCart/add', { skuId, count, alone: true });
const order = (skuId: string) => ready.buyer.get('order/generateOrder', ready.order([skuId]));
async function lines() {
  const { list } = await ready.buyer.get('memberCart/page', { current: 1, pageSize: 100 });
  const all = list.flatMap(({ memberCartSkus }) => memberCartSkus);
  return Object.fromEntries(
    all.map(({ skuId, count, selected, earlierCount }) => [skuId, { count, selected, earlierCount }]),
  );
}

test('only the “buy now” line is selected, and its order restores the earlier selection', async () => {
  await add(first, 5);
  await buyNow(second, 2);
  expect(await lines()).toEqual({
    [first]: { count: 5, selected: false, earlierCount: 0 },
    [second]: { count: 2, selected: true, earlierCount: 0 },
  });
  await order(second);
  expect(await lines()).toEqual({ [first]: { count: 5, selected: true, earlierCount: 0 } });
});

test('of a product already in the cart only the new units are ordered', async () => {
  await add(first, 5);
  await buyNow(first, 2);
  expect(await lines()).toEqual({ [first]: { count: 2, selected: true, earlierCount: 5 } });
  const { id } = await order(first);
  const { orderItems } = await ready.buyer.get('order/detail', { orderId: id });
  expect(orderItems.map(({ quantity }) => quantity)).toEqual([2]);
  expect(await lines()).toEqual({ [first]: { count: 5, selected: true, earlierCount: 0 } });
});

test('an unselected line stays unselected afterwards', async () => {
  await add(first, 5);
  const page = await ready.buyer.get('memberCart/page', { current: 1, pageSize: 10 });
  const memberCartSkuIds = page.list.flatMap(({ memberCartSkus }) => memberCartSkus.map(({ id }) => id));
  await ready.buyer.get('memberCart/select', { memberCartSkuIds, selected: false });
  await buyNow(first, 1);
  await order(first);
  expect(await lines()).toEqual({ [first]: { count: 5, selected: false, earlierCount: 0 } });
});

test('pressed again with another quantity, the latest quantity counts', async () => {
  await add(second, 7);
  await buyNow(first, 3);
  await buyNow(first, 1);
  expect((await lines())[first]).toEqual({ count: 1, selected: true, earlierCount: 0 });
  await buyNow(second, 1);
  expect(await lines()).toEqual({
    [first]: { count: 1, selected: false, earlierCount: 0 },
    [second]: { count: 1, selected: true, earlierCount: 7 },
  });
});

test('without an order the buyer can restore the cart', async () => {
  await add(first, 5);
  await add(second, 1);
  await buyNow(first, 2);
  await ready.buyer.get('memberCart/restore', {});
  expect(await lines()).toEqual({
    [first]: { count: 7, selected: true, earlierCount: 0 },
    [second]: { count: 1, selected: true, earlierCount: 0 },
  });
});

test('lines that the buyer selects meanwhile do not count as set aside', async () => {
  await add(first, 5);
  await buyNow(second, 1);
  const page = await ready.buyer.get('memberCart/page', { current: 1, pageSize: 10 });
  const line = page.list.flatMap(({ memberCartSkus }) => memberCartSkus).find(({ skuId }) => skuId === first);
  await ready.buyer.get('memberCart/select', { memberCartSkuIds: [line?.id ?? ''], selected: true });
  await ready.buyer.get('memberCart/select', { memberCartSkuIds: [line?.id ?? ''], selected: false });
  await order(second);
  expect(await lines()).toEqual({ [first]: { count: 5, selected: false, earlierCount: 0 } });
});

test('a repeated request buys once', async () => {
  const send = () =>
    ready.buyer.get(
      'memberCart/add',
      { skuId: first, count: 2, alone: true },
      { 'idempotency-key': 'bought-once-1234' },
    );
  await send();
  await add(first, 1);
  await send();
  expect((await lines())[first]?.count).toBe(3);
});

test('the cart reports its quantity of each product', async () => {
  await add(first, 5);
  await buyNow(second, 2);
  expect(await ready.buyer.get('memberCart/held', {})).toMatchObject([
    { skuId: first, count: 5 },
    { skuId: second, count: 2 },
  ]);
});
