import { eq } from 'drizzle-orm';
import type { Statement } from 'shared-kernel/contracts';
import { formatAmount } from 'shared-kernel/money';
import { type Admin, createAdmin } from '../../admin';
import { orders, rebates } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { open } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { openShop, type TestShop } from '../../testing/shop';

let shop: TestShop;
let admin: Admin;
let skuId: string;
let ready: Checkout;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 8760 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
  ({ skuId } = await addProduct(shop.db, { pieces: 100_000, skus: [{ price: '333.35' }] }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await at('2026-03-10 10:00');
  ready = await readyToCheckOut(shop);
});

const at = (time: string) => shop.passTo(new Date(`${time.replace(' ', 'T')}:00+08:00`));
const statement = (month: string, buyer = ready.buyer) => buyer.get('client/statement', { month });
const noOf = async (orderId: string) => (await ready.buyer.get('order/detail', { orderId })).no;
const lines = ({ entries }: Statement) =>
  entries.map(({ date, name, amountUnit, balanceAmountUnit }) => [date, name, amountUnit, balanceAmountUnit]);

/** ¥ 1,000.05 in March, partly paid then; closed and refunded in April. */
async function twoMonths() {
  await shop.db.insert(rebates).values({ clientId: ready.buyer.clientId, balance: '100.03' });
  await ready.buyer.get('memberCart/add', { skuId, count: 3 });
  const { id } = await ready.buyer.get(
    'order/generateOrder',
    ready.order([skuId], { whetherUseRebate: true }),
  );
  const no = await noOf(id);
  await at('2026-03-31 23:59');
  await admin.pay({ no, amount: '500.00', voucherNo: 'B-1', over: false });
  await at('2026-04-01 00:00');
  await admin.close({ no, reason: '缺货' });
  await at('2026-04-30 12:00');
  await admin.refund({ no, amount: '500.00', voucherNo: 'B-2' });
  return { id, no };
}

test('has every order, rebate, payment, closing and refund on its day, to the cent', async () => {
  const { id, no } = await twoMonths();
  const march = await statement('2026-03');
  expect(lines(march)).toEqual([
    ['2026-03-10', '订单', '1000.05', '1000.05'],
    ['2026-03-10', '返利抵扣', '-100.03', '900.02'],
    ['2026-03-31', '收款', '-500.00', '400.02'],
  ]);
  expect(march).toMatchObject({
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    openingAmountUnit: '0.00',
    increaseAmountUnit: '1000.05',
    decreaseAmountUnit: '600.03',
    closingAmountUnit: '400.02',
    firstMonth: '2026-03',
  });
  expect(march.entries[2]).toMatchObject({ orderNo: no, orderId: id, voucherNo: 'B-1' });
  const april = await statement('2026-04');
  expect(april.openingAmountUnit).toBe(march.closingAmountUnit);
  expect(lines(april)).toEqual([
    ['2026-04-01', '订单关闭', '-1000.05', '-600.03'],
    ['2026-04-01', '返利退回', '100.03', '-500.00'],
    ['2026-04-30', '退款', '500.00', '0.00'],
  ]);
  expect(april.endDate).toBe('2026-04-30');
});

test('an empty month carries the balance forward', async () => {
  await placeOrder(ready, skuId, 1);
  await at('2026-06-15 09:00');
  expect(await statement('2026-06')).toMatchObject({
    openingAmountUnit: '333.35',
    closingAmountUnit: '333.35',
    entries: [],
    endDate: '2026-06-15',
  });
  expect((await statement('2026-02')).closingAmountUnit).toBe('0.00');
});

test('a future month has no statement', async () => {
  expect(await ready.buyer.ask('client/statement', { month: '2026-04' })).toMatchObject({
    code: '60001',
    message: '月份不能晚于本月',
  });
  for (const month of ['2026-13', '1999-01', '2026-00', '2026-3'])
    expect((await ready.buyer.ask('client/statement', { month })).code).toBe('60001');
});

test('is the client’s: every colleague’s orders, which open; others see nothing', async () => {
  const orderId = await placeOrder(ready, skuId, 1);
  const colleague = await shop.buyer({ clientId: ready.buyer.clientId });
  const theirs = await statement('2026-03', colleague);
  expect(theirs.closingAmountUnit).toBe('333.35');
  expect(theirs.entries.map(({ orderId }) => orderId)).toEqual([orderId]);
  expect((await statement('2026-03', await shop.buyer())).entries).toEqual([]);
});

test('the PDF agrees with the call', async () => {
  const { no } = await twoMonths();
  for (const month of ['2026-03', '2026-04']) {
    const said = await statement(month);
    const reply = await open(shop, ready.buyer, said.pdfUrl);
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(`对账单-${month}.pdf`);
    const text = readPdf(reply.rawPayload).text.replaceAll(/\s/g, '');
    expect(text).toContain(`客户${said.clientName}`);
    expect(text).toContain(`${said.startDate}至${said.endDate}`);
    for (const { date, name, voucherNo, amountUnit, balanceAmountUnit } of said.entries) {
      const shown = [amountUnit.replace('-', ''), balanceAmountUnit].map(formatAmount).join('');
      expect(text).toContain(`${date}${name}${voucherNo ?? ''}${no}${shown}`);
    }
    expect(text).toContain(
      `本期合计${formatAmount(said.increaseAmountUnit)}${formatAmount(said.decreaseAmountUnit)}`,
    );
    expect(text).toContain(`期末余额${formatAmount(said.closingAmountUnit)}`);
  }
}, 240_000);

test('the PDF stays within its page, however long a slip number is', async () => {
  const no = await noOf(await placeOrder(ready, skuId, 3));
  const voucherNo = 'ABCDEFGHIJ'.repeat(5);
  await admin.pay({ no, amount: '1000.05', voucherNo, over: false });
  const { pdfUrl } = await statement('2026-03');
  const { text, widest } = readPdf((await open(shop, ready.buyer, pdfUrl)).rawPayload);
  expect(text.replaceAll(/\s/g, '')).toContain(voucherNo);
  // The page's width less its margin, in points.
  expect(widest).toBeLessThanOrEqual(595.28 - 52);
}, 240_000);

test('the PDF is private, and a future month has none', async () => {
  await placeOrder(ready, skuId, 1);
  const stranger = await shop.buyer();
  const { pdfUrl } = await statement('2026-03');
  const other = readPdf((await open(shop, stranger, pdfUrl)).rawPayload).text;
  expect(other).not.toContain('333.35');
  expect((await open(shop, undefined, pdfUrl)).json()).toMatchObject({ code: '10002' });
  expect((await open(shop, stranger, pdfUrl.replace('03', '04'))).json()).toMatchObject({ code: '60001' });
});

test('a client has statements back to its first order', async () => {
  const id = await placeOrder(ready, skuId, 1);
  await shop.db
    .update(orders)
    .set({ createdAt: new Date('2024-12-31T16:00:00Z') })
    .where(eq(orders.id, id));
  expect((await statement('2026-03')).firstMonth).toBe('2025-01');
  expect((await statement('2025-01')).closingAmountUnit).toBe('333.35');
});
