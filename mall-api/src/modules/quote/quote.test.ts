import { eq } from 'drizzle-orm';
import type { RequestOf } from 'shared-kernel/contracts';
import { formatCount } from 'shared-kernel/domain';
import { answer, explanation } from '../../admin/answer';
import { printed } from '../../admin/print';
import { type Admin, createAdmin } from '../../admin/service';
import { members, orders, productSkus, products, skuGifts } from '../../db/schema';
import { sweepEnded } from '../../housekeeping';
import type { Buyer } from '../../http/buyer';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { sumOf, times } from '../../wire/amount';
import { quotedGoods } from './quoted-goods';

let shop: TestShop;
let admin: Admin;
let checkout: Checkout;
let buyer: TestBuyer;
let gel: TestProduct;
let tape: TestProduct;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  admin = createAdmin(shop.db, () => shop.time.now, shop.sms);
  await addPayWays(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.passTo(new Date('2026-03-10T02:00:00Z'));
  checkout = await readyToCheckOut(shop);
  buyer = checkout.buyer;
  gel = await addProduct(shop.db, { name: '凝胶', pieces: 10_000 });
  tape = await addProduct(shop.db, { name: '胶带', pieces: 10_000 });
});

const cart = async (as = buyer) =>
  (await as.get('memberCart/page', {})).list.flatMap(({ memberCartSkus }) => memberCartSkus);
const lineOf = async (product: TestProduct, as = buyer) =>
  (await cart(as)).find(({ skuId }) => skuId === product.skuId);
const codeOf = async ({ skuId }: TestProduct) => {
  const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, skuId));
  return sku?.code ?? '';
};

/** Asks for a quote for units of products. */
async function ask(counts: readonly [TestProduct, number][], as = buyer) {
  const lines = [];
  for (const [product, count] of counts) {
    await as.get('memberCart/add', { skuId: product.skuId, count });
    lines.push({ cartSkuId: (await lineOf(product, as))?.id ?? '', count });
  }
  return (await as.get('quote/ask', { note: '年度采购', lines })).id;
}

async function price(id: string, prices: readonly [TestProduct, string][], until = '2026-03-20') {
  const lines = [];
  for (const [product, unit] of prices) lines.push(`${await codeOf(product)}=${unit},含运费`);
  await answer(admin, 'answerQuote', { id, lines, until, words: '一次采购' });
}

/** A quote for 10 gels at 8.50 in place of 10.00. */
async function quoted(as = buyer) {
  const id = await ask([[gel, 10]], as);
  await price(id, [[gel, '8.5']]);
  return id;
}

const submit = (as = buyer, change: Partial<RequestOf<'order/generateOrder'>> = {}) =>
  as.ask('order/generateOrder', checkout.order([gel.skuId], change));
const orderItems = async (orderId: string) => (await buyer.get('order/detail', { orderId })).orderItems;
const stateOf = async (id: string, as = buyer) => (await as.get('quote/detail', { id })).state;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error) => explanation(error),
  );

describe('asking', () => {
  test('sends the chosen lines, which leave the cart; the desk sees them, and who asked is told the answer', async () => {
    await buyer.get('memberCart/add', { skuId: tape.skuId, count: 1 });
    const id = await ask([[gel, 10]]);
    expect(await cart()).toMatchObject([{ skuId: tape.skuId }]);
    expect((await admin.waiting({ limit: 1000 })).quotes).toContainEqual(
      expect.objectContaining({ id, lineCount: 1, amount: '100.00', content: '年度采购' }),
    );
    expect(printed(await admin.quote({ id }))).toContain(await codeOf(gel));
    await price(id, [[gel, '8.5']]);
    expect(await buyer.get('quote/detail', { id })).toMatchObject({
      no: 1,
      state: 'answered',
      validUntil: '2026-03-20',
      answer: '一次采购',
      listAmountUnit: '100.00',
      quotedAmountUnit: '85.00',
      lines: [{ listPriceUnit: '10.00', quotedPriceUnit: '8.50', remark: '含运费', count: 10, order: null }],
    });
    expect((await buyer.get('message/page', {})).list[0]).toMatchObject({
      type: 'quote',
      title: '报价已答复',
      quoteId: id,
    });
  });

  test('with another count than in the cart is refused, and a repeated request makes one', async () => {
    await buyer.get('memberCart/add', { skuId: gel.skuId, count: 3 });
    const cartSkuId = (await lineOf(gel))?.id ?? '';
    const wanted = (count: number) => ({ lines: [{ cartSkuId, count }] });
    expect(await buyer.ask('quote/ask', wanted(4))).toMatchObject({ code: '60003' });
    const key = { 'idempotency-key': 'quote-once-0001' };
    const first = await buyer.get('quote/ask', wanted(3), key);
    expect(await buyer.get('quote/ask', wanted(3), key)).toEqual(first);
    expect((await buyer.get('quote/page', {})).total).toBe(1);
  });

  test('is withdrawn into the cart until it is answered, once', async () => {
    const id = await ask([[gel, 10]]);
    await buyer.get('quote/withdraw', { id });
    expect(await lineOf(gel)).toMatchObject({ count: 10, discountPriceUnit: '10.00' });
    expect(await stateOf(id)).toBe('withdrawn');
    expect(await buyer.ask('quote/withdraw', { id })).toMatchObject({ code: '60003' });
    expect(await refusal(price(id, [[gel, '8']]))).toContain('已答复或已撤回');
    const answered = await ask([[tape, 1]]);
    await price(answered, [[tape, '8']]);
    expect(await buyer.ask('quote/withdraw', { id: answered })).toMatchObject({ code: '60003' });
  });
});

describe('the desk', () => {
  test('prices every line, on a day that is to come, and once', async () => {
    const id = await ask([
      [gel, 1],
      [tape, 1],
    ]);
    expect(await refusal(price(id, [[gel, '8']]))).toContain('还缺报价');
    const both: [TestProduct, string][] = [
      [gel, '8'],
      [tape, '9.99'],
    ];
    expect(await refusal(price(id, both, '2026-03-09'))).toContain('有效期');
    expect(await refusal(price(id, [...both, [gel, '7']]))).toContain('重复');
    expect(await refusal(price(id, [[gel, '0']]))).toContain('大于 0');
    const other = await addProduct(shop.db);
    expect(await refusal(price(id, [...both, [other, '7']]))).toContain('没有规格');
    await price(id, both);
    expect(await refusal(price(id, both))).toContain('已答复');
  });

  test('declines with a reason, and nothing can be bought', async () => {
    const id = await ask([[gel, 1]]);
    await answer(admin, 'declineQuote', { id, reason: '已停产' });
    expect(await buyer.get('quote/detail', { id })).toMatchObject({ state: 'declined', answer: '已停产' });
    expect(await buyer.ask('quote/accept', { id })).toMatchObject({
      code: '60003',
      message: '询价 1 没有报价，不能按报价购买',
    });
  });
});

describe('accepting', () => {
  test('orders at exactly the quoted prices, the rest of the cart waits, and the quote is used', async () => {
    const id = await quoted();
    await buyer.get('memberCart/add', { skuId: tape.skuId, count: 1 });
    await buyer.get('quote/accept', { id });
    expect(await lineOf(gel)).toMatchObject({
      priceUnit: '10.00',
      discountPriceUnit: '8.50',
      discountAmountUnit: '85.00',
      previousPriceUnit: null,
      state: 'normal',
      selected: true,
      quote: { id, no: 1, validUntil: '2026-03-20', count: 10, problem: null },
    });
    expect(await lineOf(tape)).toMatchObject({ selected: false, setAside: true });
    const { data } = await submit();
    expect(await orderItems(data.id)).toMatchObject([
      { unitPriceUnit: '10.00', payPrice: '8.50', payAmount: '85.00', quantity: 10 },
    ]);
    expect(await lineOf(tape)).toMatchObject({ selected: true, setAside: false });
    expect(await buyer.get('quote/detail', { id })).toMatchObject({
      state: 'ordered',
      lines: [{ order: { id: data.id, canOpen: true } }],
    });

    expect(await buyer.ask('quote/accept', { id })).toMatchObject({ message: '报价 1 已下单' });
  });

  test('goods of it that the cart holds already wait, too', async () => {
    const id = await quoted();
    await buyer.get('memberCart/add', { skuId: gel.skuId, count: 4 });
    await buyer.get('quote/accept', { id });
    await buyer.get('quote/accept', { id });
    expect(await lineOf(gel)).toMatchObject({ count: 10, earlierCount: 4, quote: { problem: null } });
    await submit();
    expect(await lineOf(gel)).toMatchObject({ count: 4, discountPriceUnit: '10.00' });
    expect(await lineOf(gel)).not.toHaveProperty('quote');
  });

  test('fewer may be ordered at the price, more may not, in the cart and at submission', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const line = { id: (await lineOf(gel))?.id ?? '', skuId: gel.skuId };
    await buyer.get('memberCart/edit', { ...line, count: 11 });
    expect(await lineOf(gel)).toMatchObject({ discountPriceUnit: '10.00', quote: { problem: 'tooMany' } });
    expect(await submit()).toMatchObject({
      code: '60003',
      message: `“凝胶”多于报价 1 的 ${formatCount(10, '瓶')}，请减少数量，或改按现价购买`,
    });
    await buyer.get('memberCart/edit', { ...line, count: 9 });
    expect(await orderItems((await submit()).data.id)).toMatchObject([{ payAmount: '76.50' }]);
  });

  test('lines for several dealers count together, and those of another client’s are not bought by it', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const held = { id: (await lineOf(gel))?.id ?? '', skuId: gel.skuId, count: 10 };
    const goodsOf = (clientId: string, ...more: number[]) =>
      quotedGoods(
        shop.db,
        { clientId } as Buyer,
        [held, ...more.map((count, n) => ({ id: `${n}`, skuId: gel.skuId, count }))],
        { now: shop.time.now },
      );
    expect((await goodsOf(buyer.clientId)).get(gel.skuId)?.quote.problem).toBeNull();
    expect((await goodsOf(buyer.clientId, 1)).get(gel.skuId)?.quote.problem).toBe('tooMany');
    expect((await goodsOf((await shop.buyer()).clientId)).size).toBe(0);
  });

  test('a quoted price above that of the catalogue strikes nothing lower', async () => {
    const id = await ask([[gel, 10]]);
    await price(id, [[gel, '12.00']]);
    await buyer.get('quote/accept', { id });
    expect(await lineOf(gel)).toMatchObject({ priceUnit: '12.00', discountPriceUnit: '12.00' });
  });

  test('is refused by name once the day is over, also in the cart; today’s price needs an own step', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    await shop.passTo(new Date('2026-03-20T15:59:00Z'));
    expect(await lineOf(gel)).toMatchObject({ discountPriceUnit: '8.50' });
    await shop.passTo(new Date('2026-03-20T16:00:00Z'));
    expect(await lineOf(gel)).toMatchObject({
      discountPriceUnit: '10.00',
      state: 'normal',
      quote: { problem: 'expired' },
    });
    expect(await submit()).toMatchObject({
      code: '60003',
      message: expect.stringMatching(/的报价 1 已于 2026-03-20 到期，请改按现价购买，或移出购物车/),
    });
    expect(await stateOf(id)).toBe('expired');
    expect(await buyer.ask('quote/accept', { id })).toMatchObject({
      message: '报价 1 已于 2026-03-20 到期，请重新询价',
    });
    await buyer.get('quote/release', { cartSkuId: (await lineOf(gel))?.id ?? '' });
    expect(await orderItems((await submit()).data.id)).toMatchObject([{ payPrice: '10.00' }]);
  });

  test('is open until the day is over, and done from then on', async () => {
    const id = await quoted();
    const listed = async (scope: 'open' | 'done') => {
      const { list, total } = await buyer.get('quote/page', { scope });
      expect(total).toBe(list.length);
      return list.map((one) => one.id);
    };
    await shop.passTo(new Date('2026-03-20T15:59:00Z'));
    expect([await listed('open'), await listed('done')]).toEqual([[id], []]);
    await shop.passTo(new Date('2026-03-20T16:00:00Z'));
    expect([await listed('open'), await listed('done')]).toEqual([[], [id]]);
  });

  test('an order that is cancelled gives the quote back while it is valid', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const { data } = await submit();
    await buyer.get('order/cancel', { orderId: data.id });
    expect(await stateOf(id)).toBe('answered');
    await buyer.get('quote/accept', { id });
    expect(await orderItems((await submit()).data.id)).toMatchObject([{ payPrice: '8.50' }]);
    await shop.passTo(new Date('2026-03-21T02:00:00Z'));
    expect(await stateOf(id)).toBe('ordered');
  });

  test('of two submissions at once, and of two colleagues, one orders', async () => {
    const colleague = await shop.buyer({ clientId: buyer.clientId, roles: ['purchaser'] });
    const id = await quoted();
    await Promise.all([buyer.ask('quote/accept', { id }), colleague.ask('quote/accept', { id })]);
    const sent = await Promise.all([submit(), submit(), submit(colleague), submit(colleague)]);
    expect(sent.filter(({ code }) => code === '0')).toHaveLength(1);
    const paid = await shop.db.select().from(orders).where(eq(orders.clientId, buyer.clientId));
    expect(paid).toMatchObject([{ totalAmount: '85.00' }]);
    expect(await stateOf(id)).toBe('ordered');
  });

  test('a colleague takes it over from a cart, whose owner is told and does not order it dearer', async () => {
    const colleague = await shop.buyer({ clientId: buyer.clientId, roles: ['purchaser'] });
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    await shop.db.update(members).set({ enabled: false }).where(eq(members.id, buyer.memberId));
    expect((await colleague.get('quote/detail', { id })).lines[0]?.cartOwnerName).toBeTruthy();
    await colleague.get('quote/accept', { id });
    await shop.db.update(members).set({ enabled: true }).where(eq(members.id, buyer.memberId));
    expect(await cart()).toEqual([]);
    expect((await buyer.get('message/page', {})).list[0]?.content).toContain('移到自己的购物车');
    expect(await lineOf(gel, colleague)).toMatchObject({ discountPriceUnit: '8.50' });
  });

  test('a line that is removed or changed to another unit may be bought by the quote again', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    await buyer.get('memberCart/delete', { memberCartSkuIds: [(await lineOf(gel))?.id ?? ''] });
    expect((await buyer.get('quote/detail', { id })).lines).toMatchObject([{ cartOwnerName: null }]);
    await buyer.get('quote/accept', { id });
    expect(await lineOf(gel)).toMatchObject({ discountPriceUnit: '8.50' });
  });

  test('goods that are unlisted or sold out meanwhile are refused by name', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const [row] = await shop.db.select().from(products).where(eq(products.id, gel.id));
    const code = row?.code ?? '';
    await admin.stock({ code, pieces: 9 });
    expect(await submit()).toMatchObject({ code: '60002', data: { lines: [{ reason: 'stock' }] } });
    await admin.delist({ code });
    expect(await submit()).toMatchObject({ code: '60002', data: { lines: [{ reason: 'unlisted' }] } });
    expect((await buyer.get('quote/detail', { id })).lines).toMatchObject([{ canOrder: false }]);
  });

  test('a new price of the catalogue changes nothing, and gifts of an offer do not come with a quoted price', async () => {
    const gift = await addProduct(shop.db, { pieces: 100 });
    await shop.db.insert(skuGifts).values({ skuId: gel.skuId, giftSkuId: gift.skuId, count: 1 });
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    expect(await lineOf(gel)).toMatchObject({ hasGift: false, gifts: [] });
    const giftSkus = [{ code: await codeOf(gift), count: 1 }];
    expect(await submit(buyer, { cartSkuS: [{ skuId: gel.skuId, giftSkus }] })).toMatchObject({
      code: '60001',
    });
    await answer(admin, 'price', { skuCode: await codeOf(gel), discountPrice: '4', price: '12' });
    expect(await lineOf(gel)).toMatchObject({ priceUnit: '12.00', discountPriceUnit: '8.50' });
    expect(await orderItems((await submit()).data.id)).toMatchObject([{ payPrice: '8.50' }]);
  });

  test('what was confirmed is bound: released in another tab, it is not ordered dearer', async () => {
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const line = await lineOf(gel);
    const order = checkout.order([gel.skuId]);
    const agreed = {
      lines: [{ skuId: gel.skuId, count: 10, discountPriceUnit: '8.50' }],
      consignees: [],
      productTotalAmountUnit: '100.00',
      couponAmountUnit: '15.00',
      rebateAmountUnit: '0.00',
      totalAmountUnit: '85.00',
    };
    await buyer.get('quote/release', { cartSkuId: line?.id ?? '' });
    const [address] = await buyer.get('client/consignee', {});
    const consignees = address
      ? [
          {
            id: address.id,
            name: address.name,
            phone: address.phone,
            address: address.address,
            hospitalName: null,
          },
        ]
      : [];
    expect(
      await buyer.ask('order/generateOrder', { ...order, agreed: { ...agreed, consignees } }),
    ).toMatchObject({
      code: '60002',
      data: { changes: [{ what: 'price', before: '8.50', after: '10.00' }] },
    });
  });

  test('amounts of an order add up to the cent, whatever the prices', async () => {
    const prices = ['0.01', '33.33', '0.07', '199999.99'];
    const goods: TestProduct[] = [];
    for (const _ of prices) goods.push(await addProduct(shop.db, { pieces: 100_000 }));
    const id = await ask(goods.map((product, index) => [product, 3 + index * 7]));
    await price(
      id,
      goods.map((product, index) => [product, prices[index] ?? '']),
    );
    await buyer.get('quote/accept', { id });
    const skuIds = goods.map(({ skuId }) => skuId);
    const order = await buyer.get('order/generateOrder', checkout.order(skuIds));
    const { orderPay, orderItems: items } = await buyer.get('order/detail', { orderId: order.id });
    const total = sumOf(prices.map((unit, index) => times(unit, 3 + index * 7)));
    expect(orderPay.totalAmountUnit).toBe(total);
    expect(sumOf(items.map(({ payAmount }) => payAmount))).toBe(total);
    expect((await buyer.get('quote/detail', { id })).quotedAmountUnit).toBe(total);
  });
});

describe('a quoted price stays with its client', () => {
  test('neither the catalogue nor another client’s cart nor its own other lines know it', async () => {
    const stranger = (await readyToCheckOut(shop)).buyer;
    const id = await quoted();
    await buyer.get('quote/accept', { id });
    const shown = async (as: TestBuyer) => {
      const page = await as.get('product/detail', { id: gel.id, productClientType: 2 });
      return page.productSkues.map(({ discountPriceUnit }) => discountPriceUnit);
    };
    expect([await shown(buyer), await shown(stranger)]).toEqual([['10.00'], ['10.00']]);
    await stranger.get('memberCart/add', { skuId: gel.skuId, count: 1 });
    expect(await lineOf(gel, stranger)).toMatchObject({ discountPriceUnit: '10.00' });
    for (const path of ['quote/detail', 'quote/accept', 'quote/withdraw'] as const)
      expect(await stranger.ask(path, { id })).toMatchObject({ code: '60004' });
    const cartSkuId = (await lineOf(gel))?.id ?? '';
    expect(await stranger.ask('quote/release', { cartSkuId })).toMatchObject({ code: '60004' });
    expect((await stranger.get('quote/page', {})).total).toBe(0);
  });

  test('a colleague sees it by role', async () => {
    const id = await quoted();
    const as = (role: 'applicant' | 'approver' | 'finance') =>
      shop.buyer({ clientId: buyer.clientId, roles: [role] });
    const approver = await as('approver');
    expect(await approver.ask('quote/detail', { id })).toMatchObject({ code: '0' });
    expect(await (await as('finance')).ask('quote/accept', { id })).toMatchObject({ code: '60010' });
    expect(await (await as('applicant')).ask('quote/detail', { id })).toMatchObject({ code: '60010' });
    await buyer.get('quote/accept', { id });
    const { data } = await submit();
    const { lines } = await approver.get('quote/detail', { id });
    expect(lines).toMatchObject([{ order: { id: data.id, canOpen: true } }]);
    expect(await approver.get('order/detail', { orderId: data.id })).toMatchObject({
      quotes: [{ id, no: 1 }],
    });
  });
});

test('who asked is reminded once that the prices end', async () => {
  await quoted();
  const reminders = async () =>
    (await buyer.get('message/page', {})).list.filter(({ title }) => title === '报价即将到期').length;
  await sweepEnded(shop.db, new Date('2026-03-18T02:00:00Z'));
  expect(await reminders()).toBe(0);
  await sweepEnded(shop.db, new Date('2026-03-19T02:00:00Z'));
  expect(await reminders()).toBe(1);
  await sweepEnded(shop.db, new Date('2026-03-20T02:00:00Z'));
  expect(await reminders()).toBe(1);
});
