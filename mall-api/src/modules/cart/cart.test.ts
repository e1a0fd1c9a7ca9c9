import { eq } from 'drizzle-orm';
import {
  clientSkuPrices,
  memberCartSkus,
  productSkus,
  productStocks,
  products,
  skuGifts,
} from '../../db/schema';
import { addConsignee, addDealer, addHospital, addProduct, type TestProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let product: TestProduct;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  product = await addProduct(shop.db, {
    name: '酒精',
    label: '特价',
    pieces: 100,
    skus: [
      { name: '瓶', unitCount: 1, price: '12.50', discountPrice: '10.00' },
      { name: '箱', unitCount: 6, price: '75.00', discountPrice: '54.10' },
    ],
  });
});

const bottle = () => product.skuIds[0] ?? '';
const box = () => product.skuIds[1] ?? '';
const add = (skuId: string, count: number, as = buyer) => as.get('memberCart/add', { skuId, count });
const lines = async (as = buyer) =>
  (await as.get('memberCart/page', { current: 1, pageSize: 1000 })).list.flatMap(
    (group) => group.memberCartSkus,
  );
const onlyLine = async (as = buyer) => {
  const [line, ...others] = await lines(as);
  expect(others).toEqual([]);
  if (!line) throw new Error('the cart is empty');
  return line;
};

describe('taking back an addition', () => {
  const takeBack = (rows: { skuId: string; count: number }[], as = buyer) =>
    as.get('memberCart/takeBack', { rows });

  test('leaves what was in the cart before, and removes a line that it began', async () => {
    await add(bottle(), 3);
    await add(bottle(), 2);
    await add(box(), 1);
    const rows = [
      { skuId: bottle(), count: 2 },
      { skuId: box(), count: 1 },
    ];
    expect(await takeBack(rows)).toEqual({ amount: 1 });
    expect(await onlyLine()).toMatchObject({ skuId: bottle(), count: 3 });
  });

  test('passes over what is no longer there, and touches nobody else’s cart', async () => {
    const other = await shop.buyer();
    await add(bottle(), 3, other);
    expect(await takeBack([{ skuId: bottle(), count: 3 }])).toEqual({ amount: 0 });
    expect(await onlyLine(other)).toMatchObject({ count: 3 });
  });

  test('is refused where parts would add up to more than is left', async () => {
    const chain = await shop.buyer({ clientType: 5 });
    await add(bottle(), 3, chain);
    const hospital = await addHospital(shop.db, chain.clientId);
    await chain.get('memberCart/consignee/edit', {
      cartSkuId: (await onlyLine(chain)).id,
      hospitalClientId: hospital.id,
      consigneeId: await addConsignee(shop.db, { hospitalId: hospital.id }),
      count: 2,
      sort: 0,
    });
    expect(await chain.ask('memberCart/takeBack', { rows: [{ skuId: bottle(), count: 2 }] })).toMatchObject({
      code: '60003',
    });
    expect(await onlyLine(chain)).toMatchObject({ count: 3 });
  });
});

describe('page', () => {
  test('groups a product’s units and computes exact amounts', async () => {
    await add(bottle(), 3);
    await add(box(), 2);
    const page = await buyer.get('memberCart/page', { current: 1, pageSize: 1000 });
    expect(page.total).toBe(1);
    expect(page.list).toHaveLength(1);
    expect(page.list[0]).toMatchObject({
      productSpu: { id: product.id, name: '酒精', label: '特价', status: 1 },
      unitName: '瓶',
      memberCartSkus: [
        {
          skuId: bottle(),
          name: '瓶',
          count: 3,
          selected: true,
          state: 'normal',
          maxQty: 100,
          priceUnit: '12.50',
          discountPriceUnit: '10.00',
          previousPriceUnit: null,
          originalAmountUnit: '37.50',
          discountAmountUnit: '30.00',
          hasGift: false,
          gifts: [],
          cartSkuConsignees: [],
        },
        {
          skuId: box(),
          name: '箱（6 瓶）',
          unitCount: 6,
          count: 2,
          maxQty: 16,
          originalAmountUnit: '150.00',
          discountAmountUnit: '108.20',
        },
      ],
    });
  });

  test('the product added last comes first; pages count products', async () => {
    const other = await addProduct(shop.db);
    await add(bottle(), 1);
    await add(other.skuId, 1);
    await add(box(), 1);
    const first = await buyer.get('memberCart/page', { current: 1, pageSize: 1 });
    expect([first.list[0]?.productSpu.id, first.total]).toEqual([product.id, 2]);
    const second = await buyer.get('memberCart/page', { current: 2, pageSize: 1 });
    expect([second.list[0]?.productSpu.id, second.total]).toEqual([other.id, 2]);
    expect(await buyer.get('memberCart/page', { current: 3, pageSize: 1 })).toEqual({ list: [], total: 2 });
  });

  test('reports changes of price, stock and listing', async () => {
    await add(bottle(), 5);
    await shop.db.update(productSkus).set({ discountPrice: '11.00' }).where(eq(productSkus.id, bottle()));
    expect(await onlyLine()).toMatchObject({
      state: 'priceChanged',
      previousPriceUnit: '10.00',
      discountPriceUnit: '11.00',
    });
    await shop.db.update(productStocks).set({ pieces: 4 }).where(eq(productStocks.productId, product.id));
    expect(await onlyLine()).toMatchObject({
      state: 'stockShort',
      stockState: 'short',
      stockQty: 4,
      maxQty: 4,
    });
    await shop.db.update(products).set({ status: 3 }).where(eq(products.id, product.id));
    expect(await onlyLine()).toMatchObject({ state: 'unlisted', maxQty: 0 });
  });

  test('presets the line’s gifts, limited by its pieces', async () => {
    const gift = await addProduct(shop.db, { name: '赠品' });
    const second = await addProduct(shop.db, { name: '赠品二' });
    await shop.db.insert(skuGifts).values([
      { skuId: box(), giftSkuId: gift.skuId, count: 5, sort: 1 },
      { skuId: box(), giftSkuId: second.skuId, count: 5, sort: 2 },
    ]);
    await add(box(), 2);
    expect(await onlyLine()).toMatchObject({
      hasGift: true,
      gifts: [
        { code: gift.skuCodes[0], name: '赠品', count: 10 },
        { code: second.skuCodes[0], name: '赠品二', count: 2 },
      ],
    });
  });

  test('with a dealer: that dealer’s lines and those without one; no foreign dealer', async () => {
    const dealerBuyer = await shop.buyer({ clientType: 4 });
    const mine = await addDealer(shop.db, dealerBuyer.clientId);
    const other = await addDealer(shop.db, dealerBuyer.clientId);
    const strange = await addDealer(shop.db);
    await add(bottle(), 1, dealerBuyer);
    await shop.db.insert(memberCartSkus).values([
      { memberId: dealerBuyer.memberId, dealerCode: mine.code, skuId: box(), count: 1, seenPrice: '54.10' },
      { memberId: dealerBuyer.memberId, dealerCode: other.code, skuId: box(), count: 2, seenPrice: '54.10' },
    ]);
    const ofDealer = await dealerBuyer.get('memberCart/page', { dealerCode: mine.code });
    expect(
      ofDealer.list.flatMap((group) => group.memberCartSkus.map(({ skuId, count }) => [skuId, count])),
    ).toEqual([
      [bottle(), 1],
      [box(), 1],
    ]);
    expect(await dealerBuyer.ask('memberCart/page', { dealerCode: strange.code })).toMatchObject({
      code: '60004',
    });
  });

  test('is the buyer’s own, even within one client', async () => {
    const colleague = await shop.buyer({ clientId: buyer.clientId });
    await add(bottle(), 1);
    expect(await lines(colleague)).toEqual([]);
    expect(await colleague.get('memberCart/amount', {})).toEqual({ amount: 0 });
    expect(await shop.ask('memberCart/page', {})).toMatchObject({ code: '10002' });
  });
});

describe('add', () => {
  test('counts lines, and merges lines of the same unit', async () => {
    expect(await add(bottle(), 3)).toEqual({ amount: 1 });
    expect(await add(box(), 1)).toEqual({ amount: 2 });
    expect(await add(bottle(), 4)).toEqual({ amount: 2 });
    expect((await lines()).map(({ count }) => count)).toEqual([7, 1]);
  });

  test('twenty concurrent additions all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add(bottle(), 1)));
    expect((await onlyLine()).count).toBe(20);
  });

  test('uses the client’s agreed price', async () => {
    await shop.db
      .insert(clientSkuPrices)
      .values({ clientId: buyer.clientId, skuId: bottle(), discountPrice: '9.99' });
    await add(bottle(), 2);
    expect(await onlyLine()).toMatchObject({ discountAmountUnit: '19.98', state: 'normal' });
  });

  test('more than the stock, including the cart’s quantity, is refused by name', async () => {
    await add(box(), 10);
    expect(await buyer.ask('memberCart/add', { skuId: box(), count: 7 })).toEqual({
      code: '60002',
      message: '酒精 库存不足：仅剩 16\u00a0箱，购物车已有 10\u00a0箱，最多再加 6\u00a0箱',
      data: { lines: [{ skuId: box(), productName: '酒精', reason: 'stock' }] },
    });
    expect((await onlyLine()).count).toBe(10);
  });

  test('products that are not for sale to the buyer are refused', async () => {
    const coming = await addProduct(shop.db, { status: 2 });
    const dealersOnly = await addProduct(shop.db, { orderClientTypes: [4] });
    for (const { skuId } of [coming, dealersOnly]) {
      expect(await buyer.ask('memberCart/add', { skuId, count: 1 })).toMatchObject({
        code: '60002',
        data: { lines: [{ reason: 'unlisted' }] },
      });
    }
  });

  test.each([
    ['nothing', { count: 0 }],
    ['less than nothing', { count: -1 }],
    ['a part', { count: 1.5 }],
    ['more than the largest quantity', { count: 1_000_000_000_000_000 }],
    ['a text', { count: '1' }],
    ['no SKU', { skuId: undefined }],
  ])('%s cannot be added', async (_, change) => {
    const reply = await shop.send(
      'memberCart/add',
      { skuId: bottle(), count: 1, ...change },
      { 'a-session-id': buyer.token },
    );
    expect(reply.code).toBe('60001');
  });

  test('an unknown SKU is not found', async () => {
    for (const skuId of ['999999999', 'abc']) {
      expect(await buyer.ask('memberCart/add', { skuId, count: 1 })).toMatchObject({ code: '60004' });
    }
  });
});

describe('edit', () => {
  test('changes the count, and still reports that the price changed', async () => {
    await add(bottle(), 3);
    const { id } = await onlyLine();
    await shop.db.update(productSkus).set({ discountPrice: '11.00' }).where(eq(productSkus.id, bottle()));
    expect(await buyer.get('memberCart/edit', { id, skuId: bottle(), count: 7 })).toEqual({ amount: 1 });
    const moved = { state: 'priceChanged', previousPriceUnit: '10.00', discountPriceUnit: '11.00' };
    expect(await onlyLine()).toMatchObject({ id, count: 7, ...moved });
  });

  test('changes the unit, and merges with that unit’s line', async () => {
    await add(bottle(), 3);
    await add(box(), 2);
    const [first, second] = await lines();
    await buyer.get('memberCart/note', { id: second?.id ?? '', note: '三号手术室' });
    expect(await buyer.get('memberCart/edit', { id: first?.id ?? '', skuId: box(), count: 4 })).toEqual({
      amount: 1,
    });
    expect(await onlyLine()).toMatchObject({ id: first?.id, skuId: box(), count: 6, note: '三号手术室' });
  });

  test('does not change the product or exceed the stock', async () => {
    const other = await addProduct(shop.db);
    await add(bottle(), 3);
    const { id } = await onlyLine();
    expect(await buyer.ask('memberCart/edit', { id, skuId: other.skuId, count: 1 })).toMatchObject({
      code: '60001',
    });
    expect(await buyer.ask('memberCart/edit', { id, skuId: bottle(), count: 101 })).toMatchObject({
      code: '60002',
    });
    expect(await buyer.ask('memberCart/edit', { id, skuId: '999999', count: 1 })).toMatchObject({
      code: '60004',
    });
    expect((await onlyLine()).count).toBe(3);
  });

  test('somebody else’s line is not found', async () => {
    await add(bottle(), 3);
    const { id } = await onlyLine();
    const stranger = await shop.buyer();
    expect(await stranger.ask('memberCart/edit', { id, skuId: bottle(), count: 1 })).toMatchObject({
      code: '60004',
    });
    expect((await onlyLine()).count).toBe(3);
  });
});

describe('select and delete', () => {
  test('work on many lines, or on none when one is not the buyer’s', async () => {
    await add(bottle(), 1);
    await add(box(), 1);
    const ids = (await lines()).map(({ id }) => id);
    expect(await buyer.get('memberCart/select', { memberCartSkuIds: ids, selected: false })).toEqual({
      amount: 2,
    });
    expect((await lines()).map(({ selected }) => selected)).toEqual([false, false]);

    const stranger = await shop.buyer();
    await add(bottle(), 1, stranger);
    const theirs = (await onlyLine(stranger)).id;
    const mixed = [...ids, theirs];
    expect(await buyer.ask('memberCart/select', { memberCartSkuIds: mixed, selected: true })).toMatchObject({
      code: '60004',
    });
    expect(await buyer.ask('memberCart/delete', { memberCartSkuIds: mixed })).toMatchObject({
      code: '60004',
    });
    expect((await lines()).map(({ selected }) => selected)).toEqual([false, false]);
    expect((await onlyLine(stranger)).selected).toBe(true);

    expect(await buyer.get('memberCart/delete', { memberCartSkuIds: [...ids, ...ids] })).toEqual({
      amount: 0,
    });
    expect(await lines(stranger)).toHaveLength(1);
  });
});

describe('adding under a key', () => {
  const key = { 'idempotency-key': 'added-once-1234' };

  test('happens once, however often and fast it is requested', async () => {
    const request = { skuId: bottle(), count: 2 };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => buyer.get('memberCart/add', request, key)),
    );
    expect(replies).toEqual(Array(4).fill({ amount: 1 }));
    expect((await onlyLine()).count).toBe(2);
    expect(await buyer.ask('memberCart/add', { ...request, count: 3 }, key)).toMatchObject({ code: '60001' });
    await add(bottle(), 2);
    expect((await onlyLine()).count).toBe(4);
  });

  test('the key is free again after a refusal', async () => {
    expect(await buyer.ask('memberCart/add', { skuId: bottle(), count: 101 }, key)).toMatchObject({
      code: '60002',
    });
    expect(await buyer.ask('memberCart/add', { skuId: bottle(), count: 2 }, key)).toMatchObject({
      code: '0',
    });
    expect((await onlyLine()).count).toBe(2);
  });
});

describe('split delivery', () => {
  let chain: TestBuyer;
  let hospital: { id: string; code: string };
  let ward: string;
  let annex: string;
  let cartSkuId: string;
  beforeEach(async () => {
    chain = await shop.buyer({ clientType: 5 });
    hospital = await addHospital(shop.db, chain.clientId);
    ward = await addConsignee(shop.db, { hospitalId: hospital.id });
    annex = await addConsignee(shop.db, { hospitalId: hospital.id });
    await add(bottle(), 10, chain);
    cartSkuId = (await onlyLine(chain)).id;
  });
  const part = (consigneeId: string, count: number | null | undefined, id?: string) =>
    chain.ask('memberCart/consignee/edit', {
      ...(id !== undefined && { id }),
      cartSkuId,
      hospitalClientId: hospital.id,
      consigneeId,
      count,
      sort: 0,
    });

  test.each([0, null, undefined])('a part with count %s gets count 1', async (count) => {
    await part(ward, count);
    expect(await onlyLine(chain)).toMatchObject({ count: 10, cartSkuConsignees: [{ count: 1 }] });
  });

  test('parts are added, changed and removed; the wanted quantity stays', async () => {
    const { data } = await part(ward, 3);
    expect(data).toMatchObject({ amount: 1 });
    await part(annex, 4);
    expect(await onlyLine(chain)).toMatchObject({
      count: 10,
      wantedCount: 10,
      discountAmountUnit: '100.00',
      cartSkuConsignees: [
        { id: data.id, consigneeId: ward, hospitalClientId: hospital.id, count: 3, phone: '13900000000' },
        { consigneeId: annex, count: 4 },
      ],
    });
    await part(ward, 8, data.id);
    expect(await onlyLine(chain)).toMatchObject({ count: 12, wantedCount: 10 });
    await part(ward, 5, data.id);
    expect(await onlyLine(chain)).toMatchObject({ count: 10 });
    await chain.get('memberCart/consignee/delete', { id: data.id });
    expect(await onlyLine(chain)).toMatchObject({ count: 10, cartSkuConsignees: [{ consigneeId: annex }] });
  });

  test('removing a part releases its quantity, including any excess', async () => {
    const { data } = await part(ward, 3);
    await part(annex, 9);
    expect((await onlyLine(chain)).count).toBe(12);
    await chain.get('memberCart/consignee/delete', { id: data.id });
    expect(await onlyLine(chain)).toMatchObject({ count: 12, wantedCount: 12 });
  });

  test('removing the last part keeps the count and ends the split', async () => {
    const { data } = await part(ward, 3);
    await chain.get('memberCart/consignee/delete', { id: data.id });
    expect(await onlyLine(chain)).toMatchObject({ count: 10, wantedCount: null, cartSkuConsignees: [] });
  });

  test('additions raise the wanted quantity too', async () => {
    await part(ward, 10);
    await add(bottle(), 5, chain);
    expect(await onlyLine(chain)).toMatchObject({ count: 15, cartSkuConsignees: [{ count: 10 }] });
    await part(annex, 5);
    expect(await onlyLine(chain)).toMatchObject({ count: 15 });
  });

  test('an address has one part, and parts are limited by stock', async () => {
    const { data } = await part(ward, 3);
    expect(await part(ward, 1)).toMatchObject({ code: '60003', message: '该收货地址已添加' });
    const second = await part(annex, 1);
    expect(await part(ward, 1, second.data.id)).toMatchObject({ code: '60003' });
    expect(await part(ward, 100, data.id)).toMatchObject({ code: '60002' });
    expect(await onlyLine(chain)).toMatchObject({
      cartSkuConsignees: [{ count: 3 }, { count: 1 }],
    });
  });

  test('the wanted quantity of a split line can be lowered to the allocated quantity', async () => {
    const { data } = await part(ward, 3);
    await chain.get('memberCart/edit', { id: cartSkuId, skuId: bottle(), count: 8 });
    expect(await onlyLine(chain)).toMatchObject({
      count: 8,
      wantedCount: 8,
      cartSkuConsignees: [{ count: 3 }],
    });
    expect(await chain.ask('memberCart/edit', { id: cartSkuId, skuId: bottle(), count: 2 })).toMatchObject({
      code: '60003',
      message: expect.stringContaining('已分配 3'),
    });
    expect(await chain.ask('memberCart/edit', { id: cartSkuId, skuId: box(), count: 8 })).toMatchObject({
      code: '60003',
    });
    await part(ward, 1, data.id);
    expect((await onlyLine(chain)).count).toBe(8);
  });

  test('only client types 5 and 6 may split', async () => {
    await add(bottle(), 1);
    const { id } = await onlyLine();
    const own = await addConsignee(shop.db, { clientId: buyer.clientId });
    expect(
      await buyer.ask('memberCart/consignee/edit', { cartSkuId: id, consigneeId: own, count: 1, sort: 0 }),
    ).toMatchObject({ code: '60003' });
  });

  test('only own lines and parts, and addresses of own hospitals', async () => {
    const { data } = await part(ward, 3);
    const stranger = await shop.buyer({ clientType: 6 });
    const theirs = await addHospital(shop.db, stranger.clientId);
    const theirWard = await addConsignee(shop.db, { hospitalId: theirs.id });
    expect(await part(theirWard, 1)).toMatchObject({ code: '60004' });
    expect(
      await stranger.ask('memberCart/consignee/edit', {
        cartSkuId,
        consigneeId: theirWard,
        count: 1,
        sort: 0,
      }),
    ).toMatchObject({ code: '60004' });
    expect(await stranger.ask('memberCart/consignee/delete', { id: data.id })).toMatchObject({
      code: '60004',
    });
    await add(bottle(), 1, stranger);
    expect(
      await stranger.ask('memberCart/consignee/edit', {
        id: data.id,
        cartSkuId: (await onlyLine(stranger)).id,
        consigneeId: theirWard,
        count: 1,
        sort: 0,
      }),
    ).toMatchObject({ code: '60004' });
    const other = await addHospital(shop.db, chain.clientId);
    const otherWard = await addConsignee(shop.db, { hospitalId: other.id });
    expect(await part(otherWard, 1)).toMatchObject({ code: '60001', message: '收货地址不属于所选医院' });
    expect(await onlyLine(chain)).toMatchObject({ cartSkuConsignees: [{ id: data.id, count: 3 }] });
  });
});
