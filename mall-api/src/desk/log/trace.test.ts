import { eq } from 'drizzle-orm';
import { orders, productSkus } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestShop } from '../../testing/shop';
import { answer, explanation } from '../answer';
import { printed } from '../print';
import type { Desk } from '../service';
import { createAuditedDesk } from './audited-desk';

let shop: TestShop;
let desk: Desk;
let skuCode: string;
let skuId: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  const by = { person: '李敏', role: '仓库', account: 'limin' };
  desk = createAuditedDesk(shop.db, () => shop.time.now, { by, sms: shop.sms });
  await addPayWays(shop.db);
  const product = await addProduct(shop.db, { pieces: 1_000 });
  skuId = product.skuId;
  const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, skuId));
  skuCode = sku?.code ?? '';
});
afterAll(() => shop.close());

/** An order of three units that left with these lots; its number. */
async function shipped(...lots: string[]): Promise<string> {
  const ready = await readyToCheckOut(shop, 1);
  const orderId = await placeOrder(ready, skuId, 3);
  await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, orderId));
  const { no } = await ready.buyer.get('order/detail', { orderId });
  await answer(desk, 'ship', {
    no,
    carrier: '安澜物流',
    trackingNos: [`T-${no}`],
    lots: lots.map((lot) => `${skuCode}=${lot}`),
  });
  return no;
}

type Traced = Awaited<ReturnType<Desk['trace']>>;
const trace = (input: object) => answer(desk, 'trace', input) as Promise<Traced>;

test('where a lot went: every order that got some of it, how many, by whom released and when', async () => {
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
    [first, second].map((no) => expect.objectContaining({ no, verb: 'ship', person: '李敏', role: '仓库' })),
  );
  expect(printed({ traced, released })).toMatch(/放行（2）[\s\S]*李敏 +仓库/);
});

test('which lots an order got, also the lines of which no lot is known', async () => {
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

test('a lot that went nowhere is told as such, and asking for nothing is refused', async () => {
  expect(await trace({ lot: 'NONE' })).toEqual({ traced: [], released: [] });
  await expect(trace({}).catch(explanation)).resolves.toBe('请给出批号、UDI、产品或订单号');
});
