import { eq } from 'drizzle-orm';
import { type Admin, createAdmin } from 'mall-api/admin';
import {
  accountApplications,
  certificates,
  files,
  giftPackSkus,
  giftPacks,
  orders,
  paymentVouchers,
  settings,
} from 'mall-api/schema';
import {
  addPayWays,
  addProduct,
  openShop,
  placeOrder,
  readyToCheckOut,
  type TestProduct,
  type TestShop,
} from 'mall-api/testing';
import { advanceDemonstration } from './advance';

const delay = 20_000;
let shop: TestShop;
let admin: Admin;
let goods: TestProduct;
const start = new Date('2026-03-10T02:00:00Z');
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
  goods = await addProduct(shop.db, { pieces: 1000 });
});
afterAll(() => shop.close());

/** Lets the delay elapse, then advances. */
async function pass(times = 1) {
  for (let round = 0; round < times; round += 1) {
    shop.time.now = new Date(shop.time.now.getTime() + delay);
    await advanceDemonstration(shop.db, admin, shop.time.now, delay);
  }
}
const place = async (clientType: 1 | 4, status?: number) => {
  const ready = await readyToCheckOut(shop, clientType);
  const orderId = await placeOrder(ready, goods.skuId);
  if (status) await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  const detail = () => ready.buyer.get('order/detail', { orderId });
  const parcel = async () =>
    (await ready.buyer.get('order/listLogistics', { orderId })).map((one) => one.logisticsContent);
  return { ...ready, orderId, detail, parcel };
};
const seedAt = (seededAt: Date) =>
  shop.db
    .insert(settings)
    .values({ key: 'demonstration', value: { seededAt: seededAt.toISOString() } })
    .onConflictDoUpdate({ target: settings.key, set: { value: { seededAt: seededAt.toISOString() } } });

test('without demonstration data nothing moves', async () => {
  const { detail } = await place(1, 6);
  await pass(2);
  expect((await detail()).status).toBe(6);
});

test('an order moves step by step to its parcel’s last stop; only the buyer confirms receipt', async () => {
  await seedAt(start);
  const { detail, parcel } = await place(1, 6);
  await advanceDemonstration(shop.db, admin, shop.time.now, delay);
  expect((await detail()).status).toBe(6);
  for (const status of [10, 4, 7, 8]) {
    await pass();
    expect((await detail()).status).toBe(status);
  }
  expect(await parcel()).toHaveLength(1);
  await pass();
  expect(await parcel()).toHaveLength(2);
  await pass(4);
  expect(await parcel()).toHaveLength(4);
  expect((await parcel())[0]).toContain('派送中');
  expect((await detail()).status).toBe(8);
});

test('a voucher is followed by a payment of the amount due', async () => {
  await seedAt(start);
  const { buyer, orderId, detail } = await place(1);
  const [file] = await shop.db
    .insert(files)
    .values({
      clientId: buyer.clientId,
      orderId,
      busType: 'voucher',
      fileName: '回单.pdf',
      contentType: 'application/pdf',
      size: 1,
      sha256: 'x',
    })
    .returning();
  const createdAt = shop.time.now;
  await shop.db.insert(paymentVouchers).values({ orderId, fileId: file?.id ?? '', createdAt });
  await pass();
  const { payStatusName, payment } = await detail();
  expect([payStatusName, payment?.dueAmountUnit, payment?.vouchers[0]?.status]).toEqual([
    '已付款',
    '0.00',
    'checked',
  ]);
});

test('a quote is answered with less than the list price, and says that a program did it', async () => {
  const { buyer } = await readyToCheckOut(shop);
  await buyer.get('memberCart/add', { skuId: goods.skuId, count: 2 });
  const { list } = await buyer.get('memberCart/page', {});
  const lines = [{ cartSkuId: list[0]?.memberCartSkus[0]?.id ?? '', count: 2 }];
  const { id } = await buyer.get('quote/ask', { lines });
  await pass();
  expect(await buyer.get('quote/detail', { id })).toMatchObject({
    state: 'answered',
    answer: expect.stringContaining('模拟'),
    lines: [{ listPriceUnit: '10.00', quotedPriceUnit: '9.20' }],
  });
});

test('orders that await the buyer, and the seeded history, do not move', async () => {
  const waiting = await place(1);
  const seeded = await place(1, 10);
  const before = new Date(start.getTime() - 1);
  await shop.db.update(orders).set({ statusChangedAt: before }).where(eq(orders.id, seeded.orderId));
  await pass(3);
  expect((await waiting.detail()).status).toBe(5);
  expect((await seeded.detail()).status).toBe(10);
});

test('a dealer’s order waits for its gift pack, but not forever', async () => {
  const [pack] = await shop.db
    .insert(giftPacks)
    .values({ kind: 'quantity', name: '赠品', maxQty: 5 })
    .returning();
  await shop.db
    .insert(giftPackSkus)
    .values({ giftPackId: pack?.id ?? '', skuId: goods.skuId, unitPrice: '1.00', maxQty: 5 });
  const configured = await place(4);
  const ignored = await place(4);
  await pass(2);
  expect([(await configured.detail()).status, (await ignored.detail()).status]).toEqual([10, 10]);
  const { maxGiftPacksOrderId } = await configured.buyer.get('giftpacks/order/giftpacksinfo', {
    orderId: configured.orderId,
  });
  await configured.buyer.get('giftpacks/order/giveup', { id: maxGiftPacksOrderId ?? '' });
  await pass();
  expect([(await configured.detail()).status, (await ignored.detail()).status]).toEqual([4, 10]);
  await pass(13);
  expect((await ignored.detail()).status).not.toBe(10);
});

test('a cancel request is granted', async () => {
  await seedAt(start);
  const { buyer, orderId, detail } = await place(4);
  await buyer.get('order/cancel/ask', { orderId, reason: '重复下单' });
  await pass();
  expect(await detail()).toMatchObject({ status: 99, cancelRequest: { verdict: 'agreed' } });
});

test('an uploaded certificate is approved, a seeded one stays in review', async () => {
  const buyer = await shop.buyer();
  const certificate = (qualificationType: string, uploadedAt: Date) => ({
    clientId: buyer.clientId,
    qualificationType,
    qualificationName: qualificationType,
    auditStatus: 2,
    expireDate: '2026-03-12',
    uploadedAt,
  });
  await shop.db
    .insert(certificates)
    .values([
      certificate('own', shop.time.now),
      certificate('seeded', new Date(start.getTime() - 86_400_000)),
    ]);
  await pass();
  expect(await buyer.get('client/getClientAllCertList', {})).toMatchObject([
    { qualificationType: 'own', auditStatus: 1, expireDate: '2029-03-09' },
    { qualificationType: 'seeded', auditStatus: 2 },
  ]);
});

test('an application gets its account, a seeded one awaits the admin', async () => {
  const application = (mobilePhone: string, createdAt: Date) => ({
    mobilePhone,
    company: '临江市第三人民医院',
    creditCode: '91350100M000100Y43',
    address: '东街 1 号',
    contactName: '王敏',
    createdAt,
  });
  await shop.db
    .insert(accountApplications)
    .values([
      application('13700000001', shop.time.now),
      application('13700000002', new Date(start.getTime() - 86_400_000)),
    ]);
  await pass();
  expect(
    await shop.db
      .select({ state: accountApplications.state })
      .from(accountApplications)
      .orderBy(accountApplications.id),
  ).toEqual([{ state: 'approved' }, { state: 'waiting' }]);
});
