import { eq } from 'drizzle-orm';
import type { RequestOf, SubmitOrder } from 'shared-kernel/contracts';
import { approvalDeputies, members, orders, productSkus } from '../../db/schema';
import { agreedTo } from '../../testing/agreed-order';
import { addCategory, addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { createLicenceService } from '../client/licence-service';
import { createSubmitService } from '../order/submit-service';
import { createPlacing } from './place-approved';
import { approvalRepository } from './repository';

let shop: TestShop;
let checkout: Checkout;
let chief: TestBuyer;
let purchaser: TestBuyer;
let head: TestBuyer;
let director: TestBuyer;
let gel: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const named = async (buyer: TestBuyer, name: string) => {
  await shop.db.update(members).set({ name }).where(eq(members.id, buyer.memberId));
  return buyer;
};
beforeEach(async () => {
  checkout = await readyToCheckOut(shop);
  chief = await named(checkout.buyer, '顾主任');
  const { clientId } = chief;
  purchaser = await named(await shop.buyer({ clientId, roles: ['purchaser'] }), '钱采购');
  head = await named(await shop.buyer({ clientId, roles: ['approver'] }), '吴院长');
  director = await named(await shop.buyer({ clientId, roles: ['approver'] }), '郑书记');
  gel = await addProduct(shop.db, { name: '凝胶', pieces: 100 });
});

type Rule = RequestOf<'approval/rule/save'>;

const none = { minAmount: null, categoryIds: [], newProducts: false };
const from = (minAmount: string | null, ...steps: TestBuyer[][]): Rule => ({
  minAmount,
  categoryIds: [],
  newProducts: false,
  steps: steps.map((step) => step.map(({ memberId }) => memberId)),
});
const rule = (given: Rule) => chief.get('approval/rule/save', given);

/** Fills the purchaser's cart, and confirms what is in it. */
async function confirmed(count: number, as = purchaser): Promise<SubmitOrder> {
  await as.get('memberCart/add', { skuId: gel.skuId, count });
  return agreed(count);
}

async function agreed(count: number): Promise<SubmitOrder> {
  const order = checkout.order([gel.skuId]);
  return { ...order, agreed: await agreedTo(shop.db, order, [{ skuId: gel.skuId, count }]) };
}

const submit = (order: SubmitOrder, as = purchaser) => as.ask('order/generateOrder', order);
const read = (id: string, as = purchaser) => as.get('approval/detail', { id });

async function decide(id: string, as: TestBuyer, verdict: 'approved' | 'refused' = 'approved', words = '') {
  const { digest } = await read(id, chief);
  return as.ask('approval/decide', { id, digest, verdict, words });
}

async function asked(count: number, as = purchaser): Promise<string> {
  return (await as.get('approval/ask', await confirmed(count, as))).id;
}

const ordersOf = () => shop.db.$count(orders, eq(orders.clientId, chief.clientId));
const told = async (as: TestBuyer) =>
  (await as.get('message/page', { type: 'approval' })).list.map(({ title }) => title);

describe('rules', () => {
  test('an order below the amount passes, one that reaches it is refused with the reason', async () => {
    await rule(from('100.00', [head]));
    expect(await submit(await confirmed(9))).toMatchObject({ code: '0' });
    expect(await submit(await confirmed(10))).toMatchObject({
      code: '60012',
      message: '本单需要审批：金额达到 ¥ 100.00',
      data: { approval: { reasons: ['金额达到 ¥ 100.00'], changes: [] } },
    });
    expect(await ordersOf()).toBe(1);
  });

  test('conditions of one rule hold together; a product never bought needs approval once', async () => {
    await rule({ ...from('20.00', [head]), newProducts: true });
    expect(await submit(await confirmed(1))).toMatchObject({ code: '0' });
    // Bought before by now.
    expect(await submit(await confirmed(5))).toMatchObject({ code: '0' });
    gel = await addProduct(shop.db, { name: '试纸' });
    expect(await submit(await confirmed(5))).toMatchObject({
      message: '本单需要审批：金额达到 ¥ 20.00，首次购买试纸',
    });
  });

  test('a category counts with those below it; steps of several rules follow each other, each once', async () => {
    const aboveId = await addCategory(shop.db, { name: '消毒' });
    const categoryId = await addCategory(shop.db, { name: '手消毒', parentId: aboveId });
    gel = await addProduct(shop.db, { name: '凝胶', categoryId });
    await rule({ ...from(null, [head, director]), categoryIds: [aboveId] });
    await rule({ ...from(null, [director]), categoryIds: [categoryId] });
    await rule(from('10.00', [director, head], [director]));
    const { reasons, steps } = await read(await asked(1));
    expect(reasons).toEqual(['含手消毒', '含手消毒', '金额达到 ¥ 10.00']);
    expect(steps).toEqual([['吴院长', '郑书记'], ['郑书记']]);
  });

  test('a rule needs a condition, and approvers of the client', async () => {
    const steps = [[head.memberId]];
    expect(await chief.ask('approval/rule/save', { ...none, steps })).toMatchObject({
      message: '请至少选择一个条件',
    });
    const stranger = await shop.buyer();
    expect(await chief.ask('approval/rule/save', from('1.00', [stranger]))).toMatchObject({ code: '60004' });
    expect(await chief.ask('approval/rule/save', from('1.00', [purchaser]))).toMatchObject({ code: '60004' });
  });

  test('the last rule is removed while an order waits: it is ordered without', async () => {
    const { id: ruleId } = await rule(from('10.00', [head]));
    const id = await asked(1);
    const order = await agreed(1);
    expect(await submit(order)).toMatchObject({
      code: '60003',
      message: '该订单正在审批，全部批准后自动下单',
    });
    await chief.get('approval/rule/remove', { id: ruleId });
    expect(await submit(order)).toMatchObject({ code: '0' });
    expect(await read(id)).toMatchObject({ status: 'ordered' });
    expect(await decide(id, head)).toMatchObject({ code: '60003' });
  });
});

describe('deciding', () => {
  test('after the last step the order is placed, and who decided what and when is kept', async () => {
    await rule(from('10.00', [head], [director]));
    const id = await asked(2);
    expect(await told(head)).toEqual(['订单待审批']);
    expect(await decide(id, director)).toMatchObject({ code: '60003', message: '现在这一步不由您审批' });
    expect((await decide(id, head, 'approved', '同意')).data).toMatchObject({
      status: 'waiting',
      orderId: null,
    });
    expect(await told(director)).toEqual(['订单待审批']);
    const { data } = await decide(id, director);
    expect(data).toMatchObject({ status: 'ordered', problem: null });
    const { orderId, orderNo, decisions: kept } = await read(id);
    expect(orderId).toBe(data.orderId);
    expect(orderNo).toMatch(/^AL/);
    expect(kept).toMatchObject([
      { step: 1, name: '吴院长', verdict: 'approved', words: '同意', time: '2026-03-10 10:00:00' },
      { step: 2, name: '郑书记', verdict: 'approved', words: '' },
    ]);
    expect(await purchaser.get('order/detail', { orderId: orderId ?? '' })).toMatchObject({
      totalAmountUnit: '20.00',
    });
    expect((await purchaser.get('order/detail', { orderId: orderId ?? '' })).approval).toEqual({
      id,
      no: 1,
      decisions: kept,
    });
    expect(await purchaser.get('memberCart/amount', {})).toEqual({ amount: 0 });
    expect(await told(purchaser)).toEqual(['订单已批准并提交']);
  });

  test('of two approvers at once one decides, and one order comes of it', async () => {
    await rule(from('10.00', [head, director]));
    const id = await asked(1);
    const { digest } = await read(id);
    const replies = await Promise.all(
      [head, director].map((as) => as.ask('approval/decide', { id, digest, verdict: 'approved' })),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60003']);
    expect(await ordersOf()).toBe(1);
  });

  test('what is refused is not ordered, and asked for anew', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(1);
    await decide(id, head, 'refused', '下月再买');
    expect(await read(id)).toMatchObject({ status: 'refused', decisions: [{ words: '下月再买' }] });
    expect(await submit(await agreed(1))).toMatchObject({ code: '60012' });
    expect(await ordersOf()).toBe(0);
    expect(await purchaser.ask('approval/ask', await agreed(1))).toMatchObject({ code: '0' });
  });

  test('who orders does not approve it, an administrator does; alone, the one who orders', async () => {
    await rule(from('10.00', [chief]));
    const id = await asked(1, chief);
    // No approver is left: there is no other administrator.
    expect(await read(id, chief)).toMatchObject({ mayDecide: true });
    const second = await named(
      await shop.buyer({ clientId: chief.clientId, roles: ['administrator'] }),
      '李主任',
    );
    expect(await read(id, chief)).toMatchObject({ mayDecide: false, steps: [['李主任']] });
    expect((await decide(id, second)).data).toMatchObject({ status: 'ordered' });
  });

  test('an approver who has gone is replaced by an administrator', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(1);
    await chief.get('colleague/deactivate', { id: head.memberId });
    expect(await read(id)).toMatchObject({ steps: [['顾主任']] });
    expect((await decide(id, chief)).data).toMatchObject({ status: 'ordered' });
  });

  test('a deputy decides in the days of absence, a deputy of the deputy does not', async () => {
    await rule(from('10.00', [head]));
    const days = { fromDate: '2026-03-01', toDate: '2026-03-10' };
    await head.get('approval/deputy/set', { deputyId: director.memberId, ...days });
    await director.get('approval/deputy/set', { deputyId: chief.memberId, ...days });
    const id = await asked(1);
    expect(await read(id)).toMatchObject({ steps: [['吴院长', '郑书记（代吴院长）']] });
    expect(await read(id, chief)).toMatchObject({ mayDecide: false });
    await decide(id, director);
    expect(await read(id)).toMatchObject({
      status: 'ordered',
      decisions: [{ name: '郑书记', forName: '吴院长' }],
    });
    await head.get('approval/deputy/set', { deputyId: null, ...days });
    expect(await head.get('approval/deputy', {})).toMatchObject({ deputy: null });
  });
});

test('who ordered does not decide for who is away; who has gone has no deputy', async () => {
  await rule(from('10.00', [head]));
  const days = { fromDate: '2026-03-01', toDate: '2026-03-10' };
  const { clientId } = chief;
  const both = await named(await shop.buyer({ clientId, roles: ['purchaser', 'approver'] }), '孙采购');
  await head.get('approval/deputy/set', { deputyId: both.memberId, ...days });
  const id = await asked(1, both);
  expect(await read(id, both)).toMatchObject({ steps: [['吴院长']] });
  const other = await asked(1);
  expect(await read(other)).toMatchObject({ steps: [['吴院长', '孙采购（代吴院长）']] });
  await chief.get('colleague/deactivate', { id: head.memberId });
  expect(await read(other)).toMatchObject({ steps: [['顾主任']] });
});

describe('what was approved is bound', () => {
  test('a price that moves before the approval stops the order, and is asked again old → new', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(2);
    await shop.db
      .update(productSkus)
      .set({ price: '12.00', discountPrice: '12.00' })
      .where(eq(productSkus.id, gel.skuId));
    const { data } = await decide(id, head);
    expect(data).toMatchObject({
      status: 'approved',
      orderId: null,
      problem: expect.stringContaining('订单内容与您确认的不同'),
    });
    expect(await told(purchaser)).toEqual(['已批准，但订单未提交']);
    const order = await agreed(2);
    expect(await submit(order)).toMatchObject({
      code: '60012',
      data: {
        approval: {
          changes: ['凝胶 单价：10.00 → 12.00', '商品总额：20.00 → 24.00', '实付合计：20.00 → 24.00'],
        },
      },
    });
    const again = await purchaser.get('approval/ask', order);
    expect((await read(again.id)).changes).toHaveLength(3);
    expect(await read(id)).toMatchObject({ status: 'replaced' });
    expect((await decide(again.id, head)).data).toMatchObject({ status: 'ordered' });
  });

  test('another quantity in the cart stops it, too', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(2);
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    expect((await decide(id, head)).data).toMatchObject({ status: 'approved', orderId: null });
    expect(await ordersOf()).toBe(0);
  });

  test('who is deactivated, or loses the role, orders nothing', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(2);
    await chief.get('colleague/deactivate', { id: purchaser.memberId });
    expect((await decide(id, head)).data).toMatchObject({ problem: expect.stringContaining('提交人已停用') });
    expect(await ordersOf()).toBe(0);
  });

  test('what was asked anew cannot be approved by who saw the old one', async () => {
    await rule(from('10.00', [head]));
    const id = await asked(2);
    const { digest } = await read(id);
    await purchaser.get('approval/ask', { ...(await agreed(2)), remark: '周五送' });
    expect(await head.ask('approval/decide', { id, digest, verdict: 'approved' })).toMatchObject({
      code: '60003',
      message: '该审批已处理：已重新提交',
    });
  });

  test('an order that was confirmed without an agreement is not put before anybody', async () => {
    await rule(from('10.00', [head]));
    const { agreed: _, ...order } = await confirmed(2);
    expect(await purchaser.ask('approval/ask', order)).toMatchObject({ code: '60001' });
    expect(await submit(order)).toMatchObject({ code: '60012' });
  });
});

test('a deputy whose days are over, or who may not decide any more, is none', async () => {
  const days = { fromDate: '2026-03-01', toDate: '2026-03-10' };
  await head.get('approval/deputy/set', { deputyId: director.memberId, ...days });
  expect(await head.get('approval/deputy', {})).toMatchObject({ deputy: { name: '郑书记' } });
  await chief.get('colleague/change', { id: director.memberId, name: '郑书记', roles: ['purchaser'] });
  expect(await head.get('approval/deputy', {})).toMatchObject({ deputy: null });
  await chief.get('colleague/change', { id: director.memberId, name: '郑书记', roles: ['approver'] });
  expect(await head.get('approval/deputy', {})).toMatchObject({ deputy: { name: '郑书记' } });
  await shop.db.update(approvalDeputies).set({ toDay: '2026-03-09' });
  expect(await head.get('approval/deputy', {})).toMatchObject({ deputy: null });
});

describe('a process that ends between the last approval and the order', () => {
  const clock = () => shop.time.now;
  const later = (minutes: number) => new Date(shop.time.now.getTime() + minutes * 60_000);
  const finish = (before: Date) => {
    const { submit } = createSubmitService(shop.db, clock, createLicenceService(shop.db, clock, 'off'));
    return createPlacing(shop.db, clock, submit).finish(before);
  };
  async function approvedOnly(count: number): Promise<string> {
    const id = await asked(count);
    const { digest } = await read(id);
    await approvalRepository(shop.db).decide([
      {
        approvalId: id,
        step: 1,
        memberId: head.memberId,
        memberName: '吴院长',
        verdict: 'approved',
        words: '',
        digest,
        decidedAt: shop.time.now,
      },
    ]);
    await approvalRepository(shop.db).change([id], { status: 'approved' });
    return id;
  }

  test('is made up for: the order is placed, and who asked is told, once', async () => {
    await rule(from('10.00', [head]));
    const id = await approvedOnly(2);
    await finish(shop.time.now);
    expect(await read(id)).toMatchObject({ status: 'approved', orderId: null });
    await finish(later(1));
    await finish(later(1));
    expect(await read(id)).toMatchObject({ status: 'ordered', problem: null });
    expect(await ordersOf()).toBe(1);
    expect(await told(purchaser)).toEqual(['订单已批准并提交']);
  });

  test('or who asked is told, once, why it cannot be', async () => {
    await rule(from('10.00', [head]));
    const id = await approvedOnly(2);
    await shop.db
      .update(members)
      .set({ roles: ['applicant'] })
      .where(eq(members.id, purchaser.memberId));
    await finish(later(1));
    await finish(later(1));
    expect((await read(id)).problem).toContain('提交人已没有下单的角色');
    expect(await told(purchaser)).toEqual(['已批准，但订单未提交']);
  });
});

test('approvals come in pages, newest first, with the count of all', async () => {
  await rule(from('10.00', [head]));
  const ids: string[] = [];
  for (const count of [1, 2, 3]) {
    const order = await confirmed(count);
    const { id } = await purchaser.get('approval/ask', order);
    await purchaser.get('approval/withdraw', { id });
    const { list } = await purchaser.get('memberCart/page', {});
    const memberCartSkuIds = list.flatMap((one) => one.memberCartSkus.map((line) => line.id));
    await purchaser.get('memberCart/delete', { memberCartSkuIds });
    ids.unshift(id);
  }
  const page = async (as: TestBuyer, current: number) => {
    const { list, total } = await as.get('approval/page', { scope: 'all', current, pageSize: 2 });
    return [list.map(({ id }) => id), total];
  };
  expect(await page(head, 1)).toEqual([ids.slice(0, 2), 3]);
  expect(await page(purchaser, 2)).toEqual([ids.slice(2), 3]);
  const waiting = await asked(4);
  expect(await head.get('approval/page', { scope: 'waiting', current: 1, pageSize: 1 })).toMatchObject({
    list: [{ id: waiting, goodsCount: 1 }],
    total: 1,
  });
});

describe('an order that came of an approval and is cancelled', () => {
  test('is named so, and who approved it is told', async () => {
    await rule(from('10.00', [head], [director]));
    const id = await asked(2);
    await decide(id, head);
    await decide(id, director);
    const { orderId } = await read(id);
    await purchaser.get('order/cancel', { orderId: orderId ?? '' });
    expect(await read(id)).toMatchObject({ status: 'cancelled', decisions: [{}, {}] });
    expect((await head.get('approval/page', { scope: 'all' })).list).toMatchObject([{ status: 'cancelled' }]);
    expect([await told(head), await told(director)]).toEqual([
      ['订单已取消', '订单待审批'],
      ['订单已取消', '订单待审批'],
    ]);
    expect(await told(purchaser)).toEqual(['订单已批准并提交']);
  });
});

test('goods of the cart name the approval that they wait for, until it is decided or taken back', async () => {
  await rule(from('10.00', [head]));
  const waiting = async (as = purchaser) =>
    (await as.get('memberCart/page', {})).list.flatMap(({ memberCartSkus }) =>
      memberCartSkus.map(({ approval }) => approval?.id),
    );
  const id = await asked(2);
  await chief.get('memberCart/add', { skuId: gel.skuId, count: 2 });
  expect([await waiting(), await waiting(chief)]).toEqual([[id], [undefined]]);
  const { id: next } = await purchaser.get('approval/ask', { ...(await agreed(2)), remark: '周五送' });
  expect(await waiting()).toEqual([next]);
  await purchaser.get('approval/withdraw', { id: next });
  expect(await waiting()).toEqual([undefined]);
});

test('who waits is listed for who may decide, and all for approvers', async () => {
  await rule(from('10.00', [head]));
  const id = await asked(1);
  const ids = async (as: TestBuyer, scope: 'waiting' | 'all' = 'waiting') =>
    (await as.get('approval/page', { scope })).list.map((one) => one.id);
  expect([await ids(head), await ids(director), await ids(purchaser)]).toEqual([[id], [], [id]]);
  const nurse = await shop.buyer({ clientId: chief.clientId, roles: ['applicant'] });
  expect([await ids(director, 'all'), await ids(nurse, 'all')]).toEqual([[id], []]);
  expect(await nurse.ask('approval/detail', { id })).toMatchObject({ code: '60004' });
  // What an approver has asked for is not theirs to decide.
  const own = await asked(1, chief);
  expect([await ids(chief), await ids(chief, 'all')]).toEqual([[], [own, id]]);
  await purchaser.get('approval/withdraw', { id });
  await chief.get('approval/withdraw', { id: own });
  expect(await ids(head)).toEqual([]);
  expect(await decide(id, head)).toMatchObject({ code: '60003' });
});
