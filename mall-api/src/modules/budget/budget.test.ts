import { eq } from 'drizzle-orm';
import type { RequestOf } from 'shared-kernel/contracts';
import { clientSkuPrices, members, orders } from '../../db/schema';
import { agreedTo } from '../../testing/agreed-order';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let checkout: Checkout;
let chief: TestBuyer;
let purchaser: TestBuyer;
let nurse: TestBuyer;
let finance: TestBuyer;
let gel: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  checkout = await readyToCheckOut(shop);
  chief = checkout.buyer;
  const { clientId } = chief;
  purchaser = await shop.buyer({ clientId, roles: ['purchaser'] });
  nurse = await shop.buyer({ clientId, roles: ['applicant'] });
  finance = await shop.buyer({ clientId, roles: ['finance'] });
  gel = await addProduct(shop.db, { name: '凝胶', pieces: 10_000 });
});

type Terms = RequestOf<'budget/save'>;

const march = { department: '检验科', fromDate: '2026-03-01', toDate: '2026-03-31' };
const blocking: Terms = { ...march, plannedAmount: '100.00', blocks: true };
const marking: Terms = { ...march, plannedAmount: '100.00', blocks: false };
const save = (terms: Terms, as = finance) => as.get('budget/save', terms);

const list = async (as = purchaser) => (await as.get('budget/list', {})).budgets;
const amounts = async () =>
  (await list()).map(({ requestedAmount, orderedAmount, leftAmount }) => [
    requestedAmount,
    orderedAmount,
    leftAmount,
  ]);

interface Bought {
  as?: TestBuyer;
  department?: string;
  product?: TestProduct;
}

async function order(count: number, { as = purchaser, department, product = gel }: Bought = {}) {
  await as.get('memberCart/add', { skuId: product.skuId, count });
  return submit(as, department, product);
}

const submit = (as: TestBuyer, department?: string, { skuId } = gel) =>
  as.ask('order/generateOrder', checkout.order([skuId], department === undefined ? {} : { department }));

/** Asks for the product, and merges that into the purchaser's cart unless told otherwise. */
async function asked(department: string, count: number, wantedDate: string | null = null) {
  await nurse.get('memberCart/add', { skuId: gel.skuId, count });
  const { list: cart } = await nurse.get('memberCart/page', {});
  const [line] = cart.flatMap(({ memberCartSkus }) => memberCartSkus);
  const lines = [{ cartSkuId: line?.id ?? '', count }];
  return (await nurse.get('purchaseRequest/submit', { department, wantedDate, lines })).id;
}

describe('counting', () => {
  test('what the department of an order has taken is counted, and given back when it is cancelled', async () => {
    await save(blocking);
    expect(await amounts()).toEqual([['0.00', '0.00', '100.00']]);
    const { data } = await order(4, { department: '检验科' });
    expect(await amounts()).toEqual([['0.00', '40.00', '60.00']]);
    expect(await purchaser.get('budget/list', {})).toMatchObject({ ownDepartment: '检验科' });
    expect(await nurse.get('budget/list', {})).toMatchObject({ ownDepartment: null });
    expect(await order(7, { department: '检验科' })).toMatchObject({ code: '60003' });
    await purchaser.get('order/cancel', { orderId: data.id });
    expect(await amounts()).toEqual([['0.00', '0.00', '100.00']]);
    expect(await submit(purchaser, '检验科')).toMatchObject({ code: '0' });
    expect(await amounts()).toEqual([['0.00', '70.00', '30.00']]);
  });

  test('requested goods count to their departments, the rest of the line to the chosen one', async () => {
    await save(marking);
    await save({ ...marking, department: '手术室' });
    const ids = [await asked('检验科', 3), await asked('', 1)];
    expect(await amounts()).toEqual([
      ['0.00', '0.00', '100.00'],
      ['30.00', '0.00', '100.00'],
    ]);
    await purchaser.get('purchaseRequest/take', { ids });
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 2 });
    const { list: cart } = await purchaser.get('memberCart/page', {});
    expect(cart[0]?.memberCartSkus[0]?.departments).toEqual([
      { department: '检验科', count: 3 },
      { department: '', count: 1 },
    ]);
    expect(await submit(purchaser, '手术室')).toMatchObject({ code: '0' });
    expect(await amounts()).toEqual([
      ['0.00', '30.00', '70.00'],
      ['0.00', '30.00', '70.00'],
    ]);
  });

  test('of a request that was ordered in part the rest alone counts', async () => {
    await save(marking);
    const ids = [await asked('检验科', 3)];
    await purchaser.get('purchaseRequest/take', { ids });
    const lineOfCart = async () => (await purchaser.get('memberCart/page', {})).list[0]?.memberCartSkus[0];
    const { id = '' } = (await lineOfCart()) ?? {};
    await purchaser.get('memberCart/edit', { id, skuId: gel.skuId, count: 2 });
    expect(await submit(purchaser)).toMatchObject({ code: '0' });
    await purchaser.get('purchaseRequest/take', { ids });
    expect((await lineOfCart())?.departments).toEqual([{ department: '检验科', count: 1 }]);
    expect(await amounts()).toEqual([['10.00', '20.00', '80.00']]);
  });

  test('requests count by the day that is wanted, at the earliest today, at the price of today', async () => {
    await save(marking);
    await save({ ...marking, fromDate: '2026-04-01', toDate: '2026-04-30' });
    await save({ ...marking, fromDate: '2026-02-01', toDate: '2026-02-28' });
    const id = await asked('检验科', 2);
    await asked('检验科', 3, '2026-04-02');
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: chief.clientId, skuId: gel.skuId, discountPrice: '0.10' });
    expect((await list()).map(({ fromDate, requestedAmount }) => [fromDate, requestedAmount])).toEqual([
      ['2026-04-01', '0.30'],
      ['2026-03-01', '0.20'],
      ['2026-02-01', '0.00'],
    ]);
    await nurse.get('purchaseRequest/withdraw', { id });
    expect((await list())[1]?.requestedAmount).toBe('0.00');
  });

  test('an order says which departments its goods count to, or nothing', async () => {
    const departmentsOf = async ({ data }: Awaited<ReturnType<typeof order>>) =>
      (await purchaser.get('order/detail', { orderId: data.id })).departments;
    expect(await departmentsOf(await order(1, { department: '检验科' }))).toEqual(['检验科']);
    expect(await departmentsOf(await order(1))).toBeUndefined();
  });

  test('only orders of the period and the department count', async () => {
    await order(1, { department: '检验科' });
    await order(2, { department: '手术室' });
    await order(3);
    const earlier = await order(5, { department: '检验科' });
    await shop.db.update(orders).set({ status: 99 }).where(eq(orders.id, earlier.data.id));
    // They are counted by a budget that is made after them.
    await save(blocking);
    await save({ ...blocking, fromDate: '2026-03-11', toDate: '2026-12-31' });
    expect((await list()).map(({ inForce, orderedAmount }) => [inForce, orderedAmount])).toEqual([
      [false, '0.00'],
      [true, '10.00'],
    ]);
  });

  test.each([
    ['2026-03-10', '2026-03-31', true],
    ['2026-03-01', '2026-03-10', true],
    ['2026-03-11', '2026-03-31', false],
    ['2026-03-01', '2026-03-09', false],
  ])('of %s to %s on the tenth: in force %s', async (fromDate, toDate, inForce) => {
    await save({ ...blocking, fromDate, toDate });
    expect((await list()).map((budget) => budget.inForce)).toEqual([inForce]);
  });

  test('cents add up without binary fractions, to the last cent of a budget', async () => {
    const strip = await addProduct(shop.db, { skus: [{ price: '0.10', discountPrice: '0.10' }] });
    await save({ ...blocking, plannedAmount: '0.30' });
    for (let n = 0; n < 3; n += 1)
      expect(await order(1, { department: '检验科', product: strip })).toMatchObject({ code: '0' });
    expect(await amounts()).toEqual([['0.00', '0.30', '0.00']]);
    expect(await order(1, { department: '检验科', product: strip })).toMatchObject({ code: '60003' });
  });
});

describe('over a budget', () => {
  test('a blocking one names department, period, what is left and what is wanted; nothing is ordered', async () => {
    await save(blocking);
    await order(4, { department: '检验科' });
    expect(await order(7, { department: '检验科' })).toEqual({
      code: '60003',
      data: null,
      message: '检验科 2026-03-01 至 2026-03-31 的预算剩余 ¥ 60.00，本单需要 ¥ 70.00，不能提交',
    });
    expect(await shop.db.$count(orders, eq(orders.clientId, chief.clientId))).toBe(1);
    expect(await purchaser.get('memberCart/amount', {})).toEqual({ amount: 1 });
    expect(await submit(purchaser, '手术室')).toMatchObject({ code: '0' });
  });

  test('a marking one lets the order pass, and is over', async () => {
    await save(marking);
    expect(await order(12, { department: '检验科' })).toMatchObject({ code: '0' });
    expect(await amounts()).toEqual([['0.00', '120.00', '-20.00']]);
  });

  test('of a year and a month in force each is held against', async () => {
    await save({ ...blocking, plannedAmount: '50.00' });
    await save({ ...blocking, fromDate: '2026-01-01', toDate: '2026-12-31' });
    expect((await order(6, { department: '检验科' })).message).toContain('2026-03-31 的预算剩余 ¥ 50.00');
    await chief.get('budget/remove', { id: (await list())[0]?.id ?? '' });
    expect(await submit(purchaser, '检验科')).toMatchObject({ code: '0' });
  });

  test('a rule asks for approval of an order over a marking budget, together with its other conditions', async () => {
    const head = await shop.buyer({ clientId: chief.clientId, roles: ['approver'] });
    await shop.db.update(members).set({ name: '吴院长' }).where(eq(members.id, head.memberId));
    await save(marking);
    const conditions = { minAmount: '110.00', categoryIds: [], newProducts: false, overBudget: true };
    await chief.get('approval/rule/save', { ...conditions, steps: [[head.memberId]] });
    expect(await chief.get('approval/rule/list', {})).toMatchObject({ rules: [{ overBudget: true }] });
    expect(await order(11, { department: '手术室' })).toMatchObject({ code: '0' });
    expect(await order(9, { department: '检验科' })).toMatchObject({ code: '0' });
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 12 });
    const wanted = checkout.order([gel.skuId], { department: '检验科' });
    const agreed = await agreedTo(shop.db, wanted, [{ skuId: gel.skuId, count: 12 }]);
    const confirmed = { ...wanted, agreed };
    expect(await purchaser.ask('order/generateOrder', confirmed)).toMatchObject({
      code: '60012',
      message: '本单需要审批：金额达到 ¥ 110.00，检验科超预算 ¥ 110.00',
    });
    const { id } = await purchaser.get('approval/ask', confirmed);
    const { digest, reasons, department } = await head.get('approval/detail', { id });
    expect(department).toBe('检验科');
    expect(reasons).toEqual(['金额达到 ¥ 110.00，检验科超预算 ¥ 110.00']);
    expect(await head.get('approval/decide', { id, digest, verdict: 'approved' })).toMatchObject({
      status: 'ordered',
    });
    expect(await amounts()).toEqual([['0.00', '210.00', '-110.00']]);
  });

  test('no approval helps over a blocking one, neither at asking nor after the last step', async () => {
    const steps = [[chief.memberId]];
    const conditions = { minAmount: '10.00', categoryIds: [], newProducts: false };
    await chief.get('approval/rule/save', { ...conditions, steps });
    const { id: budgetId } = await save({ ...blocking, plannedAmount: '50.00' });
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 5 });
    const wanted = checkout.order([gel.skuId], { department: '检验科' });
    const agreed = await agreedTo(shop.db, wanted, [{ skuId: gel.skuId, count: 5 }]);
    const { id } = await purchaser.get('approval/ask', { ...wanted, agreed });
    await save({ ...blocking, id: budgetId, plannedAmount: '40.00' });
    const { digest } = await chief.get('approval/detail', { id });
    const decided = await chief.get('approval/decide', { id, digest, verdict: 'approved' });
    expect(decided).toMatchObject({ status: 'approved', orderId: null });
    expect(decided.problem).toContain('预算剩余 ¥ 40.00，本单需要 ¥ 50.00，不能提交');
    await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    const more = await agreedTo(shop.db, wanted, [{ skuId: gel.skuId, count: 6 }]);
    expect(await purchaser.ask('approval/ask', { ...wanted, agreed: more })).toMatchObject({ code: '60003' });
  });
});

test('what was approved for one department is asked again for another', async () => {
  await chief.get('approval/rule/save', {
    minAmount: '10.00',
    categoryIds: [],
    newProducts: false,
    steps: [[chief.memberId]],
  });
  await purchaser.get('memberCart/add', { skuId: gel.skuId, count: 1 });
  const wanted = checkout.order([gel.skuId], { department: '检验科' });
  const confirmed = { ...wanted, agreed: await agreedTo(shop.db, wanted, [{ skuId: gel.skuId, count: 1 }]) };
  await purchaser.get('approval/ask', confirmed);
  const other = { ...confirmed, department: '手术室' };
  expect(await purchaser.ask('order/generateOrder', other)).toMatchObject({
    code: '60012',
    data: { approval: { changes: ['计入科室：检验科 → 手术室'] } },
  });
});

test('of many orders at once a blocking budget lets pass what it can hold', async () => {
  await save({ ...blocking, plannedAmount: '50.00' });
  // An earlier order, and goods of each one's own: the budget is all that they share.
  await order(1);
  const wanting: { as: TestBuyer; product: TestProduct }[] = [];
  for (let n = 0; n < 12; n += 1) {
    const as = await shop.buyer({ clientId: chief.clientId, roles: ['purchaser'] });
    const product = await addProduct(shop.db);
    await as.get('memberCart/add', { skuId: product.skuId, count: 1 });
    wanting.push({ as, product });
  }
  const replies = await Promise.all(wanting.map(({ as, product }) => submit(as, '检验科', product)));
  expect(replies.filter(({ code }) => code === '0')).toHaveLength(5);
  expect(replies.filter(({ code }) => code === '60003')).toHaveLength(7);
  expect(await amounts()).toEqual([['0.00', '50.00', '0.00']]);
});

describe('keeping', () => {
  test('finance and administrators keep budgets, everybody of the client reads them', async () => {
    const { id } = await save(blocking);
    await save({ ...blocking, id, plannedAmount: '80.00', blocks: false }, chief);
    for (const reader of [chief, purchaser, nurse, finance])
      expect(await list(reader)).toMatchObject([{ id, plannedAmount: '80.00', blocks: false }]);
    expect(await purchaser.ask('budget/save', blocking)).toMatchObject({ code: '60010' });
    expect(await nurse.ask('budget/remove', { id })).toMatchObject({ code: '60010' });
    await finance.get('budget/remove', { id });
    expect(await list()).toEqual([]);
  });

  test('a period has one budget of a department, and ends after it begins', async () => {
    await save(blocking);
    expect(await finance.ask('budget/save', marking)).toMatchObject({
      code: '60003',
      message: '检验科 2026-03-01 至 2026-03-31 已有预算',
    });
    expect(await finance.ask('budget/save', { ...blocking, toDate: '2026-02-01' })).toMatchObject({
      code: '60001',
    });
    expect(await finance.ask('budget/save', { ...blocking, plannedAmount: '-1.00' })).toMatchObject({
      code: '60001',
    });
    expect(await finance.ask('budget/save', { ...blocking, department: ' ' })).toMatchObject({
      code: '60001',
    });
  });

  test('another client’s budgets are neither seen, changed nor counted to', async () => {
    const { id } = await save(blocking);
    const stranger = await readyToCheckOut(shop);
    expect((await stranger.buyer.get('budget/list', {})).budgets).toEqual([]);
    expect(await stranger.buyer.ask('budget/save', { ...marking, id })).toMatchObject({ code: '60004' });
    expect(await stranger.buyer.ask('budget/remove', { id })).toMatchObject({ code: '60004' });
    await stranger.buyer.get('memberCart/add', { skuId: gel.skuId, count: 50 });
    const theirs = stranger.order([gel.skuId], { department: '检验科' });
    expect(await stranger.buyer.ask('order/generateOrder', theirs)).toMatchObject({ code: '0' });
    expect(await list()).toMatchObject([{ blocks: true, orderedAmount: '0.00' }]);
  });
});
