import { eq } from 'drizzle-orm';
import { buyMoreSkus, giftPacks, orderGiftPacks, orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let ready: Checkout;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
});

const later = () => {
  shop.time.now = new Date(shop.time.now.getTime() + 60_000);
};

test('purchased products, latest first, with the last unit and count', async () => {
  const alcohol = await addProduct(shop.db, {
    name: '酒精',
    skus: [{ name: '瓶' }, { name: '箱', unitCount: 6, price: '55.00' }],
  });
  const glove = await addProduct(shop.db, { name: '手套' });
  const mask = await addProduct(shop.db, { name: '口罩' });
  await placeOrder(ready, alcohol.skuIds[0] ?? '', 5);
  later();
  await placeOrder(ready, glove.skuId, 1);
  later();
  await placeOrder(ready, alcohol.skuIds[1] ?? '', 2);
  later();
  await ready.buyer.get('order/cancel', { orderId: await placeOrder(ready, mask.skuId) });

  const { list, total } = await ready.buyer.get('order/bought/page', {});
  expect(total).toBe(2);
  expect(list).toMatchObject([
    {
      id: alcohol.id,
      canOrder: true,
      lastSkuId: alcohol.skuIds[1],
      lastCount: 2,
      lastTime: '2026-03-10 10:02:00',
      productSkues: [{ name: '瓶' }, { name: '箱', discountPriceUnit: '55.00' }],
    },
    { id: glove.id, lastCount: 1 },
  ]);
  const lastUnitOf = async (product: { id: string }) =>
    (await ready.buyer.get('product/detail', { id: product.id, productClientType: 2 })).lastSkuId;
  expect(await lastUnitOf(alcohol)).toBe(alcohol.skuIds[1]);
  expect(await lastUnitOf(mask)).toBeUndefined();
  expect((await ready.buyer.get('order/bought/page', { name: '手套' })).list).toMatchObject([
    { id: glove.id },
  ]);
  expect(await ready.buyer.get('order/bought/page', { current: 2, pageSize: 1 })).toMatchObject({
    list: [{ id: glove.id }],
    total: 2,
  });
  expect(await (await shop.buyer()).get('order/bought/page', {})).toEqual({ list: [], total: 0 });
});

test('products due by their own rhythm lead on request', async () => {
  const [regular, recent] = [await addProduct(shop.db), await addProduct(shop.db)];
  const start = shop.time.now.getTime();
  const passDays = (days: number) => shop.passTo(new Date(start + days * 86_400_000));
  for (const days of [0, 30, 60]) {
    await passDays(days);
    await placeOrder(ready, regular.skuId, 4);
  }
  await passDays(70);
  await placeOrder(ready, recent.skuId, 1);
  const isRegular = { id: regular.id, everyDays: 30, lastCount: 4 };
  const isRecent = { id: recent.id, everyDays: null, isDue: false };
  const bought = async (dueFirst: boolean) => (await ready.buyer.get('order/bought/page', { dueFirst })).list;
  expect(await bought(true)).toMatchObject([isRecent, { ...isRegular, isDue: false }]);
  await passDays(90);
  expect(await bought(true)).toMatchObject([{ ...isRegular, isDue: true }, isRecent]);
  expect(await bought(false)).toMatchObject([isRecent, { ...isRegular, isDue: true }]);
  await passDays(0);
});

test('buying more: the add-ons of the order’s total, before review, for its buyer', async () => {
  const main = await addProduct(shop.db, { skus: [{ price: '100.00' }] });
  const cheap = await addProduct(shop.db, {
    name: '加购一',
    skus: [{ name: '瓶' }, { name: '箱', unitCount: 6 }],
  });
  const dear = await addProduct(shop.db, { name: '加购二' });
  const unlisted = await addProduct(shop.db, { name: '加购三', status: 3 });
  await shop.db.insert(buyMoreSkus).values([
    { skuId: cheap.skuIds[1] ?? '', minOrderAmount: '100.00', sort: 1 },
    { skuId: dear.skuId, minOrderAmount: '100.01', sort: 2 },
    { skuId: unlisted.skuId, minOrderAmount: '0.00', sort: 3 },
  ]);
  const orderId = await placeOrder(ready, main.skuId);
  const offered = await ready.buyer.get('product/buymore/list', { orderId });
  expect(offered).toMatchObject([{ id: cheap.id, productSkues: [{ id: cheap.skuIds[1], name: '箱' }] }]);
  expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({ showBuyMore: true });

  const [pack] = await shop.db
    .insert(giftPacks)
    .values({ kind: 'quantity', name: '赠礼', maxQty: 1 })
    .returning();
  const [earned] = await shop.db
    .insert(orderGiftPacks)
    .values({ orderId, giftPackId: pack?.id ?? '', kind: 'quantity', maxQty: 1 })
    .returning();
  const giftPacksOrderId = earned?.id ?? '';
  expect(await ready.buyer.get('product/buymore/list', { giftPacksOrderId })).toEqual(offered);

  const stranger = await shop.buyer();
  for (const request of [{ orderId }, { giftPacksOrderId }, {}]) {
    expect(await stranger.ask('product/buymore/list', request)).toMatchObject({ code: '60004' });
  }
  await shop.db.update(orders).set({ status: 4 }).where(eq(orders.id, orderId));
  expect(await ready.buyer.get('product/buymore/list', { orderId })).toEqual([]);
});
