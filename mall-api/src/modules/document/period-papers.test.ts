import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { limits } from 'shared-kernel/domain';
import { orderInvoices, orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let ready: Checkout;
let skuId: string;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
  ({ skuId } = await addProduct(shop.db, { pieces: 100_000 }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
});

/** An order of that day and status; its number. */
async function anOrder(day: string, status: number, invoice?: { externUrl: string | null }) {
  const id = await placeOrder(ready, skuId);
  await shop.db
    .update(orders)
    .set({ status, createdAt: new Date(`${day}T10:00:00+08:00`) })
    .where(eq(orders.id, id));
  if (invoice)
    await shop.db.insert(orderInvoices).values({ orderId: id, no: `FP${id}`, amount: '1', ...invoice });
  const { no } = await ready.buyer.get('order/detail', { orderId: id });
  return { id, no };
}

const zipOf = (request: object, buyer: TestBuyer = ready.buyer) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/sale/mall/order/export/papers',
    headers: { 'a-session-id': buyer.token },
    payload: request,
  });

const both = { kinds: ['delivery', 'invoice'] };

test('the papers of a period are counted, and come in one zip with a folder for each order', async () => {
  const march = await anOrder('2026-03-05', 9, { externUrl: null });
  const april = await anOrder('2026-04-01', 8);
  await anOrder('2026-04-02', 9, { externUrl: 'https://invoice.example/1' });
  await anOrder('2026-04-03', 5);

  expect(await ready.buyer.get('order/export/papers/count', {})).toEqual({
    delivery: 3,
    invoice: 1,
    elsewhere: 1,
  });
  const spring = { startDate: '2026-03-01', endDate: '2026-04-01' };
  expect(await ready.buyer.get('order/export/papers/count', spring)).toEqual({
    delivery: 2,
    invoice: 1,
    elsewhere: 0,
  });

  const reply = await zipOf({ ...spring, ...both });
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(reply.headers['content-length']).toBeUndefined();
  expect(reply.headers['content-disposition']).toContain(
    encodeURIComponent('订单单据-2026-03-01至2026-04-01.zip'),
  );
  const files = unzipSync(reply.rawPayload);
  expect(Object.keys(files)).toEqual([
    `${april.no}/出库单-${april.no}.pdf`,
    `${march.no}/出库单-${march.no}.pdf`,
    `${march.no}/发票样张-FP${march.id}.pdf`,
  ]);
  for (const content of Object.values(files)) {
    expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
  }
});

test('status and kind narrow what is packed', async () => {
  const done = await anOrder('2026-03-05', 9, { externUrl: null });
  await anOrder('2026-03-06', 8, { externUrl: null });
  const files = unzipSync((await zipOf({ webStatus: 4, kinds: ['invoice'] })).rawPayload);
  expect(Object.keys(files)).toEqual([`${done.no}/发票样张-FP${done.id}.pdf`]);
});

test('without papers there is no zip, and too many are refused', async () => {
  await anOrder('2026-03-05', 5);
  expect((await zipOf(both)).json()).toMatchObject({ code: '60004' });
  const { id } = await anOrder('2026-03-06', 9);
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('no order');
  const { id: _, ...copy } = row;
  const many = Array.from({ length: limits.papersAtOnce }, (_, n) => ({ ...copy, no: `${row.no}-${n}` }));
  await shop.db.insert(orders).values(many);
  expect((await zipOf(both)).json()).toMatchObject({
    code: '60001',
    message: '一次最多下载 500 份单据，请缩短时段',
  });
});

test('nobody else’s papers are counted or packed', async () => {
  await anOrder('2026-03-05', 9, { externUrl: null });
  const colleague = await shop.buyer({ clientId: ready.buyer.clientId });
  for (const other of [await shop.buyer(), colleague]) {
    expect(await other.get('order/export/papers/count', {})).toEqual({
      delivery: 0,
      invoice: 0,
      elsewhere: 0,
    });
    expect((await zipOf(both, other)).json()).toMatchObject({ code: '60004' });
  }
});
