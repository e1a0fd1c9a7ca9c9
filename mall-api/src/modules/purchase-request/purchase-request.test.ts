import { eq } from 'drizzle-orm';
import type { PurchaseRequestLine } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { createAdmin } from '../../admin/service';
import { members, orders, productSkus, productStocks, products } from '../../db/schema';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { sendParcels } from '../parcel/send-parcels';

let shop: TestShop;
let checkout: Checkout;
let purchaser: TestBuyer;
let nurse: TestBuyer;
let doctor: TestBuyer;
let gel: TestProduct;
let mask: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  checkout = await readyToCheckOut(shop);
  purchaser = checkout.buyer;
  const { clientId } = purchaser;
  nurse = await shop.buyer({ clientId, roles: ['applicant'] });
  doctor = await shop.buyer({ clientId, roles: ['applicant'] });
  await shop.db.update(members).set({ name: '李采购' }).where(eq(members.id, purchaser.memberId));
  gel = await addProduct(shop.db, { name: '凝胶', pieces: 100 });
  mask = await addProduct(shop.db, { name: '口罩', pieces: 100 });
});

const cartOf = async (as: TestBuyer) =>
  (await as.get('memberCart/page', { pageSize: 1000 })).list.flatMap(({ memberCartSkus }) => memberCartSkus);

const cartCounts = async (as: TestBuyer) =>
  (await cartOf(as)).map(({ skuId, count, note }) => ({ skuId, count, note }));

type Form = { department?: string; reason?: string; wantedDate?: string | null };

/** Asks for goods, one of each unless told otherwise. */
async function request(as: TestBuyer, goods: readonly [TestProduct, number?][], form: Form = {}) {
  for (const [{ skuId }, count = 1] of goods) await as.get('memberCart/add', { skuId, count });
  const wanted = new Set(goods.map(([{ skuId }]) => skuId));
  const lines = (await cartOf(as))
    .filter(({ skuId }) => wanted.has(skuId))
    .map(({ id, count }) => ({ cartSkuId: id, count }));
  return (await as.get('purchaseRequest/submit', { ...form, lines })).id;
}

const read = (id: string, as = purchaser) => as.get('purchaseRequest/detail', { id });

async function lineOf(id: string, { skuId }: TestProduct = gel): Promise<PurchaseRequestLine> {
  const found = (await read(id)).lines.find((line) => line.skuId === skuId);
  if (!found) throw new Error('the line is missing');
  return found;
}

const take = (ids: string[], as = purchaser) => as.get('purchaseRequest/take', { ids });

const order = (some: readonly TestProduct[]) =>
  purchaser.get('order/generateOrder', checkout.order(some.map(({ skuId }) => skuId)));

const told = async (as: TestBuyer) =>
  (await as.get('message/page', { type: 'request' })).list.map(
    ({ title, content }) => `${title}：${content}`,
  );

describe('asking', () => {
  test('a cart becomes a request, with department, reason and the wanted day', async () => {
    const form = { department: '手术室', reason: '周四两台手术', wantedDate: '2026-03-20' };
    const id = await request(
      nurse,
      [
        [gel, 3],
        [mask, 2],
      ],
      form,
    );
    expect(await cartOf(nurse)).toEqual([]);
    const { lines, ...head } = await read(id, nurse);
    expect(head).toMatchObject({ ...form, no: 1, isOwn: true, lineCount: 2, amountUnit: '50.00' });
    expect(head.states).toEqual({ open: 2, inCart: 0, ordered: 0, refused: 0, withdrawn: 0 });
    expect(
      lines.map(({ productName, askedCount, openCount, state }) => [
        productName,
        askedCount,
        openCount,
        state,
      ]),
    ).toEqual([
      ['凝胶', 3, 3, 'open'],
      ['口罩', 2, 2, 'open'],
    ]);
  });

  test('a count that is not the cart’s is refused, and the cart stays', async () => {
    await nurse.get('memberCart/add', { skuId: gel.skuId, count: 3 });
    const [line] = await cartOf(nurse);
    const lines = [{ cartSkuId: line?.id ?? '', count: 2 }];
    expect(await nurse.ask('purchaseRequest/submit', { lines })).toMatchObject({ code: '60003' });
    expect(await cartCounts(nurse)).toMatchObject([{ count: 3 }]);
  });

  test('a day that is over is refused', async () => {
    await nurse.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    const [line] = await cartOf(nurse);
    const lines = [{ cartSkuId: line?.id ?? '', count: 1 }];
    expect(await nurse.ask('purchaseRequest/submit', { lines, wantedDate: '2026-03-09' })).toMatchObject({
      code: '60001',
      message: '希望到货日期不能早于今天',
    });
  });

  test('it is made once per key', async () => {
    await nurse.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    const [line] = await cartOf(nurse);
    const form = { lines: [{ cartSkuId: line?.id ?? '', count: 1 }] };
    const key = { 'idempotency-key': 'a-request-is-made-once' };
    const first = await nurse.get('purchaseRequest/submit', form, key);
    expect(await nurse.get('purchaseRequest/submit', form, key)).toEqual(first);
    expect(await nurse.get('purchaseRequest/page', { scope: 'own' })).toMatchObject({ total: 1 });
  });

  test('requests made at once have numbers of their own', async () => {
    await Promise.all([nurse, doctor].map((as) => request(as, [[gel]])));
    const { list } = await purchaser.get('purchaseRequest/page', {});
    expect(list.map(({ no }) => no).sort()).toEqual([1, 2]);
  });

  test('an applicant sees their own requests, who orders all of the client’s, a stranger none', async () => {
    const id = await request(nurse, [[gel]]);
    await request(doctor, [[mask]], { wantedDate: '2026-03-12' });
    const names = async (as: TestBuyer) =>
      (await as.get('purchaseRequest/page', {})).list.map(({ isOwn }) => isOwn);
    expect(await names(nurse)).toEqual([true]);
    // What is wanted on a day comes before what is not.
    expect((await purchaser.get('purchaseRequest/page', {})).list.map(({ no }) => no)).toEqual([2, 1]);
    expect(await doctor.ask('purchaseRequest/detail', { id })).toMatchObject({ code: '60004' });
    const stranger = await shop.buyer();
    expect(await names(stranger)).toEqual([]);
    expect(await stranger.ask('purchaseRequest/take', { ids: [id] })).toMatchObject({ code: '60004' });
  });

  test('what is withdrawn returns to the cart, with its note; nothing is withdrawn twice', async () => {
    await nurse.get('memberCart/add', { skuId: gel.skuId, count: 2 });
    const [line] = await cartOf(nurse);
    await nurse.get('memberCart/note', { id: line?.id ?? '', note: '送三号手术室' });
    const lines = [{ cartSkuId: line?.id ?? '', count: 2 }];
    const { id } = await nurse.get('purchaseRequest/submit', { lines });
    expect(await nurse.get('purchaseRequest/withdraw', { id })).toEqual({ amount: 1 });
    expect(await cartCounts(nurse)).toEqual([{ skuId: gel.skuId, count: 2, note: '送三号手术室' }]);
    expect(await lineOf(id)).toMatchObject({ state: 'withdrawn', openCount: 0 });
    expect(await nurse.ask('purchaseRequest/withdraw', { id })).toMatchObject({ code: '60003' });
    expect(await doctor.ask('purchaseRequest/withdraw', { id })).toMatchObject({ code: '60004' });
  });
});

describe('answering', () => {
  test('a count is changed with a reason, and the applicant is told', async () => {
    const id = await request(nurse, [[gel, 3]]);
    const { id: lineId, version } = await lineOf(id);
    const change = { id, lineId, version, count: 5, reason: '整箱便宜' };
    await purchaser.get('purchaseRequest/line/change', change);
    expect(await lineOf(id)).toMatchObject({
      askedCount: 3,
      count: 5,
      answer: '整箱便宜',
      answererName: '李采购',
    });
    expect(await told(nurse)).toEqual([
      `申请数量已修改：申请 1：李采购将凝胶由 ${formatCount(3, '瓶')}改为 ${formatCount(5, '瓶')}。整箱便宜`,
    ]);
    expect(await purchaser.ask('purchaseRequest/line/change', { ...change, count: 6 })).toMatchObject({
      code: '60003',
      message: `您刚把凝胶改为 ${formatCount(5, '瓶')}，请核对后再改`,
    });
  });

  test('lines are refused with a reason, all or none', async () => {
    const id = await request(nurse, [[gel], [mask]]);
    const [one, other] = [await lineOf(id), await lineOf(id, mask)];
    const refuse = (lineIds: string[]) =>
      purchaser.ask('purchaseRequest/line/refuse', { id, lineIds, reason: '库房还有' });
    expect(await refuse([one.id])).toMatchObject({ code: '0' });
    expect(await refuse([other.id, one.id])).toMatchObject({
      code: '60003',
      message: '凝胶已由李采购设为不采购',
    });
    expect(await lineOf(id)).toMatchObject({ state: 'refused', answer: '库房还有' });
    expect(await lineOf(id, mask)).toMatchObject({ state: 'open' });
    expect(await told(nurse)).toEqual(['申请未通过：申请 1：李采购不采购凝胶。库房还有']);
  });

  test('two purchasers who take one request at once put it into one cart', async () => {
    const id = await request(nurse, [[gel, 4]]);
    const other = await shop.buyer({ clientId: purchaser.clientId, roles: ['purchaser'] });
    const taken = await Promise.all([take([id]), take([id], other)]);
    expect(taken.map((reply) => reply.taken).sort()).toEqual([0, 1]);
    const carts = [await cartCounts(purchaser), await cartCounts(other)].flat();
    expect(carts).toMatchObject([{ count: 4 }]);
  });

  test('what is in a cart is neither refused, changed nor withdrawn until it is given back', async () => {
    const id = await request(nurse, [[gel, 4]]);
    await take([id]);
    const line = await lineOf(id);
    expect(line).toMatchObject({ state: 'inCart', cartOwnerName: '李采购' });
    const { id: lineId, version } = line;
    const change = { id, lineId, version, count: 1, reason: '少一些' };
    expect(await purchaser.ask('purchaseRequest/line/change', change)).toMatchObject({ code: '60003' });
    expect(await nurse.ask('purchaseRequest/withdraw', { id })).toMatchObject({ code: '60003' });
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 2 });
    const other = await shop.buyer({ clientId: purchaser.clientId, roles: ['administrator'] });
    await other.get('purchaseRequest/giveBack', { id, lineIds: [lineId] });
    expect(await cartCounts(purchaser)).toMatchObject([{ count: 2 }]);
    expect(await lineOf(id)).toMatchObject({ state: 'open' });
    expect(await other.ask('purchaseRequest/giveBack', { id, lineIds: [lineId] })).toMatchObject({
      code: '60003',
    });
  });

  test('what is removed from the cart is open again', async () => {
    const id = await request(nurse, [[gel, 4]]);
    await take([id]);
    const [line] = await cartOf(purchaser);
    await purchaser.get('memberCart/delete', { memberCartSkuIds: [line?.id ?? ''] });
    expect(await lineOf(id)).toMatchObject({ state: 'open', openCount: 4 });
  });
});

describe('merging into one order', () => {
  test('requests of several become one order, and each applicant is told', async () => {
    const one = await request(nurse, [[gel, 3]]);
    const other = await request(doctor, [
      [gel, 2],
      [mask, 1],
    ]);
    expect(await take([one, other])).toEqual({ amount: 2, taken: 3, left: [] });
    expect(await cartCounts(purchaser)).toMatchObject([
      { skuId: mask.skuId, count: 1 },
      { skuId: gel.skuId, count: 5 },
    ]);
    const { id: orderId } = await order([gel, mask]);
    expect(await lineOf(one)).toMatchObject({
      state: 'ordered',
      orders: [{ orderId, count: 3, isOwn: true }],
    });
    expect((await read(other)).states).toMatchObject({ ordered: 2, open: 0 });
    expect(await told(nurse)).toEqual([
      expect.stringContaining(`申请已下单：申请 1：李采购已下单凝胶 ${formatCount(3, '瓶')}，订单 `),
    ]);
    expect(await told(doctor)).toHaveLength(1);
    const { list, total } = await purchaser.get('purchaseRequest/page', { scope: 'done' });
    expect([list.length, total]).toEqual([2, 2]);
  });

  test('what is ordered less goes to who wants it first, and the rest is open', async () => {
    const late = await request(nurse, [[gel, 3]]);
    const soon = await request(doctor, [[gel, 2]], { wantedDate: '2026-03-11' });
    await take([late, soon]);
    const [line] = await cartOf(purchaser);
    await purchaser.get('memberCart/edit', { id: line?.id ?? '', skuId: gel.skuId, count: 4 });
    await order([gel]);
    expect(await lineOf(soon)).toMatchObject({ state: 'ordered' });
    expect(await lineOf(late)).toMatchObject({ state: 'open', openCount: 1, orders: [{ count: 2 }] });
    // The rest is refused; what is ordered stays.
    const lineIds = [(await lineOf(late)).id];
    await purchaser.get('purchaseRequest/line/refuse', { id: late, lineIds, reason: '缺货' });
    expect(await lineOf(late)).toMatchObject({ state: 'ordered', count: 2, answer: '缺货' });
  });

  test('a cancelled order leaves its requests open', async () => {
    const id = await request(nurse, [[gel, 3]]);
    await take([id]);
    const { id: orderId } = await order([gel]);
    await purchaser.get('order/cancel', { orderId });
    expect(await lineOf(id)).toMatchObject({ state: 'open', openCount: 3, orders: [{ cancelled: true }] });
    const [first = ''] = await told(nurse);
    expect(first).toMatch(/^订单已取消：申请 1：订单 AL\S+ 已取消，凝胶 3.瓶重新待处理。$/);
    expect(await take([id])).toMatchObject({ taken: 1 });
  });

  test('an applicant is told when the order of their goods is shipped', async () => {
    const id = await request(nurse, [[gel, 3]]);
    await take([id]);
    const { id: orderId } = await order([gel]);
    const [placed] = await shop.db
      .update(orders)
      .set({ status: 7 })
      .where(eq(orders.id, orderId))
      .returning({ no: orders.no });
    const admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
    await admin.ship({ no: placed?.no ?? '', carrier: '顺丰', trackingNos: ['SF1'] });
    const [first = ''] = await told(nurse);
    expect(first).toMatch(/^申请的商品已发货：申请 1：凝胶 3.瓶已发货，订单 AL\S+，包裹见申请。$/);
  });

  test('an applicant sees the parcels of their goods', async () => {
    const id = await request(nurse, [[gel, 3]]);
    await take([id]);
    const { id: orderId } = await order([gel]);
    await shop.db.update(orders).set({ status: 8 }).where(eq(orders.id, orderId));
    const parcel = {
      orderId,
      subOrderId: null,
      carrier: '顺丰',
      trackingNo: 'SF1',
      shippedAt: shop.time.now,
    };
    await sendParcels(shop.db, [parcel], []);
    const [line] = (await read(id, nurse)).lines;
    expect(line?.orders).toMatchObject([
      { isOwn: false, parcels: [{ carrier: '顺丰', trackingNo: 'SF1', count: 3, receivedCount: 0 }] },
    ]);
  });

  test('what cannot be ordered stays with its reason; the rest goes', async () => {
    const id = await request(nurse, [
      [gel, 3],
      [mask, 2],
    ]);
    await shop.db.update(products).set({ status: 3 }).where(eq(products.id, gel.id));
    expect(await take([id])).toMatchObject({
      taken: 1,
      left: [{ productName: '凝胶', verdict: 'unlisted', count: 3 }],
    });
    expect(await lineOf(id)).toMatchObject({ state: 'open', priceUnit: null });
    await shop.db.update(productStocks).set({ pieces: 1 }).where(eq(productStocks.productId, mask.id));
    const short = await request(doctor, [[mask]]);
    expect(await take([short])).toMatchObject({
      left: [{ verdict: 'stockShort', shortage: { maxQty: 1, held: 2 } }],
    });
  });

  test('a price that moved is shown beside that of the request', async () => {
    const id = await request(nurse, [[gel]]);
    await shop.db
      .update(productSkus)
      .set({ price: '12.00', discountPrice: '12.00' })
      .where(eq(productSkus.id, gel.skuId));
    expect(await lineOf(id)).toMatchObject({ seenPriceUnit: '10.00', priceUnit: '12.00' });
  });

  test('a purchaser who is deactivated keeps no goods: a colleague takes them out and orders', async () => {
    const id = await request(nurse, [[gel, 3]]);
    const other = await shop.buyer({ clientId: purchaser.clientId, roles: ['purchaser'] });
    await take([id], other);
    await purchaser.get('colleague/deactivate', { id: other.memberId });
    const { id: lineId } = await lineOf(id);
    await purchaser.get('purchaseRequest/giveBack', { id, lineIds: [lineId] });
    expect(await take([id])).toMatchObject({ taken: 1 });
  });

  test('200 requests become one order', async () => {
    const ids: string[] = [];
    await shop.db.update(productStocks).set({ pieces: 1000 }).where(eq(productStocks.productId, gel.id));
    for (let made = 0; made < 200; made += 1) ids.push(await request(made % 2 ? nurse : doctor, [[gel]]));
    expect(await take(ids)).toMatchObject({ amount: 1, taken: 200, left: [] });
    await order([gel]);
    expect(await purchaser.get('purchaseRequest/page', { scope: 'open' })).toMatchObject({ total: 0 });
  });
});
