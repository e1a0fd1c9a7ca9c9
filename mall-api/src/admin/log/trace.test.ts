import { eq } from 'drizzle-orm';
import { orders, productSkus } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';
import { answer, explanation } from '../answer';
import { printed } from '../print';
import type { Admin } from '../service';
import { createAuditedAdmin } from './audited-admin';

let shop: TestShop;
let admin: Admin;
let skuCode: string;
let skuId: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  const by = { person: '李敏', role: '仓库', account: 'limin' };
  admin = createAuditedAdmin(shop.db, () => shop.time.now, { by, sms: shop.sms });
  await addPayWays(shop.db);
  const product = await addProduct(shop.db, { pieces: 1_000 });
  skuId = product.skuId;
  const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, skuId));
  skuCode = sku?.code ?? '';
});
afterAll(() => shop.close());

/** Ships an order of three units with these lots. @returns its number */
async function shipped(...lots: string[]): Promise<string> {
  const ready = await readyToCheckOut(shop, 1);
  const orderId = await placeOrder(ready, skuId, 3);
  await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, orderId));
  const { no } = await ready.buyer.get('order/detail', { orderId });
  await answer(admin, 'ship', {
    no,
    carrier: '安澜物流',
    trackingNos: [`T-${no}`],
    lots: lots.map((lot) => `${skuCode}=${lot}`),
  });
  return no;
}

type Traced = Awaited<ReturnType<Admin['trace']>>;
const trace = (input: object) => answer(admin, 'trace', input) as Promise<Traced>;

test('a lot’s destinations: each order that got some of it, quantity, approver and time', async () => {
  const first = await shipped('L1,2,2028-03-31', 'L2,1,2028-03-31');
  const second = await shipped('L1,3,2028-03-31');
  await shipped('L3,3,2028-03-31');
  const { traced, released } = await trace({ lot: 'L1' });
  expect(traced).toEqual([
    expect.objectContaining({ no: first, lot: 'L1', quantity: 2, trackingNo: `T-${first}` }),
    expect.objectContaining({ no: second, lot: 'L1', quantity: 3, expireDate: '2028-03-31' }),
  ]);
  expect(traced.every(({ clientName, buyer, time }) => clientName && buyer && time)).toBe(true);
  expect(released).toEqual(
    [first, second].map((no) =>
      expect.objectContaining({ no, command: 'ship', person: '李敏', role: '仓库' }),
    ),
  );
  expect(printed({ traced, released })).toMatch(/放行（2）[\s\S]*李敏 +仓库/);
});

test('an order’s lots, including lines without a known lot', async () => {
  const known = await shipped('L4,1,2028-03-31', 'L5,2,2028-03-31');
  const unknown = await shipped();
  expect((await trace({ no: known })).traced.map(({ lot, quantity }) => [lot, quantity])).toEqual([
    ['L4', 1],
    ['L5', 2],
  ]);
  expect((await trace({ no: unknown })).traced).toEqual([
    expect.objectContaining({ no: unknown, lot: null, quantity: 3 }),
  ]);
});

test('a device is found by its identifier', async () => {
  const no = await shipped('L6,3,2028-03-31,06912345678905');
  expect((await trace({ udi: '06912345678905' })).traced).toEqual([
    expect.objectContaining({ no, lot: 'L6', udiDi: '06912345678905' }),
  ]);
});

test('an unshipped lot is reported as such, and an empty query is refused', async () => {
  expect(await trace({ lot: 'NONE' })).toEqual({ traced: [], released: [] });
  await expect(trace({}).catch(explanation)).resolves.toBe('请给出批号、UDI、产品或订单号');
});
