import { eq, sql } from 'drizzle-orm';
import {
  clientVips,
  orderContracts,
  orderInvoices,
  orderLogistics,
  orderOperationLogs,
  orders,
  rebates,
  subOrders,
  vipLevels,
  vipProductUnitQtys,
} from '../../db/schema';
import { addProduct, countPieces, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let product: TestProduct;
let ready: Checkout;
let stranger: Checkout;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  product = await addProduct(shop.db, { name: '酒精', model: 'AL-75', pieces: 100_000 });
  stranger = await readyToCheckOut(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
});

test('a date before the supported range is refused', async () => {
  expect(await ready.buyer.ask('order/page', { startDate: '0001-01-01' })).toMatchObject({ code: '60001' });
});

const setStatus = (id: string, status: number) =>
  shop.db.update(orders).set({ status }).where(eq(orders.id, id));

async function ordersIn(...statuses: number[]): Promise<string[]> {
  const ids = [];
  for (const status of statuses) {
    const id = await placeOrder(ready, product.skuId);
    await setStatus(id, status);
    ids.push(id);
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
  }
  return ids;
}

const later = (days: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + days * 86_400_000);
};

describe('list', () => {
  test('is paged, newest first, with the total in count', async () => {
    const ids = await ordersIn(5, 5, 5);
    const first = await ready.buyer.ask('order/page', { current: 1, pageSize: 2 });
    expect([first.data.map(({ id }) => id), first.count]).toEqual([[ids[2], ids[1]], 3]);
    const second = await ready.buyer.ask('order/page', { current: 2, pageSize: 2 });
    expect([second.data.map(({ id }) => id), second.count]).toEqual([[ids[0]], 3]);
    expect(await ready.buyer.ask('order/page', { current: 3, pageSize: 2 })).toEqual({
      code: '0',
      data: [],
      count: 3,
    });
  });

  test('a card has its items and latest event', async () => {
    const [id = ''] = await ordersIn(5);
    await shop.db
      .insert(orderOperationLogs)
      .values({ orderId: id, status: 6, statusDesc: '合同已签署', operator: 'buyer', time: shop.time.now });
    const [card] = await ready.buyer.get('order/page', {});
    expect(card).toMatchObject({
      id,
      status: 5,
      statusName: '待上传合同',
      payStatusName: '待付款',
      totalAmountUnit: '10.00',
      orderItems: [{ productName: '酒精', model: 'AL-75', quantity: 1, payAmount: '10.00', gift: false }],
      operationLog: { statusDesc: '合同已签署' },
    });
    expect(card?.memberName).toMatch(/^采购/);
  });

  test('tabs have their statuses, and count covers them all', async () => {
    await ordersIn(5, 6, 10, 4, 7, 8, 9, 98, 99, 0);
    const statuses = async (webStatus: -1 | 5 | 1 | 2 | 3 | 4 | 99) =>
      (await ready.buyer.get('order/page', { webStatus })).map(({ status }) => status);
    expect(await statuses(-1)).toHaveLength(10);
    expect(await statuses(5)).toEqual([5]);
    expect(await statuses(1)).toEqual([0, 10, 6]);
    expect(await statuses(2)).toEqual([7, 4]);
    expect(await statuses(3)).toEqual([8]);
    expect(await statuses(4)).toEqual([9]);
    expect(await statuses(99)).toEqual([99, 98]);
    expect(await ready.buyer.get('order/count', {})).toEqual({
      '-1': 10,
      '5': 1,
      '1': 3,
      '2': 2,
      '3': 1,
      '4': 1,
      '99': 2,
    });
  });

  test('is searched by number, product and model, matched literally, and by day in China', async () => {
    const glove = await addProduct(shop.db, { name: '手套', model: 'GL-1' });
    const [first = ''] = await ordersIn(5);
    later(1);
    const second = await placeOrder(ready, glove.skuId);
    const { no } = await ready.buyer.get('order/detail', { orderId: second });
    const found = async (filter: object) => (await ready.buyer.get('order/page', filter)).map(({ id }) => id);
    expect(await found({ keyword: no.slice(-6) })).toEqual([second]);
    expect(await found({ keyword: '手套' })).toEqual([second]);
    expect(await found({ keyword: 'gl-1' })).toEqual([second]);
    expect(await found({ keyword: '%' })).toEqual([]);
    const day = new Date(shop.time.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await found({ startDate: day })).toEqual([second]);
    expect(await found({ endDate: day })).toEqual([second, first]);
    expect(await found({ startDate: day, endDate: day, keyword: '酒精' })).toEqual([]);
    expect(await ready.buyer.get('order/count', { keyword: '手套' })).toMatchObject({
      '-1': 1,
      '5': 1,
      '99': 0,
    });
  });

  test('is searched by hospitals, consignees and sub-order numbers, and cards show destinations', async () => {
    const [whole = '', split = ''] = await ordersIn(5, 5);
    await shop.db.update(orders).set({ hospitalName: '青石医院' }).where(eq(orders.id, whole));
    const part = { orderId: split, phone: '010-12345678', totalAmount: '0.00' };
    await shop.db.insert(subOrders).values([
      { ...part, no: 'PART-2', name: '钱护士', address: '二号路', hospitalName: '白塔医院', sort: 2 },
      { ...part, no: 'PART-1', name: '赵护士', address: '一号路', hospitalName: '临河诊所', sort: 1 },
    ]);
    const found = async (keyword: string) =>
      (await ready.buyer.get('order/page', { keyword })).map(({ id }) => id);
    expect(await found('part-2')).toEqual([split]);
    expect(await found('白塔')).toEqual([split]);
    expect(await found('赵护士')).toEqual([split]);
    expect(await found('青石')).toEqual([whole]);
    const cards = await ready.buyer.get('order/page', {});
    const { orderConsignee } = await ready.buyer.get('order/detail', { orderId: whole });
    expect(await found(orderConsignee.name)).toEqual([split, whole]);
    expect(cards.map(({ destinations }) => destinations)).toEqual([
      [
        {
          subOrderNo: 'PART-1',
          name: '赵护士',
          phone: '010-12345678',
          address: '一号路',
          hospitalName: '临河诊所',
        },
        {
          subOrderNo: 'PART-2',
          name: '钱护士',
          phone: '010-12345678',
          address: '二号路',
          hospitalName: '白塔医院',
        },
      ],
      [{ ...orderConsignee, subOrderNo: null, hospitalName: '青石医院' }],
    ]);
  });

  test('an impossible date is refused', async () => {
    expect(await ready.buyer.ask('order/page', { startDate: '2026-02-30' })).toMatchObject({ code: '60001' });
  });

  test('latest is the newest order, or nothing', async () => {
    expect(await ready.buyer.get('order/latest', {})).toBeNull();
    const [, second] = await ordersIn(5, 5);
    expect(await ready.buyer.get('order/latest', {})).toMatchObject({ id: second });
  });

  test('has nobody else’s orders, a colleague’s only when they are asked for', async () => {
    await ordersIn(5);
    const colleague = await shop.buyer({ clientId: ready.buyer.clientId });
    for (const other of [colleague, stranger.buyer]) {
      expect(await other.ask('order/page', {})).toEqual({ code: '0', data: [], count: 0 });
      expect(await other.get('order/count', {})).toMatchObject({ '-1': 0 });
      expect(await other.get('order/latest', {})).toBeNull();
    }
  });
});

test.each([
  'order/detail',
  'order/cancel',
  'order/receive',
  'order/listLogistics',
  'order/contract/judge',
] as const)('%s: somebody else’s or an unknown order is not found', async (path) => {
  const [orderId = ''] = await ordersIn(5);
  for (const id of [orderId, '999999', 'abc']) {
    expect(await stranger.buyer.ask(path, { orderId: id })).toEqual({
      code: '60004',
      data: null,
      message: '订单不存在或已删除',
    });
  }
  expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({ status: 5 });
});

describe('detail', () => {
  test('has the buttons that the status allows', async () => {
    const flags = async (status: number) => {
      const [orderId = ''] = await ordersIn(status);
      const { showCancelBtn, showElecDeliveryBtn, showReceiveBtn } = await ready.buyer.get('order/detail', {
        orderId,
      });
      return [showCancelBtn, showElecDeliveryBtn, showReceiveBtn];
    };
    expect(await flags(5)).toEqual([true, false, false]);
    expect(await flags(6)).toEqual([true, false, false]);
    expect(await flags(10)).toEqual([false, false, false]);
    expect(await flags(8)).toEqual([false, true, true]);
    expect(await flags(9)).toEqual([false, true, false]);
    expect(await flags(99)).toEqual([false, false, false]);
  });

  test('has contract and invoice once they exist', async () => {
    const [orderId = ''] = await ordersIn(9);
    await shop.db.update(orderContracts).set({ qysStatus: 2 }).where(eq(orderContracts.orderId, orderId));
    await shop.db.insert(orderInvoices).values([
      {
        orderId,
        no: 'FP1',
        amount: '1.00',
        externUrl: 'https://invoice.example/1',
        issuedAt: new Date('2026-01-01'),
      },
      {
        orderId,
        no: 'FP2',
        amount: '1.00',
        externUrl: 'https://invoice.example/2',
        issuedAt: new Date('2026-02-01'),
      },
    ]);
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({
      orderContract: { signQys: true },
      orderInvoice: { externUrl: 'https://invoice.example/2' },
    });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 2 });
  });

  test('an order without a contract is not signed electronically', async () => {
    const [orderId = ''] = await ordersIn(5);
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 0 });
  });
});

describe('a cancel request', () => {
  const ask = (orderId: string, reason = '重复下单') =>
    ready.buyer.ask('order/cancel/ask', { orderId, reason });
  const shown = (orderId: string) => ready.buyer.get('order/detail', { orderId });

  test('is possible where the buyer may not cancel, until the order is shipped', async () => {
    const open = async (status: number) => {
      const [orderId = ''] = await ordersIn(status);
      const flag = (await shown(orderId)).showAskCancelBtn;
      expect([status, (await ask(orderId)).code]).toEqual([status, flag ? '0' : '60003']);
      return flag;
    };
    const statuses = [0, 5, 6, 10, 4, 7, 8, 9, 98, 99];
    const flags: boolean[] = [];
    for (const status of statuses) flags.push(await open(status));
    expect(statuses.filter((_, index) => flags[index])).toEqual([10, 4, 7]);
  });

  test('is possible once a payment arrived, until a part is shipped', async () => {
    const [paid = '', left = ''] = await ordersIn(5, 7);
    await shop.db.update(orders).set({ payStatus: 1 }).where(eq(orders.id, paid));
    expect(await ask(paid)).toMatchObject({ code: '0' });
    const parcel = { carrier: '物流', trackingNo: 'T', content: '已出库', changedAt: shop.time.now };
    await shop.db.insert(orderLogistics).values({ orderId: left, ...parcel });
    expect((await shown(left)).showAskCancelBtn).toBe(false);
    expect(await ask(left)).toMatchObject({ code: '60003' });
  });

  test('is made once, with a reason in the order’s log, and moves nothing', async () => {
    const [orderId = ''] = await ordersIn(10);
    expect(await ask(orderId, ' ')).toMatchObject({ code: '60001' });
    const replies = await Promise.all([ask(orderId), ask(orderId), ask(orderId)]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60003', '60003']);
    expect(await shown(orderId)).toMatchObject({
      status: 10,
      showAskCancelBtn: false,
      cancelRequest: { reason: '重复下单', verdict: 'waiting', answer: '', answerTime: null },
      operationLog: { statusDesc: '申请取消订单：重复下单' },
    });
    expect(await stranger.buyer.ask('order/cancel/ask', { orderId, reason: '重复下单' })).toMatchObject({
      code: '60004',
    });
  });
});

describe('cancel', () => {
  test('closes the order and releases stock and rebate, once', async () => {
    const rare = await addProduct(shop.db, { pieces: 10, skus: [{ unitCount: 3 }] });
    await shop.db.insert(rebates).values({ clientId: ready.buyer.clientId, balance: '4.00' });
    await ready.buyer.get('memberCart/add', { skuId: rare.skuId, count: 2 });
    const { id: orderId } = await ready.buyer.get(
      'order/generateOrder',
      ready.order([rare.skuId], { whetherUseRebate: true }),
    );
    expect(await countPieces(shop.db, rare.id)).toBe(4);
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => ready.buyer.ask('order/cancel', { orderId })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60003', '60003']);
    expect(await countPieces(shop.db, rare.id)).toBe(10);
    expect(await ready.buyer.get('client/rebateinfo', {})).toMatchObject({ rebate: '4.00' });
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({
      status: 99,
      statusName: '已关闭',
      operationLog: { statusDesc: '采购人取消订单' },
    });
  });

  test.each([10, 4, 7, 8, 9, 98, 99])('is refused in status %d', async (status) => {
    const [orderId = ''] = await ordersIn(status);
    expect(await ready.buyer.ask('order/cancel', { orderId })).toEqual({
      code: '60003',
      data: null,
      message: '订单当前状态不支持该操作',
    });
  });

  test('is refused once something was paid', async () => {
    const [orderId = ''] = await ordersIn(5);
    await shop.db.update(orders).set({ payStatus: 1 }).where(eq(orders.id, orderId));
    expect(await ready.buyer.ask('order/cancel', { orderId })).toMatchObject({ code: '60003' });
  });
});

describe('receive', () => {
  test('completes a shipped order and counts towards the membership', async () => {
    await shop.db.insert(vipLevels).values(
      [10, 20, null].map((upgradeUnitQty, index) => ({
        level: index + 1,
        name: `级${index + 1}`,
        upgradeUnitQty,
        rightsUrl: '',
        rule: '',
      })),
    );
    await shop.db.insert(vipProductUnitQtys).values({ productModel: 'AL-75', unitQty: 4 });
    await shop.db
      .insert(clientVips)
      .values({ clientId: ready.buyer.clientId, level: 1, unitQty: 3, registerDate: '2026-01-01' });
    const orderId = await placeOrder(ready, product.skuId, 2);
    await setStatus(orderId, 8);
    expect(await ready.buyer.get('order/receive', { orderId })).toBeNull();
    expect(await ready.buyer.get('order/detail', { orderId })).toMatchObject({
      status: 9,
      statusName: '已完成',
    });
    const [vip] = await shop.db
      .select()
      .from(clientVips)
      .where(eq(clientVips.clientId, ready.buyer.clientId));
    expect(vip).toMatchObject({ unitQty: 11, level: 2 });
  });

  test.each([5, 7, 9])('is refused in status %d', async (status) => {
    const [orderId = ''] = await ordersIn(status);
    expect(await ready.buyer.ask('order/receive', { orderId })).toMatchObject({ code: '60003' });
  });
});

test('logistics, latest first, by sub-order', async () => {
  const [orderId = ''] = await ordersIn(8);
  const [part] = await shop.db
    .insert(subOrders)
    .values({ orderId, no: 'SUB-1', name: 'a', phone: 'b', address: 'c', totalAmount: '0.00' })
    .returning();
  await shop.db.insert(orderLogistics).values([
    {
      orderId,
      carrier: 'x',
      trackingNo: '1',
      content: '已出库',
      changedAt: new Date('2026-03-09T17:00:00Z'),
    },
    {
      orderId,
      subOrderId: part?.id ?? null,
      carrier: 'x',
      trackingNo: '1',
      content: '派送中',
      changedAt: new Date('2026-03-09T20:30:05Z'),
    },
  ]);
  const parcel = { carrier: 'x', trackingNo: '1' };
  expect(await ready.buyer.get('order/listLogistics', { orderId })).toEqual([
    {
      ...parcel,
      logisticsContent: '派送中',
      logisticsChangeDate: '2026-03-10',
      logisticsChangeTime: '04:30:05',
      subOrderNo: 'SUB-1',
    },
    {
      ...parcel,
      logisticsContent: '已出库',
      logisticsChangeDate: '2026-03-10',
      logisticsChangeTime: '01:00:00',
      subOrderNo: null,
    },
  ]);
});

test('the amounts of every order add up', async () => {
  const rows = await shop.db.execute(sql`
    select o.no from orders o join order_items i on i.order_id = o.id and not i.gift
    group by o.id having sum(i.pay_amount) <> o.product_total_amount - o.coupon_amount`);
  expect(rows.rows).toEqual([]);
});
