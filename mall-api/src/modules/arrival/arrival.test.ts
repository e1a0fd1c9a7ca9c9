import { eq } from 'drizzle-orm';
import { createAdmin } from '../../admin/service';
import { productStocks, products } from '../../db/schema';
import { sweepEnded } from '../../housekeeping';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let product: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  product = await addProduct(shop.db, {
    name: '活检钳',
    model: 'AL-BX 23',
    pieces: 5,
    skus: [{ name: '盒', unitCount: 6 }],
  });
});

const wait = (as = buyer) => as.ask('product/arrival/add', { productId: product.id });
const waiting = async (as = buyer) =>
  (await as.get('product/arrival/list', {})).map(({ productId }) => productId);
const known = async (as = buyer) => {
  const { list } = await as.get('product/rows', { name: 'AL-BX 23' });
  return list.find(({ id }) => id === product.id)?.isAwaited;
};
const admin = () => createAdmin(shop.db, () => shop.time.now, shop.sms);
const told = async (as = buyer) => (await as.get('message/page', { type: 'arrival' })).list;
const code = async () => {
  const [row] = await shop.db.select().from(products).where(eq(products.id, product.id));
  return row?.code ?? '';
};

test('stock for at least one unit notifies every subscriber once', async () => {
  const colleague = await shop.buyer();
  expect(await wait()).toMatchObject({ code: '0' });
  expect(await wait()).toMatchObject({ code: '0' });
  expect(await wait(colleague)).toMatchObject({ code: '0' });
  expect(await waiting()).toEqual([product.id]);
  await admin().stock({ code: await code(), pieces: 5 });
  expect(await told()).toEqual([]);
  await admin().stock({ code: await code(), pieces: 6 });
  for (const one of [buyer, colleague]) {
    expect(await told(one)).toMatchObject([
      {
        title: '您关注的商品已到货',
        content: '活检钳（AL-BX 23）已有货，库存以下单时为准。',
        productId: product.id,
      },
    ]);
    expect(await one.get('message/unread', {})).toEqual({ unread: 1 });
    expect(await waiting(one)).toEqual([]);
  }
  await admin().stock({ code: await code(), pieces: 60 });
  expect(await told()).toHaveLength(1);
});

test('stock released by a closed order notifies too', async () => {
  await admin().stock({ code: await code(), pieces: 6 });
  const other = await readyToCheckOut(shop);
  const orderId = await placeOrder(other, product.skuId);
  expect(await wait()).toMatchObject({ code: '0' });
  await other.buyer.get('order/cancel', { orderId });
  expect(await told()).toHaveLength(1);
});

test('the hourly sweep notifies of stock from other sources, but not of unlisted products', async () => {
  await wait();
  await shop.db.update(productStocks).set({ pieces: 600 }).where(eq(productStocks.productId, product.id));
  await shop.db.update(products).set({ status: 3 }).where(eq(products.id, product.id));
  await sweepEnded(shop.db, shop.time.now);
  expect(await told()).toEqual([]);
  await shop.db.update(products).set({ status: 1 }).where(eq(products.id, product.id));
  await sweepEnded(shop.db, shop.time.now);
  expect(await told()).toHaveLength(1);
});

test('only a sold-out product that the buyer may order has notices', async () => {
  await admin().stock({ code: await code(), pieces: 6 });
  expect(await wait()).toMatchObject({ code: '60003', message: '该商品有货，可直接加入购物车' });
  const closed = await addProduct(shop.db, { pieces: 0, canOrder: false });
  expect(await buyer.ask('product/arrival/add', { productId: closed.id })).toMatchObject({ code: '60004' });
  expect(await buyer.ask('product/arrival/add', { productId: '999999' })).toMatchObject({ code: '60004' });
});

test('a notice can be cancelled, and is its member’s own', async () => {
  await wait();
  expect(await waiting(await shop.buyer())).toEqual([]);
  await buyer.get('product/arrival/cancel', { productId: product.id });
  await buyer.get('product/arrival/cancel', { productId: product.id });
  expect(await waiting()).toEqual([]);
  await admin().stock({ code: await code(), pieces: 60 });
  expect(await told()).toEqual([]);
});

test('every list says what its reader waits for', async () => {
  const colleague = await shop.buyer();
  expect(await known()).toBe(false);
  await wait();
  expect([await known(), await known(colleague)]).toEqual([true, false]);
  const { productSpu } = await buyer.get('product/detail', { id: product.id, productClientType: 2 });
  expect(productSpu.isAwaited).toBe(true);
  const { variants } = await buyer.get('product/related', { id: product.id });
  expect(variants.map(({ isAwaited }) => isAwaited)).toEqual([true]);
  await buyer.get('product/arrival/cancel', { productId: product.id });
  expect(await known()).toBe(false);
});

test('the expected date shows while sold out, and ends with new stock', async () => {
  await admin().stock({ code: await code(), pieces: 0, expected: '2026-12-24' });
  const shown = async () => {
    const { productSpu } = await buyer.get('product/detail', { id: product.id, productClientType: 2 });
    const { list } = await buyer.get('product/page', { name: 'AL-BX 23' });
    const card = list.find(({ id }) => id === product.id);
    expect(card?.expectedDate).toBe(productSpu.expectedDate);
    return productSpu.expectedDate;
  };
  expect(await shown()).toBe('2026-12-24');
  await wait();
  expect(await buyer.get('product/arrival/list', {})).toMatchObject([{ expectedDate: '2026-12-24' }]);
  await admin().stock({ code: await code(), pieces: 60 });
  expect(await shown()).toBeNull();
  await admin().stock({ code: await code(), pieces: 0 });
  expect(await shown()).toBeNull();
});
