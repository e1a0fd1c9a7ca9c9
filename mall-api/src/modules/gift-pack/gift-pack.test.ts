import { eq } from 'drizzle-orm';
import { giftPacks, orderGiftPacks, orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let ready: Checkout;
let orderId: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  await shop.db.insert(giftPacks).values([
    { kind: 'quantity', name: '赠品', maxQty: 20 },
    { kind: 'first_order', name: '首单', maxQty: 12, validDays: 10 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
  orderId = await placeOrder(ready, (await addProduct(shop.db)).skuId);
});

const info = () => ready.buyer.get('giftpacks/order/giftpacksinfo', { orderId });
const at = async (time: string, look: () => Promise<void>) => {
  const before = shop.time.now;
  shop.time.now = new Date(time);
  await look();
  shop.time.now = before;
};
const setStatus = (status: number) => shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));

test('an order’s packs await the buyer', async () => {
  expect(await info()).toMatchObject({
    getGiftPacks: true,
    giftPacksSubmit: false,
    orderGiftMaxQty: 20,
    maxGiftPacksAmount: null,
    getFirstOrderGiftPacks: true,
    firstOrderGiftPacksSubmit: false,
    firstOrderGiftMaxQty: 12,
    firstOrderExpireDate: '2026-03-20',
  });
});

test('a pack is open until the review begins, a first-order pack until its date', async () => {
  await setStatus(6);
  expect(await info()).toMatchObject({ getGiftPacks: true, getFirstOrderGiftPacks: true });
  await setStatus(10);
  expect(await info()).toMatchObject({
    getGiftPacks: false,
    maxGiftPacksOrderId: null,
    getFirstOrderGiftPacks: true,
  });
  await at('2026-03-19T15:59:59Z', async () =>
    expect(await info()).toMatchObject({ getFirstOrderGiftPacks: true }),
  );
  await at('2026-03-19T16:00:00Z', async () =>
    expect(await info()).toMatchObject({ getFirstOrderGiftPacks: false, firstGiftPacksOrderId: null }),
  );
});

test('a submitted pack is listed, an abandoned one is not', async () => {
  await shop.db
    .update(orderGiftPacks)
    .set({ status: 'submitted' })
    .where(eq(orderGiftPacks.orderId, orderId));
  await setStatus(9);
  expect(await info()).toMatchObject({
    getGiftPacks: true,
    giftPacksSubmit: true,
    firstOrderGiftPacksSubmit: true,
  });
  await shop.db
    .update(orderGiftPacks)
    .set({ status: 'abandoned' })
    .where(eq(orderGiftPacks.orderId, orderId));
  expect(await info()).toMatchObject({ getGiftPacks: false, giftPacksSubmit: false });
});

test('packs of somebody else’s order are not found', async () => {
  const stranger = await shop.buyer();
  expect(await stranger.ask('giftpacks/order/giftpacksinfo', { orderId })).toMatchObject({ code: '60004' });
});
