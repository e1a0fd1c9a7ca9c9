import { type CallPath, calls } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import { addConsignee, addHospital, addProduct } from '../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../testing/checkout';
import { openShop, type TestBuyer, type TestShop } from '../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let snapshot: () => Promise<unknown>;
let examples: Partial<Record<CallPath, Record<string, unknown>>>;
beforeAll(async () => {
  shop = await openShop();
  await addPayWays(shop.db);
  const ready = await readyToCheckOut(shop, 5);
  const { skuId } = await addProduct(shop.db, { pieces: 1000 });
  await placeOrder(ready, skuId, 2);
  await ready.buyer.get('memberCart/add', { skuId, count: 3 });
  buyer = ready.buyer;
  const orderId = await placeOrder(ready, skuId, 1);
  const hospital = await addHospital(shop.db, buyer.clientId);
  const consigneeId = await addConsignee(shop.db, { hospitalId: hospital.id });
  const address = { name: '王主任', phone: '13900000001', address: '临江路 1 号', defaultAddress: true };
  const page = { current: 1, pageSize: 10 };
  const filter = { keyword: '酒精', startDate: '2026-01-01', endDate: '2026-12-31' };
  examples = {
    'member/web/login': { account: 'buyer', password: 'QUJD' },
    'member/web/phoneLogin': { mobilePhone: '13900000001', verifyCode: '123456' },
    'member/forgetpassword': { mobilePhone: '13900000001', verifyCode: '123456', newPassword: 'QUJD' },
    'banner/list': { position: 'index' },
    'product/page': { ...page, name: '酒精', position: '1', type: 1, categoryId: '1', sort: 'priceAsc' },
    'product/all': { name: '酒精', type: 1 },
    'product/detail': { id: '1', productClientType: 2 },
    'memberCart/page': { ...page, dealerCode: 'D1' },
    'memberCart/add': { skuId, count: 1 },
    'memberCart/edit': { id: '1', skuId, count: 1 },
    'memberCart/select': { memberCartSkuIds: ['1'], selected: true },
    'memberCart/delete': { memberCartSkuIds: ['999999'] },
    'memberCart/consignee/edit': {
      id: '1',
      cartSkuId: '1',
      hospitalClientId: hospital.id,
      consigneeId,
      count: 1,
      sort: 0,
    },
    'client/consignee': { dealerId: '1', hospitalClientId: hospital.id, hospitalCode: hospital.code },
    'client/consignee/add': address,
    'client/consignee/edit': { ...address, id: '1' },
    'order/page': { ...page, ...filter, webStatus: -1 },
    'order/count': filter,
    'order/bought/page': { ...page, name: '酒精' },
    'order/generateOrder': {
      ...ready.order([skuId]),
      ...{ dealerId: '1', remark: '备注', businessStock: true },
      cartSkuS: [{ skuId, consigneeId, giftSkus: [{ code: 'G1', count: 1 }] }],
    },
    'product/buymore/list': { orderId },
    'message/page': { ...page, type: 'order' },
    'message/read': { ids: ['1'] },
  };
  snapshot = async () => {
    const tables = ['orders', 'order_items', 'member_cart_skus', 'consignees', 'product_stocks', 'members'];
    const rows = tables.map((table) => shop.db.execute(`select * from ${table} order by 1`));
    return (await Promise.all(rows)).map((result) => result.rows);
  };
});
afterAll(() => shop.close());

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const bodies: [name: string, body: string][] = [
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['a number too large', '1e999'],
  ['50,000 levels', nested(50_000)],
  ['50,000 levels in a field', `{"id":${nested(50_000)},"orderId":${nested(50_000)}}`],
];

const values: [name: string, value: unknown][] = [
  ['nothing', null],
  ['a text', 'x'],
  ['an empty text', ''],
  ['SQL', "1' or '1'='1'; drop table orders; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a long text', 'x'.repeat(100_000)],
  ['a negative number', -1],
  ['a part', 0.5],
  ['a number beyond all', 1e300],
  ['an unsafe integer', 2 ** 53],
  ['a list', []],
  ['a list of everything', [null, {}, [], 'x', 1, true]],
  ['an object', { toString: 'x', constructor: { prototype: {} } }],
  ['yes', true],
  ['an id of nobody', '9223372036854775807'],
  ['an id beyond the database', '9223372036854775808'],
];

/** Names of all fields that any call takes, so that each hostile value reaches each of them. */
const fields = [
  ...new Set(
    Object.values(calls).flatMap(({ request }) =>
      'shape' in request ? Object.keys(request.shape as Record<string, unknown>) : [],
    ),
  ),
];

const codes: readonly string[] = Object.values(envelopeCodes);

async function sweep(path: CallPath, payload: string) {
  const { method } = calls[path];
  const reply = await shop.app.inject({
    method,
    url: `/api/sale/mall/${path.replace(':fileId', encodeURIComponent("1'--"))}`,
    headers: { 'a-session-id': buyer.token, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload }),
  });
  const { code, message } = reply.json();
  expect([path, payload.slice(0, 80), reply.statusCode]).toEqual([path, payload.slice(0, 80), 200]);
  expect(codes).toContain(code);
  expect([path, payload.slice(0, 80), code]).not.toEqual([
    path,
    payload.slice(0, 80),
    envelopeCodes.internal,
  ]);
  if (code !== envelopeCodes.ok) expect(message).toMatch(/\p{Script=Han}/u);
}

// It would end the session of the sweep.
const spared: CallPath[] = ['member/web/logout'];
const swept = (Object.keys(calls) as CallPath[]).filter((path) => !spared.includes(path));

test('there are fields to attack', () => {
  expect(fields.length).toBeGreaterThan(30);
});

test.each(bodies)('every call takes %s as a body and answers with an envelope', async (_, body) => {
  const before = await snapshot();
  for (const path of swept) await sweep(path, body);
  expect(await snapshot()).toEqual(before);
});

test.each(values)('every call takes %s in every field and answers with an envelope', async (_, value) => {
  const before = await snapshot();
  for (const path of swept) {
    const { request } = calls[path];
    const own = 'shape' in request ? Object.keys(request.shape as Record<string, unknown>) : [];
    await sweep(path, JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))));
    for (const field of own) await sweep(path, JSON.stringify({ [field]: value }));
  }
  expect(await snapshot()).toEqual(before);
});

// A hostile value that the contract lets pass, such as SQL in a remark, is ordinary text and may take effect.
test.each(values)(
  '%s in one field of a request that is otherwise right is answered with an envelope',
  async (_, value) => {
    for (const [path, example] of Object.entries(examples)) {
      for (const field of Object.keys(example)) {
        await sweep(path as CallPath, JSON.stringify({ ...example, [field]: value }));
        const wrapped = Array.isArray(example[field])
          ? [value, { skuId: value, giftSkus: [{ code: value }] }]
          : [value];
        await sweep(path as CallPath, JSON.stringify({ ...example, [field]: wrapped }));
      }
    }
  },
);
