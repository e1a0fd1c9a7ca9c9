import type { RequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { clientSkuPrices, memberCartSkus } from '../../db/schema';
import { addProduct, type TestProduct } from '../../testing/builders';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let alcohol: TestProduct;
beforeAll(async () => {
  shop = await openShop();
  alcohol = await addProduct(shop.db, {
    name: '酒精',
    model: 'AL-ALC 500',
    code: 'P-ALC',
    pieces: 100,
    skus: [
      { name: '瓶', unitCount: 1, price: '10.00' },
      { name: '箱', unitCount: 6, price: '54.00', code: 'ALC-BOX' },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

type Rows = RequestOf<'memberCart/addBatch'>['rows'];
const add = (rows: Rows, checkOnly = false) => buyer.get('memberCart/addBatch', { rows, checkOnly });
const verdicts = async (rows: Rows) => (await add(rows)).results.map(({ verdict }) => verdict);
const cart = async () =>
  (await buyer.get('memberCart/page', { pageSize: 1000 })).list.flatMap(({ memberCartSkus: lines }) =>
    lines.map(({ skuId, count }) => [skuId, count]),
  );
const [bottle, box] = [() => alcohol.skuIds[0] ?? '', () => alcohol.skuIds[1] ?? ''];

test('a note goes along to a line without one; of rows of one SKU the first note stays', async () => {
  const noteOf = async () => {
    const { list } = await buyer.get('memberCart/page', { pageSize: 1000 });
    return list.flatMap(({ memberCartSkus: lines }) => lines.map(({ note }) => note));
  };
  await add([
    { skuId: bottle(), count: 1 },
    { skuId: bottle(), count: 1, note: '急' },
    { skuId: bottle(), count: 1, note: '冷藏' },
  ]);
  expect(await noteOf()).toEqual(['急']);
  await add([{ skuId: bottle(), count: 1, note: '冷藏' }]);
  expect(await noteOf()).toEqual(['急']);
});

test('rows by SKU, model and code are added to the cart, failures are reported', async () => {
  const { amount, results } = await add([
    { skuId: bottle(), count: 2 },
    { code: 'al-alc500', unitName: '箱', count: 3 },
    { code: 'alc-box', count: 1 },
    { code: 'ＡＬ-ＡＬＣ　５００', count: 1 },
    { code: 'AL-ALC 500', unitName: '桶', count: 1 },
    { code: 'AL-NONE', count: 1 },
    { skuId: '999999999', count: 1 },
    { count: 1 },
  ]);
  expect(amount).toBe(2);
  const units = [
    { skuId: bottle(), unitName: '瓶' },
    { skuId: box(), unitName: '箱' },
  ];
  const nothing = { verdict: 'notFound', sku: null, units: [] };
  expect(results).toEqual([
    {
      verdict: 'added',
      sku: {
        skuId: bottle(),
        productId: alcohol.id,
        model: 'AL-ALC 500',
        productName: '酒精',
        unitName: '瓶',
        discountPriceUnit: '10.00',
        stockState: 'available',
        stockQty: null,
      },
      units: [],
    },
    expect.objectContaining({ verdict: 'added', sku: expect.objectContaining({ skuId: box() }) }),
    expect.objectContaining({ verdict: 'added', sku: expect.objectContaining({ skuId: box() }) }),
    { verdict: 'unitNeeded', sku: null, units },
    { verdict: 'unitNeeded', sku: null, units },
    nothing,
    nothing,
    nothing,
  ]);
  expect(await cart()).toEqual([
    [bottle(), 2],
    [box(), 4],
  ]);
});

test('adds to existing lines, at the client’s own price', async () => {
  await shop.db
    .insert(clientSkuPrices)
    .values({ clientId: buyer.clientId, skuId: box(), discountPrice: '50.00' });
  await buyer.get('memberCart/add', { skuId: box(), count: 1 });
  const { results } = await add([{ skuId: box(), count: 2 }]);
  expect(results[0]?.sku?.discountPriceUnit).toBe('50.00');
  expect(await cart()).toEqual([[box(), 3]]);
});

test('a check reports the same and does not change the cart', async () => {
  const rows: Rows = [
    { skuId: box(), count: 1 },
    { code: 'AL-NONE', count: 1 },
  ];
  const checked = await add(rows, true);
  expect(checked).toMatchObject({ amount: 0, results: [{ verdict: 'added' }, { verdict: 'notFound' }] });
  expect(await cart()).toEqual([]);
  expect((await add(rows)).results).toEqual(checked.results);
});

test('stock accounts for the cart and earlier rows', async () => {
  await buyer.get('memberCart/add', { skuId: box(), count: 10 });
  const { results } = await add([
    { skuId: box(), count: 5 },
    { skuId: box(), count: 2 },
    { skuId: box(), count: 1 },
  ]);
  expect(results.map(({ verdict, shortage }) => [verdict, shortage])).toEqual([
    ['added', undefined],
    ['stockShort', { maxQty: 16, held: 15 }],
    ['added', undefined],
  ]);
  expect(await cart()).toEqual([[box(), 16]]);
});

test('unlisted products, other clients’ products, and limits', async () => {
  const specs = [{ status: 3 }, { status: 2 }, { canOrder: false }, { orderClientTypes: [5] }];
  const [gone, coming, closed, chainOnly] = await Promise.all(specs.map((spec) => addProduct(shop.db, spec)));
  const skuOf = (product?: TestProduct) => ({ skuId: product?.skuId ?? '', count: 1 });
  const { results } = await add([skuOf(gone), skuOf(coming), skuOf(closed), skuOf(chainOnly)]);
  expect(results.map(({ verdict }) => verdict)).toEqual([
    'unlisted',
    'unlisted',
    'notOrderable',
    'notOrderable',
  ]);
  expect(results.map(({ sku }) => sku?.discountPriceUnit)).toEqual([null, null, null, null]);
  const plenty = await addProduct(shop.db, { pieces: limits.maxQuantity });
  expect(
    await verdicts([
      { skuId: plenty.skuId, count: limits.maxQuantity },
      { skuId: plenty.skuId, count: 1 },
    ]),
  ).toEqual(['added', 'overLimit']);
});

test('of two products with one model the listed one is used', async () => {
  await addProduct(shop.db, { model: 'AL-TWIN', status: 3 });
  const listed = await addProduct(shop.db, { model: 'AL-TWIN' });
  expect((await add([{ code: 'AL-TWIN', count: 1 }])).results[0]?.sku?.skuId).toBe(listed.skuId);
});

test('a thousand lines at once, but no more', async () => {
  const skus = Array.from({ length: limits.cartLines + 1 }, (_, index) => ({
    name: `规格${index}`,
    code: `BULK-${index}`,
  }));
  const bulk = await addProduct(shop.db, { pieces: 1_000_000, skus });
  const rows = bulk.skuCodes.map((code) => ({ code, count: 2 }));
  const started = performance.now();
  const { amount, results } = await add(rows.slice(0, limits.cartLines));
  const ms = performance.now() - started;
  expect([amount, new Set(results.map(({ verdict }) => verdict))]).toEqual([
    limits.cartLines,
    new Set(['added']),
  ]);
  expect(ms).toBeLessThan(5_000);
  const last = { skuId: bulk.skuIds.at(-1) ?? '', count: 1 };
  expect(await verdicts([last, { skuId: bulk.skuId, count: 1 }])).toEqual(['overLimit', 'added']);
  expect(await buyer.ask('memberCart/add', last)).toMatchObject({ code: '60003' });
  expect(await shop.db.$count(memberCartSkus)).toBeGreaterThanOrEqual(limits.cartLines);
});

test.each([
  {},
  { rows: [] },
  { rows: [{ skuId: '1', count: 0 }] },
  { rows: [{ skuId: '1', count: 1.5 }] },
  { rows: [{ code: 'x'.repeat(101), count: 1 }] },
  { rows: Array.from({ length: 1001 }, () => ({ skuId: '1', count: 1 })) },
])('an invalid body is refused', async (body) => {
  const reply = await shop.send('memberCart/addBatch', body, { 'a-session-id': buyer.token });
  expect(reply).toMatchObject({ code: '60001' });
});

test('rows under a key are added once, with the same result each time', async () => {
  const rows = [
    { skuId: bottle(), count: 2 },
    { code: 'AL-NONE', count: 1 },
  ];
  const key = { 'idempotency-key': 'batch-once-1234' };
  const first = await buyer.get('memberCart/addBatch', { rows, checkOnly: false }, key);
  expect(await buyer.get('memberCart/addBatch', { rows, checkOnly: false }, key)).toEqual(first);
  expect(await cart()).toEqual([[bottle(), 2]]);
});
