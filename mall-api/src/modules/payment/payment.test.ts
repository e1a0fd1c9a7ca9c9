import { eq } from 'drizzle-orm';
import { type Admin, createAdmin } from '../../admin';
import { orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { contents, open, storedNames, upload } from '../../testing/files';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { addDays } from '../../wire/time';

let shop: TestShop;
let admin: Admin;
let skuId: string;
let ready: Checkout;
let orderId: string;
let no: string;
const start = new Date('2026-03-10T02:00:00Z');
beforeAll(async () => {
  shop = await openShop({ sessionHours: 8760 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
  ({ skuId } = await addProduct(shop.db, { pieces: 100_000, skus: [{ price: '333.35' }] }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.time.now = start;
  await order(1);
});

/** An order of ¥ 1,000.05. */
async function order(clientType: 1 | 4) {
  ready = await readyToCheckOut(shop, clientType);
  orderId = await placeOrder(ready, skuId, 3);
  no = (await detail()).no;
}
const detail = () => ready.buyer.get('order/detail', { orderId });
const payment = async () => (await detail()).payment;
const pay = (amount: string, more: object = {}) =>
  admin.pay({ no, amount, voucherNo: `P${amount}`, over: false, ...more });
const refund = (amount: string, more: object = {}) =>
  admin.refund({ no, amount, voucherNo: `R${amount}`, ...more });
const send = (buyer: TestBuyer = ready.buyer, id = orderId) =>
  upload(
    ...([shop, buyer, 'file/upload'] as const),
    { busType: '5', fileName: '回单.pdf', orderId: id },
    { name: '回单.pdf', content: contents.pdf },
  );
const setStatus = (status: number) => shop.db.update(orders).set({ status }).where(eq(orders.id, orderId));

describe('the payment status follows from the payments', () => {
  test('from unpaid through part paid to paid, each with a notification', async () => {
    expect((await detail()).payStatusName).toBe('待付款');
    expect(await pay('400.00')).toMatchObject({ payStatus: '部分付款', received: '400.00', due: '600.05' });
    expect((await detail()).payStatusName).toBe('部分付款');
    expect(await pay('600.05')).toMatchObject({ payStatus: '已付款', due: '0.00' });
    expect((await ready.buyer.get('order/page', {}))[0]?.payStatusName).toBe('已付款');
    const [told] = (await ready.buyer.get('message/page', {})).list;
    expect(told).toMatchObject({ title: '已收到付款 ¥ 600.05', orderId });
    expect(told?.content).toContain('凭证号 P600.05，订单已付款');
  });

  test('a refund reopens the amount, a full one is 已退款', async () => {
    await pay('1000.05');
    expect(await refund('0.05')).toMatchObject({ payStatus: '部分付款', due: '0.05' });
    expect(await refund('1000.00')).toMatchObject({ payStatus: '已退款', kept: '0.00' });
    expect((await detail()).payStatusName).toBe('已退款');
  });

  test('an order with total zero is paid, and may be cancelled', async () => {
    const { skuId: free } = await addProduct(shop.db, { skus: [{ price: '5.00', discountPrice: '0.00' }] });
    orderId = await placeOrder(ready, free, 1);
    expect(await detail()).toMatchObject({ payStatusName: '已付款', showCancelBtn: true });
  });

  test('a paid order cannot be cancelled, a refunded one can', async () => {
    await pay('1.00');
    expect((await detail()).showCancelBtn).toBe(false);
    expect((await ready.buyer.ask('order/cancel', { orderId })).code).toBe('60003');
    await refund('1.00');
    expect((await ready.buyer.ask('order/cancel', { orderId })).code).toBe('0');
  });
});

describe('the admin CLI refuses', () => {
  test.each([
    ['0.00', {}, '金额应大于 0'],
    ['1000.06', {}, '订单待付 1000.05 元，多收请加 --over'],
    ['1.00', { date: '2026-03-11' }, '日期不能晚于今天'],
    ['1.00', { date: '2026-03-09' }, '日期不能早于下单日 2026-03-10'],
  ])('a payment of %s %j', async (amount, more, message) => {
    await expect(pay(amount, more)).rejects.toThrow(message);
  });

  test('the same slip twice, even concurrently', async () => {
    await pay('1.00');
    await expect(pay('1.00')).rejects.toThrow('凭证 P1.00 已登记');
    const twice = await Promise.allSettled([pay('2.00'), pay('2.00')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await payment())?.receivedAmountUnit).toBe('3.00');
  });

  test('a refund beyond what was paid', async () => {
    await pay('10.00');
    await expect(refund('10.01')).rejects.toThrow('最多可退 10.00 元');
  });

  test('a payment for a closed order, unless flagged; it then awaits its refund', async () => {
    await setStatus(99);
    await expect(pay('10.00')).rejects.toThrow('订单待付 0.00 元');
    await pay('10.00', { over: true });
    expect((await admin.waiting({ limit: 1000 })).refunds.map((one) => one.no)).toContain(no);
    await refund('10.00');
    expect((await admin.waiting({ limit: 1000 })).refunds.map((one) => one.no)).not.toContain(no);
  });
});

test('a payment counts on its day; on the order’s day, from the order on', async () => {
  await shop.passTo(addDays(start, 30));
  await pay('1.00', { date: '2026-03-10' });
  await pay('2.00', { date: '2026-03-20' });
  await pay('3.00');
  expect((await payment())?.entries).toEqual([
    { kind: 'payment', amountUnit: '1.00', date: '2026-03-10', voucherNo: 'P1.00' },
    { kind: 'payment', amountUnit: '2.00', date: '2026-03-20', voucherNo: 'P2.00' },
    { kind: 'payment', amountUnit: '3.00', date: '2026-04-09', voucherNo: 'P3.00' },
  ]);
  expect((await admin.order({ no })).payments[1]).toEqual({
    date: '2026-03-20',
    kind: '收款',
    amount: '2.00',
    voucherNo: 'P2.00',
  });
});

describe('a voucher', () => {
  test('is stored, awaits the admin, and is settled by the payment', async () => {
    const { code, data } = await send();
    expect(code).toBe('0');
    const shown = (await payment())?.vouchers[0];
    expect(shown).toMatchObject({ fileName: '回单.pdf', status: 'waiting', reason: null });
    expect((await open(shop, ready.buyer, shown?.fileUrl ?? '')).rawPayload).toEqual(contents.pdf);
    expect((await admin.waiting({ limit: 1000 })).vouchers).toContainEqual(
      expect.objectContaining({ no, fileName: '回单.pdf' }),
    );
    await pay('1000.05');
    expect((await payment())?.vouchers[0]?.status).toBe('checked');
    expect(await storedNames(shop)).toContain(data.fileId);
  });

  test('that is refused has a reason, and another one may follow', async () => {
    await send();
    await admin.refuseVoucher({ no, reason: '金额看不清' });
    expect((await payment())?.vouchers[0]).toMatchObject({ status: 'refused', reason: '金额看不清' });
    const [told] = (await ready.buyer.get('message/page', {})).list;
    expect(told).toMatchObject({ title: '付款凭证未通过核对' });
    await expect(admin.refuseVoucher({ no, reason: '再次' })).rejects.toThrow('没有待核对的付款凭证');
    expect((await send()).code).toBe('0');
  });

  test('is seen and sent by no other client, nor by a colleague who may not', async () => {
    const stranger = await shop.buyer();
    const applicant = await shop.buyer({ clientId: ready.buyer.clientId, roles: ['applicant'] });
    expect((await send(stranger)).code).toBe('60004');
    expect((await send(applicant)).code).toBe('60010');
    await send();
    const address = (await payment())?.vouchers[0]?.fileUrl ?? '';
    for (const other of [stranger, applicant]) {
      expect((await open(shop, other, address)).json()).toMatchObject({ code: '60004' });
    }
  });

  test('is refused for orders that are paid, closed, or paid through a dealer', async () => {
    await pay('1000.05');
    expect((await send()).message).toBe('该订单已付清，无需上传付款凭证');
    await refund('1000.05');
    await setStatus(99);
    expect((await send()).message).toBe('该订单无需上传付款凭证');
    await order(4);
    expect((await send()).message).toBe('该订单无需上传付款凭证');
    expect((await payment())?.transfer).toBeNull();
  });

  test('counts towards the order’s daily uploads', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send()).code).toBe('0');
    expect((await send()).code).toBe('60005');
  });
});

test('an order paid by transfer names its payment reference', async () => {
  expect((await payment())?.transfer).toEqual({ reference: no, showUploadBtn: true });
  await pay('1000.05');
  expect((await payment())?.transfer).toEqual({ reference: no, showUploadBtn: false });
});
