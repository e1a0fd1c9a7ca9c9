import { eq } from 'drizzle-orm';
import type { CallPath } from 'shared-kernel/contracts';
import { type Role, roles } from 'shared-kernel/domain';
import { clients, members, orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addCallGoods, type CallFixtures, openCallFixtures } from '../../testing/call-fixtures';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { sendCall } from '../../testing/send-call';
import { sentCode } from '../../testing/sent-texts';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

/** Every read that names an order, its papers, parcels or packs. */
const reads = [
  'order/detail',
  'order/listLogistics',
  'order/parcels',
  'order/contract/judge',
  'order/export/elecdelivery',
  'file/download/:fileId',
  'esign/contract',
  'giftpacks/order/giftpacksinfo',
  'giftpacks/sku/list',
  'giftpacks/order/list',
  'product/buymore/list',
] as const satisfies readonly CallPath[];

let shop: TestShop;
let skuId: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  ({ skuId } = await addProduct(shop.db, { pieces: 100_000 }));
});
afterAll(() => shop.close());

const colleagueOf = ({ clientId }: TestBuyer, ...held: Role[]) => shop.buyer({ clientId, roles: held });

describe('an order of a colleague', () => {
  let owner: CallFixtures;
  const readers = new Map<string, TestBuyer>();
  beforeAll(async () => {
    owner = await openCallFixtures(shop, await addCallGoods(shop));
    for (const role of roles) readers.set(role, await colleagueOf(owner.buyer, role));
    const stranger = await shop.buyer();
    await colleagueOf(stranger, 'purchaser');
    readers.set('stranger', stranger);
  });

  const codeOf = async (path: CallPath, reader: string) => {
    const reply = await sendCall(shop, path, owner.requests[path], readers.get(reader));
    return 'envelope' in reply ? reply.envelope.code : '0';
  };

  test.each(reads)(
    'is read with %s by every role but the applicant’s, and by no other client',
    async (path) => {
      const codes: Record<string, string> = {};
      for (const reader of readers.keys()) codes[reader] = await codeOf(path, reader);
      expect(codes).toEqual({
        applicant: '60004',
        purchaser: '0',
        approver: '0',
        finance: '0',
        administrator: '0',
        stranger: '60004',
      });
    },
  );

  test.each(['order/page', 'order/count', 'order/export/page'] as const)(
    '%s has everybody’s for those roles, and refuses the applicant, who asks for nothing but own orders',
    async (path) => {
      for (const [reader, buyer] of readers) {
        const codes = [];
        for (const whose of ['all', owner.buyer.memberId, 'mine'])
          codes.push((await buyer.ask(path, { whose })).code);
        const others = reader === 'applicant' ? '60010' : '0';
        const oneOfThem = reader === 'stranger' ? '60004' : others;
        expect([reader, ...codes]).toEqual([reader, others, oneOfThem, '0']);
      }
    },
  );

  test('counts, pages, export and papers have the same orders', async () => {
    const finance = readers.get('finance') as TestBuyer;
    const all = await owner.buyer.get('order/count', {});
    for (const whose of ['all', owner.buyer.memberId]) {
      expect(await finance.get('order/count', { whose })).toEqual(all);
      expect((await finance.ask('order/page', { whose })).count).toBe(all['-1']);
      expect((await finance.ask('order/export/page', { whose })).count).toBe(all['-1']);
      expect(await finance.get('order/export/papers/count', { whose })).toEqual(
        await owner.buyer.get('order/export/papers/count', {}),
      );
    }
    expect(await finance.get('order/count', {})).toMatchObject({ '-1': 0 });
  });
});

describe('a hospital with two purchasers', () => {
  let ready: Checkout;
  let orderId: string;
  let other: TestBuyer;
  beforeEach(async () => {
    shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
    ready = await readyToCheckOut(shop);
    await shop.db.update(clients).set({ signQys: true }).where(eq(clients.id, ready.buyer.clientId));
    orderId = await placeOrder(ready, skuId);
    other = await colleagueOf(ready.buyer, 'purchaser');
  });
  const rename = (buyer: TestBuyer, name: string) =>
    shop.db.update(members).set({ name }).where(eq(members.id, buyer.memberId));
  const lastEvent = async () =>
    (await ready.buyer.get('order/detail', { orderId })).operationLogs[0]?.statusDesc;

  test('says whose an order is, names who has ordered, and keeps those of who was deactivated', async () => {
    await rename(ready.buyer, '钱采购');
    await colleagueOf(ready.buyer, 'administrator');
    expect((await ready.buyer.get('order/page', {}))[0]?.isOwn).toBe(true);
    await shop.db.update(members).set({ enabled: false }).where(eq(members.id, ready.buyer.memberId));
    expect(await ready.buyer.ask('order/page', {})).toMatchObject({ code: '60011' });
    expect(await other.get('order/colleagues', {})).toEqual({
      colleagues: [{ id: ready.buyer.memberId, name: '钱采购', active: false }],
      departments: [],
    });
    expect(await other.get('order/page', { whose: 'all' })).toMatchObject([{ id: orderId, isOwn: false }]);
    expect(await other.get('order/detail', { orderId })).toMatchObject({ isOwn: false });
  });

  test('narrows orders and statement to a department', async () => {
    await ready.buyer.get('memberCart/add', { skuId, count: 2 });
    const { id } = await ready.buyer.get(
      'order/generateOrder',
      ready.order([skuId], { department: '手术室' }),
    );
    const of = { whose: 'all', department: '手术室' };
    expect((await other.get('order/colleagues', {})).departments).toEqual(['手术室']);
    expect((await other.get('order/page', of)).map((order) => order.id)).toEqual([id]);
    expect(await other.get('order/count', of)).toMatchObject({ '-1': 1 });
    expect(await other.get('order/count', { department: '手术室' })).toMatchObject({ '-1': 0 });
    const month = shop.time.now.toISOString().slice(0, 7);
    const statement = await ready.buyer.get('client/statement', { month, department: '手术室' });
    expect(statement.entries.map((entry) => entry.orderId)).toEqual([id]);
    expect(statement.onlyOf).toBe('只含计入手术室的订单');
    const whole = await ready.buyer.get('client/statement', { month });
    expect(whole.entries).toHaveLength(2);
    expect(whole).not.toHaveProperty('onlyOf');
    expect((await ready.buyer.get('client/statement', { month, whose: other.memberId })).entries).toEqual([]);
  });

  test('does for the other what the other may: its log names who, and the buyer is told', async () => {
    await rename(other, '冯采购');
    await other.get('order/cancel', { orderId });
    expect(await lastEvent()).toBe('采购人取消订单（冯采购操作）');
    const { list } = await ready.buyer.get('message/page', {});
    expect(list[0]).toMatchObject({ title: '采购人取消订单', orderId });
    expect((await other.get('message/page', {})).total).toBe(0);
  });

  test('what the buyer does alone names nobody, and tells nobody', async () => {
    await shop.db.update(orders).set({ status: 8 }).where(eq(orders.id, orderId));
    await ready.buyer.get('order/receive', { orderId });
    expect(await lastEvent()).toBe('已确认收货，订单完成');
    const { list } = await ready.buyer.get('message/page', {});
    expect(list.filter(({ title }) => title.includes('收货'))).toEqual([]);
  });

  test('who signs for a colleague gets the code on the own phone', async () => {
    const { orderContract } = await other.get('order/detail', { orderId });
    const token = orderContract?.signUrl?.split('/').at(-1) ?? '';
    await other.get('esign/code', { token });
    const [signer] = await shop.db.select().from(members).where(eq(members.id, other.memberId));
    const verifyCode = await sentCode(shop.db, shop.filesDir, signer?.mobilePhone ?? '');
    const { mobilePhone } = await other.get('esign/contract', { token });
    expect(mobilePhone.slice(-4)).toBe(signer?.mobilePhone.slice(-4));
    await other.get('esign/sign', { token, name: '冯采购', verifyCode });
    expect(await lastEvent()).toContain('合同已签署');
    expect((await ready.buyer.get('esign/contract', { token })).signerName).toBe('冯采购');
  });

  test('roles still say who may change it, and are asked with each call', async () => {
    for (const role of ['applicant', 'approver', 'finance'] as const) {
      const colleague = await colleagueOf(ready.buyer, role);
      expect(await colleague.ask('order/cancel', { orderId })).toMatchObject({ code: '60010' });
    }
    await shop.db
      .update(members)
      .set({ roles: ['applicant'] })
      .where(eq(members.id, other.memberId));
    expect(await other.ask('order/detail', { orderId })).toMatchObject({ code: '60004' });
    expect(await other.ask('order/page', { whose: 'all' })).toMatchObject({ code: '60010' });
  });
});

test('a client with one member is told nothing new', async () => {
  const ready = await readyToCheckOut(shop);
  const orderId = await placeOrder(ready, skuId);
  const [card] = await ready.buyer.get('order/page', {});
  expect(card).not.toHaveProperty('isOwn');
  expect(await ready.buyer.get('order/detail', { orderId })).not.toHaveProperty('isOwn');
  expect((await ready.buyer.get('order/page', { whose: 'all' })).map(({ id }) => id)).toEqual([orderId]);
});
