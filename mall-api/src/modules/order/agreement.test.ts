import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { AgreedOrder, SubmitOrder } from 'shared-kernel/contracts';
import { addAmounts, multiplyAmount, subtractAmounts } from 'shared-kernel/money';
import { productSkus, rebates } from '../../db/schema';
import { addConsignee, addHospital, addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, readyToCheckOut } from '../../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const cartOf = async (buyer: TestBuyer) =>
  (await buyer.get('memberCart/page', {})).list.flatMap(({ memberCartSkus }) => memberCartSkus);

/** A submission of the whole cart with what its buyer currently sees. */
async function confirmed(
  { buyer, order }: Checkout,
  change: Partial<SubmitOrder> = {},
): Promise<SubmitOrder> {
  const cart = await cartOf(buyer);
  const entries = cart.flatMap(
    ({ skuId, count, discountPriceUnit, priceUnit, note, cartSkuConsignees: parts }) =>
      (parts.length > 0 ? parts : [{ count, consigneeId: null }]).map((part) => ({
        skuId,
        count: part.count,
        discountPriceUnit,
        priceUnit,
        note,
        ...(part.consigneeId && { consigneeId: part.consigneeId }),
      })),
  );
  const payload = order([], {
    cartSkuS: entries.map(({ skuId, consigneeId }) => ({ skuId, ...(consigneeId && { consigneeId }) })),
    ...change,
  });
  const original = addAmounts(...entries.map(({ priceUnit, count }) => multiplyAmount(priceUnit, count)));
  const payable = addAmounts(
    ...entries.map(({ discountPriceUnit, count }) => multiplyAmount(discountPriceUnit, count)),
  );
  const balance = (await buyer.get('client/rebateinfo', {})).rebate;
  const rebate = payload.whetherUseRebate ? (Number(balance) < Number(payable) ? balance : payable) : '0.00';
  const agreed: AgreedOrder = {
    lines: entries.map(({ priceUnit: _, ...line }) => line),
    consignees: await addressesOf(buyer, payload, cart),
    productTotalAmountUnit: original,
    couponAmountUnit: subtractAmounts(original, payable),
    rebateAmountUnit: rebate,
    totalAmountUnit: subtractAmounts(payable, rebate),
  };
  return { ...payload, agreed };
}

async function addressesOf(
  buyer: TestBuyer,
  payload: SubmitOrder,
  cart: Awaited<ReturnType<typeof cartOf>>,
): Promise<AgreedOrder['consignees']> {
  const parts = cart.flatMap(({ cartSkuConsignees }) => cartSkuConsignees);
  if (parts.length === 0) {
    const offered = await buyer.get('client/consignee', {
      ...(payload.hospitalClientId && { hospitalClientId: payload.hospitalClientId }),
    });
    return offered
      .filter(({ id }) => id === payload.consigneeId)
      .map(({ id, name, phone, address, hospitalName }) => ({ id, name, phone, address, hospitalName }));
  }
  const byId = new Map(parts.map((part) => [part.consigneeId ?? '', part]));
  return [...byId].map(([id, { name, phone, address, hospitalName }]) => ({
    id,
    name: name ?? '',
    phone: phone ?? '',
    address: address ?? '',
    hospitalName,
  }));
}

const submit = (buyer: TestBuyer, order: SubmitOrder) => buyer.ask('order/generateOrder', order);

describe('a direct client’s confirmation', () => {
  let ready: Checkout;
  let skuId: string;
  beforeEach(async () => {
    ready = await readyToCheckOut(shop, 1);
    const product = await addProduct(shop.db, {
      name: '戊二醛',
      pieces: 1_000,
      skus: [{ price: '341.00', discountPrice: '341.00' }],
    });
    skuId = product.skuId;
    await ready.buyer.get('memberCart/add', { skuId, count: 5 });
  });

  test('is what is ordered', async () => {
    const order = await confirmed(ready);
    const { id } = await ready.buyer.get('order/generateOrder', order);
    const placed = await ready.buyer.get('order/detail', { orderId: id });
    expect(placed.orderItems).toMatchObject([{ quantity: 5, payAmount: '1705.00' }]);
    expect(placed.orderPay.totalAmountUnit).toBe(order.agreed?.totalAmountUnit);
  });

  test('is refused by name when another tab changed the quantity, and nothing changes', async () => {
    const order = await confirmed(ready);
    const [line] = await cartOf(ready.buyer);
    await ready.buyer.get('memberCart/edit', { skuId, id: line?.id ?? '', count: 50 });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: { changes: [{ what: 'quantity', skuId, productName: '戊二醛', before: '5', after: '50' }] },
    });
    expect(await cartOf(ready.buyer)).toMatchObject([{ count: 50 }]);
    expect((await ready.buyer.get('order/page', {})).length).toBe(0);
    const again = await submit(ready.buyer, await confirmed(ready));
    expect(again.code).toBe('0');
  });

  test('is refused when another tab changed a line’s note', async () => {
    const [line] = await cartOf(ready.buyer);
    await ready.buyer.get('memberCart/note', { id: line?.id ?? '', note: '三号手术室' });
    const order = await confirmed(ready);
    await ready.buyer.get('memberCart/note', { id: line?.id ?? '', note: '' });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: {
        changes: [{ what: 'note', skuId, productName: '戊二醛', before: '三号手术室', after: '' }],
      },
    });
  });

  test('is refused when a line is gone, which tells nothing of its note', async () => {
    const [line] = await cartOf(ready.buyer);
    await ready.buyer.get('memberCart/note', { id: line?.id ?? '', note: '三号手术室' });
    const order = await confirmed(ready);
    await ready.buyer.get('memberCart/delete', { memberCartSkuIds: [line?.id ?? ''] });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: { changes: [{ what: 'quantity', skuId, before: '5', after: '0' }] },
    });
  });

  test('is refused with the old and new price, which then counts as seen', async () => {
    const order = await confirmed(ready);
    await shop.db
      .update(productSkus)
      .set({ price: '350.00', discountPrice: '350.00' })
      .where(eq(productSkus.id, skuId));
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: {
        changes: expect.arrayContaining([
          { what: 'price', skuId, productName: '戊二醛', before: '341.00', after: '350.00' },
        ]),
      },
    });
    expect(await submit(ready.buyer, await confirmed(ready))).toMatchObject({ code: '0' });
  });

  test('is refused when the address changed or is gone', async () => {
    const order = await confirmed(ready);
    const [address] = order.agreed?.consignees ?? [];
    if (!address) throw new Error('no address');
    const { hospitalName: _, ...text } = address;
    await ready.buyer.get('client/consignee/edit', { ...text, phone: '13900001111' });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: { changes: [{ what: 'consignee', after: expect.stringContaining('13900001111') }] },
    });
    await ready.buyer.get('client/consignee/delete', { id: address.id });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: { changes: [{ what: 'consignee', after: '' }] },
    });
  });

  test('is refused when the rebate changed', async () => {
    await shop.db.insert(rebates).values({ clientId: ready.buyer.clientId, balance: '100.00' });
    const order = await confirmed(ready, { whetherUseRebate: true });
    await shop.db.update(rebates).set({ balance: '60.00' });
    expect(await submit(ready.buyer, order)).toMatchObject({
      code: '60002',
      data: {
        changes: [
          { what: 'rebate', before: '100.00', after: '60.00' },
          { what: 'total', before: '1605.00', after: '1645.00' },
        ],
      },
    });
  });
});

test('two interleaved tabs order what was confirmed, or are refused by name', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      line: fc.nat(2),
      count: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({ do: fc.constant('remove' as const), line: fc.nat(2) }),
    fc.record({
      do: fc.constant('part' as const),
      line: fc.nat(2),
      place: fc.nat(1),
      count: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ do: fc.constant('unpart' as const), line: fc.nat(2) }),
    fc.record({ do: fc.constant('confirm' as const) }),
    fc.record({ do: fc.constant('submit' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), fc.boolean(), async (steps, chain) => {
      const ready = await readyToCheckOut(shop, chain ? 5 : 1);
      const { buyer } = ready;
      const places = await Promise.all(
        [0, 1].map(async () => {
          const { id } = await addHospital(shop.db, buyer.clientId);
          return { hospitalClientId: id, consigneeId: await addConsignee(shop.db, { hospitalId: id }) };
        }),
      );
      for (const price of ['12.34', '5.67', '89.01']) {
        const { skuId } = await addProduct(shop.db, {
          pieces: 100_000,
          skus: [{ price, discountPrice: price }],
        });
        await buyer.get('memberCart/add', { skuId, count: 3 });
      }
      let seen: SubmitOrder | undefined;
      for (const one of [...steps, { do: 'submit' as const }]) {
        const cart = await cartOf(buyer);
        const line = 'line' in one ? cart[one.line] : undefined;
        if (one.do === 'confirm' && cart.length > 0) seen = await confirmed(ready);
        if (one.do === 'change' && line)
          await buyer.ask('memberCart/edit', { skuId: line.skuId, id: line.id, count: one.count });
        if (one.do === 'remove' && line)
          await buyer.get('memberCart/delete', { memberCartSkuIds: [line.id] });
        const place = one.do === 'part' ? places[one.place] : undefined;
        if (one.do === 'part' && line && place && chain)
          await buyer.ask('memberCart/consignee/edit', {
            cartSkuId: line.id,
            ...place,
            count: one.count,
            sort: one.place,
          });
        const [part] = line?.cartSkuConsignees ?? [];
        if (one.do === 'unpart' && part) await buyer.get('memberCart/consignee/delete', { id: part.id });
        if (one.do !== 'submit' || !seen) continue;
        const reply = await submit(buyer, seen);
        if (reply.code === '0') {
          const { id } = reply.data as { id: string };
          expect(ordered(await buyer.get('order/detail', { orderId: id }))).toEqual(agreedTo(seen));
          return;
        }
        // A mixed split is refused before comparison, an incomplete one by name.
        expect(['60001', '60002', '60003']).toContain(reply.code);
        if (reply.code === '60002') expect(reply.data).toMatchObject({ changes: expect.any(Array) });
      }
    }),
    { numRuns: 25 },
  );
});

const agreedTo = ({ agreed }: SubmitOrder) => ({
  quantities: (agreed?.lines ?? []).map(({ count }) => count).toSorted((a, b) => a - b),
  total: agreed?.totalAmountUnit,
});

interface Placed {
  orderItems: { quantity: number }[];
  orderPay: { totalAmountUnit: string };
}

const ordered = ({ orderItems, orderPay }: Placed) => ({
  quantities: orderItems.map(({ quantity }) => quantity).toSorted((a, b) => a - b),
  total: orderPay.totalAmountUnit,
});
