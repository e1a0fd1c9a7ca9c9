import { eq } from 'drizzle-orm';
import {
  giftPackSkus,
  giftPacks,
  messages,
  orderGiftPackSkus,
  orderGiftPacks,
  products,
} from '../../db/schema';
import { sweepEnded } from '../../housekeeping';
import { addConsignee, addHospital, addProduct, countPieces, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';
import { lockOrder, moveOrder } from '../order/move-order';

let shop: TestShop;
let ready: Checkout;
let orderId: string;
let lotion: TestProduct;
let wipes: TestProduct;
let goods: TestProduct;
let lotionGift: string;
let wipesGift: string;
const gifts: Record<'lotion' | 'wipes', Record<string, string>> = { lotion: {}, wipes: {} };

beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  lotion = await addProduct(shop.db, { name: '洗手液', pieces: 1000, canOrder: false });
  wipes = await addProduct(shop.db, {
    name: '湿巾',
    pieces: 1000,
    skus: [{ name: '盒', unitCount: 4, price: '20.50' }],
  });
  goods = await addProduct(shop.db, { pieces: 1_000_000, skus: [{ price: '100.00' }] });
  const packs = await shop.db
    .insert(giftPacks)
    .values([
      { kind: 'amount', name: '满额礼包', minOrderAmount: '5000.00', rate: '0.0500' },
      { kind: 'quantity', name: '订单赠品', minOrderAmount: '2000.00', maxQty: 20 },
      { kind: 'first_order', name: '首单礼包', maxQty: 12, validDays: 10 },
    ])
    .returning();
  const rows = await shop.db
    .insert(giftPackSkus)
    .values(
      packs.flatMap(({ id: giftPackId }) => [
        { giftPackId, skuId: lotion.skuId, unitPrice: '10.00', maxQty: 30, sort: 1 },
        { giftPackId, skuId: wipes.skuId, unitPrice: '20.50', maxQty: 15, sort: 2 },
      ]),
    )
    .returning();
  for (const { kind, id } of packs) {
    for (const row of rows.filter(({ giftPackId }) => giftPackId === id)) {
      gifts[row.skuId === lotion.skuId ? 'lotion' : 'wipes'][kind] = row.id;
    }
  }
});
afterAll(() => shop.close());

/** A new client's order of this many hundred yuan. */
async function order(hundreds: number, clientType: 1 | 4 | 5 = 1) {
  ready = await readyToCheckOut(shop, clientType);
  orderId = await placeOrder(ready, goods.skuId, hundreds);
  return open();
}

const info = () => ready.buyer.get('giftpacks/order/giftpacksinfo', { orderId });
async function open(kind: 'normal' | 'first_order' = 'normal') {
  const packs = await info();
  const id = kind === 'normal' ? packs.maxGiftPacksOrderId : packs.firstGiftPacksOrderId;
  const normal = packs.maxGiftPacksAmount === null ? 'quantity' : 'amount';
  lotionGift = gifts.lotion[kind === 'normal' ? normal : kind] ?? '';
  wipesGift = gifts.wipes[kind === 'normal' ? normal : kind] ?? '';
  return id ?? '';
}
const submit = (giftPacksOrderId: string, lotions: number, boxes: number) =>
  ready.buyer.ask('giftpacks/order/submit', {
    giftPacksOrderId,
    orderId,
    packs: [
      { giftSkuId: lotionGift, quantity: lotions },
      { giftSkuId: wipesGift, quantity: boxes },
    ],
  });
const move = (to: 10 | 4 | 98) =>
  shop.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw new Error('no order');
    const operator = to === 10 ? 'system' : 'provider';
    await moveOrder(tx, locked, { to, statusDesc: '移动', operator }, shop.time.now);
  });
const statusOf = async (id: string) =>
  (await shop.db.select().from(orderGiftPacks).where(eq(orderGiftPacks.id, id)))[0]?.status;

test('lists a pack’s gifts with value and maximum quantity', async () => {
  const pack = await order(50);
  expect(await ready.buyer.get('giftpacks/sku/list', { id: pack })).toMatchObject([
    {
      id: lotionGift,
      productName: '洗手液',
      unitPriceUnit: '10.00',
      unitName: '瓶',
      maxQty: 30,
      quantity: 0,
    },
    { id: wipesGift, productName: '湿巾', unitPriceUnit: '20.50', unitName: '盒', maxQty: 15, quantity: 0 },
  ]);
  expect(await ready.buyer.get('giftpacks/order/list', { id: pack })).toEqual([]);
});

test('stock caps a gift; a sold-out or unlisted one cannot be chosen', async () => {
  const scarce = await addProduct(shop.db, { pieces: 7, skus: [{ unitCount: 2 }] });
  const gone = await addProduct(shop.db, { pieces: 0 });
  const unlisted = await addProduct(shop.db, { status: 3 });
  const pack = await order(30);
  const [row] = await shop.db.select().from(orderGiftPacks).where(eq(orderGiftPacks.id, pack));
  const added = await shop.db
    .insert(giftPackSkus)
    .values(
      [scarce, gone, unlisted].map(({ skuId }) => ({
        giftPackId: row?.giftPackId ?? '',
        skuId,
        unitPrice: '1.00',
        maxQty: 10,
        sort: 9,
      })),
    )
    .returning();
  const caps = (await ready.buyer.get('giftpacks/sku/list', { id: pack })).map(({ maxQty }) => maxQty);
  expect(caps).toEqual([20, 15, 3, -1, -1].map((cap, index) => (index === 0 ? 30 : cap)));
  const ask = (giftSkuId = '', quantity = 1) =>
    ready.buyer.ask('giftpacks/order/submit', {
      giftPacksOrderId: pack,
      orderId,
      packs: [{ giftSkuId, quantity }],
    });
  expect(await ask(added[0]?.id, 4)).toMatchObject({
    code: '60002',
    data: { lines: [{ skuId: scarce.skuId, reason: 'stock' }] },
  });
  expect(await ask(added[2]?.id)).toMatchObject({ code: '60002', data: { lines: [{ reason: 'unlisted' }] } });
  expect(await statusOf(pack)).toBe('open');
  expect(await countPieces(shop.db, scarce.id)).toBe(7);
  for (const { id } of added) await shop.db.delete(giftPackSkus).where(eq(giftPackSkus.id, id));
});

test('a submitted pack takes its gifts from stock and adds them to the order', async () => {
  const before = [await countPieces(shop.db, lotion.id), await countPieces(shop.db, wipes.id)];
  const pack = await order(50);
  expect(await submit(pack, 4, 10)).toMatchObject({
    code: '0',
    data: { getGiftPacks: true, giftPacksSubmit: true, maxGiftPacksOrderId: pack },
  });
  expect(await countPieces(shop.db, lotion.id)).toEqual((before[0] ?? 0) - 4);
  expect(await countPieces(shop.db, wipes.id)).toEqual((before[1] ?? 0) - 40);
  expect(await ready.buyer.get('giftpacks/order/list', { id: pack })).toMatchObject([
    { productName: '洗手液', unitPriceUnit: '10.00', quantity: 4, amount: '40.00' },
    { productName: '湿巾', unitPriceUnit: '20.50', quantity: 10, amount: '205.00' },
  ]);
  const detail = await ready.buyer.get('order/detail', { orderId });
  expect(detail.orderItems.map(({ productName, quantity, gift }) => [productName, quantity, gift])).toEqual([
    [expect.any(String), 50, false],
    ['洗手液', 4, true],
    ['湿巾', 10, true],
  ]);
  expect(detail).toMatchObject({
    totalAmountUnit: '5000.00',
    operationLog: { statusDesc: '已配置礼包：满额礼包' },
  });
  expect(await submit(pack, 1, 0)).toMatchObject({ code: '60003', message: '礼包已提交，不能再修改' });

  await ready.buyer.get('order/cancel', { orderId });
  expect([await countPieces(shop.db, lotion.id), await countPieces(shop.db, wipes.id)]).toEqual(before);
  expect(await statusOf(pack)).toBe('forfeited');
  expect(await info()).toMatchObject({ getGiftPacks: false });
});

test('the caps are checked again, with their messages', async () => {
  const byAmount = await order(50);
  expect(await info()).toMatchObject({ maxGiftPacksAmount: '250.00', orderGiftMaxQty: null });
  expect(await submit(byAmount, 5, 10)).toMatchObject({
    code: '60001',
    message: '礼包累计金额不能超过 ¥ 250.00',
  });
  expect(await submit(byAmount, 0, 0)).toMatchObject({ code: '60001', message: '请选择礼包商品' });
  const byQuantity = await order(49);
  expect(await info()).toMatchObject({ maxGiftPacksAmount: null, orderGiftMaxQty: 20 });
  expect(await submit(byQuantity, 11, 10)).toMatchObject({
    code: '60001',
    message: '礼包商品累计数量不能超过 20',
  });
  expect(await submit(byQuantity, 4, 16)).toMatchObject({
    code: '60001',
    message: expect.stringContaining('湿巾 最多可选 15'),
  });
  expect(await statusOf(byQuantity)).toBe('open');
  const first = await open('first_order');
  expect(await submit(first, 13, 0)).toMatchObject({ message: '礼包商品累计数量不能超过 12' });
});

test('of two concurrent first orders one is the first', async () => {
  ready = await readyToCheckOut(shop);
  const more = await addProduct(shop.db, { pieces: 10 });
  for (const { skuId } of [goods, more]) await ready.buyer.get('memberCart/add', { skuId, count: 1 });
  const replies = await Promise.all(
    [goods, more].map(({ skuId }) => ready.buyer.get('order/generateOrder', ready.order([skuId]))),
  );
  expect(replies.map(({ giftPacks: packs }) => packs.getFirstOrderGiftPacks).sort()).toEqual([false, true]);
});

test('after the first-order pack the other one is reported', async () => {
  await order(20);
  const first = await open('first_order');
  expect(await submit(first, 2, 0)).toMatchObject({
    code: '0',
    data: {
      getFirstOrderGiftPacks: true,
      firstOrderGiftPacksSubmit: true,
      getGiftPacks: true,
      giftPacksSubmit: false,
      orderGiftMaxQty: 20,
    },
  });
});

test('an abandoned pack is final', async () => {
  const pack = await order(20);
  expect(await ready.buyer.get('giftpacks/order/giveup', { id: pack })).toBeNull();
  expect(await info()).toMatchObject({ getGiftPacks: false, getFirstOrderGiftPacks: true });
  expect(await submit(pack, 1, 0)).toMatchObject({ code: '60003', message: '礼包已放弃，无法再次配置' });
  expect(await ready.buyer.ask('giftpacks/order/giveup', { id: pack })).toMatchObject({ code: '60003' });
});

test('the review forfeits unconfigured packs and notifies the buyer; a first-order pack remains', async () => {
  const pack = await order(20);
  const first = await open('first_order');
  await move(10);
  expect(await statusOf(pack)).toBe('forfeited');
  expect(await submit(pack, 1, 0)).toMatchObject({ code: '60003', message: '订单已进入审核，礼包已失效' });
  const told = await shop.db.select().from(messages).where(eq(messages.orderId, orderId));
  expect(told.map(({ content }) => content)).toContainEqual(
    expect.stringContaining('礼包未在审核前配置，已失效'),
  );
  await open('first_order');
  expect(await submit(first, 1, 0)).toMatchObject({ code: '0' });
});

test('a dealer’s order, in review from the start, keeps its pack until the review ends', async () => {
  const pack = await order(20, 4);
  expect(await ready.buyer.get('client/todo', {})).toMatchObject({ giftPacksToConfigure: 2 });
  expect(await info()).toMatchObject({ getGiftPacks: true });
  await move(4);
  expect(await submit(pack, 1, 0)).toMatchObject({ code: '60003' });
  expect(await ready.buyer.get('client/todo', {})).toMatchObject({ giftPacksToConfigure: 1 });
});

test('orders with an open pack are listed and counted', async () => {
  await order(20, 4);
  const packOrder = orderId;
  await shop.db.update(orderGiftPacks).set({ status: 'open' }).where(eq(orderGiftPacks.orderId, packOrder));
  const waiting = { current: 1, pageSize: 10, packsWaiting: true };
  const { data } = await ready.buyer.ask('order/page', waiting);
  expect(data?.map(({ id }) => id)).toEqual([packOrder]);
  expect(await ready.buyer.get('order/count', { packsWaiting: true })).toMatchObject({ '-1': 1 });
  await shop.db
    .update(orderGiftPacks)
    .set({ status: 'forfeited' })
    .where(eq(orderGiftPacks.orderId, packOrder));
  expect(await ready.buyer.ask('order/page', waiting)).toMatchObject({ data: [], count: 0 });
  expect(await ready.buyer.ask('order/page', { ...waiting, packsWaiting: false })).toMatchObject({
    count: 1,
  });
});

test('an expired pack is closed, and its buyer notified', async () => {
  await order(1);
  const first = await open('first_order');
  const before = shop.time.now;
  shop.time.now = new Date('2026-03-19T16:00:00Z');
  expect(await submit(first, 1, 0)).toMatchObject({ code: '60003', message: '礼包已过期，视为放弃' });
  expect(await ready.buyer.get('client/todo', {})).toMatchObject({ giftPacksToConfigure: 0, giftPacks: [] });
  await sweepEnded(shop.db, shop.time.now);
  expect(await statusOf(first)).toBe('forfeited');
  expect((await ready.buyer.get('message/page', {})).list[0]).toMatchObject({
    title: '礼包已过期，视为放弃',
  });
  shop.time.now = before;
});

test('the to-do list names the order and the earliest date', async () => {
  await order(20);
  const { no } = await ready.buyer.get('order/detail', { orderId });
  expect(await ready.buyer.get('client/todo', {})).toMatchObject({
    giftPacksToConfigure: 2,
    giftPacks: [{ orderId, no, expireDate: '2026-03-20' }],
  });
});

test('two concurrent submissions configure the pack once', async () => {
  const pack = await order(20);
  const before = await countPieces(shop.db, lotion.id);
  const replies = await Promise.all([submit(pack, 5, 0), submit(pack, 5, 0), submit(pack, 5, 0)]);
  expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60003', '60003']);
  expect(await countPieces(shop.db, lotion.id)).toBe(before - 5);
  expect(await shop.db.$count(orderGiftPackSkus, eq(orderGiftPackSkus.orderGiftPackId, pack))).toBe(1);
});

test('an unlisted gift is refused', async () => {
  const pack = await order(20);
  await shop.db.update(products).set({ status: 3 }).where(eq(products.id, wipes.id));
  expect(await submit(pack, 1, 1)).toMatchObject({ code: '60002' });
  expect(await submit(pack, 1, 0)).toMatchObject({ code: '0' });
  await shop.db.update(products).set({ status: 1 }).where(eq(products.id, wipes.id));
});

test('the gifts of a split order go with its first part', async () => {
  ready = await readyToCheckOut(shop, 5);
  const { buyer } = ready;
  await buyer.get('memberCart/add', { skuId: goods.skuId, count: 1 });
  const [line] = (await buyer.get('memberCart/page', {})).list[0]?.memberCartSkus ?? [];
  const parts = [];
  for (const sort of [0, 1]) {
    const hospital = await addHospital(shop.db, buyer.clientId);
    const consigneeId = await addConsignee(shop.db, { hospitalId: hospital.id });
    await buyer.get('memberCart/consignee/edit', {
      cartSkuId: line?.id ?? '',
      hospitalClientId: hospital.id,
      consigneeId,
      count: 10,
      sort,
    });
    parts.push({ skuId: goods.skuId, consigneeId });
  }
  orderId = (await buyer.get('order/generateOrder', ready.order([], { cartSkuS: parts }))).id;
  expect(await submit(await open(), 3, 0)).toMatchObject({ code: '0' });
  const { subOrderList } = await buyer.get('order/detail', { orderId });
  expect(
    subOrderList.map(({ orderItems }) => orderItems.map(({ gift, quantity }) => [gift, quantity])),
  ).toEqual([
    [
      [false, 10],
      [true, 3],
    ],
    [[false, 10]],
  ]);
});

test('somebody else’s pack, or an own pack under another order, is not found', async () => {
  const pack = await order(20);
  const stranger = await shop.buyer();
  for (const path of ['giftpacks/sku/list', 'giftpacks/order/list', 'giftpacks/order/giveup'] as const) {
    expect(await stranger.ask(path, { id: pack })).toMatchObject({ code: '60004' });
    expect(await ready.buyer.ask(path, { id: 'x' })).toMatchObject({ code: '60004' });
  }
  const packs = [{ giftSkuId: lotionGift, quantity: 1 }];
  const foreign = { giftPacksOrderId: pack, orderId, packs };
  expect(await stranger.ask('giftpacks/order/submit', foreign)).toMatchObject({ code: '60004' });
  expect(await ready.buyer.ask('giftpacks/order/submit', { ...foreign, orderId: '1' })).toMatchObject({
    code: '60004',
  });
  expect(await statusOf(pack)).toBe('open');
});

test.each([
  {},
  { giftPacksOrderId: '1', orderId: '1', packs: [] },
  { giftPacksOrderId: '1', orderId: '1', packs: [{ giftSkuId: '1', quantity: -1 }] },
  { giftPacksOrderId: '1', orderId: '1', packs: [{ giftSkuId: '1', quantity: 1.5 }] },
  { giftPacksOrderId: "1' or 1=1", orderId: '1', packs: [{ giftSkuId: '1', quantity: 1 }] },
])('an invalid body is refused: %j', async (body) => {
  await order(1);
  const { token } = ready.buyer;
  expect(await shop.send('giftpacks/order/submit', body, { 'a-session-id': token })).toMatchObject({
    code: '60001',
  });
});
