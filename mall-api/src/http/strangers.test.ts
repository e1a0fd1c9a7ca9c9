import { type CallPath, calls } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import type { z } from 'zod';
import { addCallGoods, type CallFixtures, type CallGoods, openCallFixtures } from '../testing/call-fixtures';
import { databaseState } from '../testing/database-state';
import { sendCall } from '../testing/send-call';
import { openShop, type TestShop } from '../testing/shop';

/**
 * Ids that are public. Every other id of every call is private: somebody else's is answered as if it did not
 * exist.
 */
const everybodys: readonly string[] = [
  ...['product/page.position', 'product/page.categoryId', 'product/detail.id'],
  ...['product/related.id', 'product/compare.ids.0'],
  ...['product/arrival/add.productId', 'product/arrival/cancel.productId'],
  ...['product/rows.position', 'product/rows.categoryId'],
  ...['product/facets.position', 'product/facets.categoryId'],
  ...['memberCart/add.skuId', 'memberCart/addBatch.rows.0.skuId', 'memberCart/edit.skuId'],
  'memberCart/takeBack.rows.0.skuId',
  ...['purchaseList/create.lines.0.skuId', 'purchaseList/line/add.lines.0.skuId'],
  ...[
    'order/generateOrder.cartSkuS.0.skuId',
    'order/generateOrder.cartSkuS.0.giftSkus.0.code',
    'giftpacks/order/submit.packs.0.giftSkuId',
  ],
  // The lines that the buyer saw: compared with their own order, never looked up.
  ...['lines.0.skuId', 'lines.0.consigneeId', 'consignees.0.id'].map(
    (field) => `order/generateOrder.agreed.${field}`,
  ),
  // It is prepared as an order is; parts and gifts are tried there.
  ...['cartSkuS.0.skuId', 'cartSkuS.0.consigneeId', 'cartSkuS.0.giftSkus.0.code'].map(
    (field) => `approval/ask.${field}`,
  ),
  ...['lines.0.skuId', 'lines.0.consigneeId', 'consignees.0.id'].map(
    (field) => `approval/ask.agreed.${field}`,
  ),
  'approval/rule/save.categoryIds.0',
];

type Schema = z.ZodType & {
  def: { innerType?: Schema; in?: Schema; element?: Schema; checks?: { _zod: { def: object } }[] };
};
type Place = readonly (string | number)[];

/** Paths of the ids in a request. */
function idPlaces(schema: Schema, place: Place = []): Place[] {
  const { def } = schema;
  const inner = def.innerType ?? def.in;
  if (inner) return idPlaces(inner, place);
  if (def.element) return idPlaces(def.element, [...place, 0]);
  if ('shape' in schema) {
    return Object.entries(schema.shape as Record<string, Schema>).flatMap(([name, field]) =>
      idPlaces(field, [...place, name]),
    );
  }
  const patterns = (def.checks ?? []).map(({ _zod }) =>
    'pattern' in _zod.def ? String(_zod.def.pattern) : '',
  );
  return patterns.includes('/^[\\w-]{1,64}$/') ? [place] : [];
}

function valueAt(request: unknown, place: Place): unknown {
  return place.reduce(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    request,
  );
}

function withValue(request: unknown, place: Place, value: unknown): unknown {
  const changed = structuredClone(request);
  const holder = valueAt(changed, place.slice(0, -1)) as Record<string | number, unknown>;
  holder[place.at(-1) ?? ''] = value;
  return changed;
}

const attacks = (Object.keys(calls) as CallPath[]).flatMap((path) =>
  idPlaces(calls[path].request as unknown as Schema)
    .map((place) => [path, place] as const)
    .filter(([, place]) => !everybodys.includes(`${path}.${place.join('.')}`)),
);
const all: (readonly [CallPath, Place])[] = [...attacks, ['client/consignee', ['hospitalCode']]];

/** Fields of these calls are alternatives, so each is sent alone. */
const either: readonly CallPath[] = ['client/consignee', 'product/buymore/list'];

let shop: TestShop;
let goods: CallGoods;
let owner: CallFixtures;
let stranger: CallFixtures;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  goods = await addCallGoods(shop);
  owner = await openCallFixtures(shop, goods);
  stranger = await openCallFixtures(shop, goods);
});
afterAll(() => shop.close());

test("the contracts' ids are found", () => {
  const found = all.map(([path, place]) => `${path}.${place.join('.')}`);
  expect(found).toEqual(
    expect.arrayContaining([
      ...['order/detail.orderId', 'memberCart/select.memberCartSkuIds.0', 'message/read.ids.0'],
      ...['order/generateOrder.consigneeId', 'file/download/:fileId.fileId', 'file/upload.orderId'],
      ...['order/generateOrder.cartSkuS.0.consigneeId', 'giftpacks/order/submit.giftPacksOrderId'],
    ]),
  );
});

test('every call, and nothing else, has a request', () => {
  expect(Object.keys(owner.requests).sort()).toEqual(Object.keys(calls).sort());
});

test.each(all.map(([path, place]) => [path, place.join('.'), place] as const))(
  '%s with somebody else’s %s is answered as if it did not exist, and changes nothing',
  async (path, _, place) => {
    const theirs = valueAt(owner.requests[path], place);
    expect(theirs).toEqual(expect.stringMatching(/./));
    const before = await databaseState(shop.db);
    const own = either.includes(path) ? { [place[0] ?? '']: '' } : stranger.requests[path];
    const reply = await sendCall(shop, path, withValue(own, place, theirs), stranger.buyer);
    const unknown = await sendCall(shop, path, withValue(own, place, '987654321'), stranger.buyer);
    expect(reply).toEqual(unknown);
    expect(reply).toMatchObject({ envelope: { data: null } });
    expect('envelope' in reply && reply.envelope.code).not.toBe(envelopeCodes.ok);
    expect('envelope' in reply && reply.envelope.code).not.toBe(envelopeCodes.internal);
    expect(await databaseState(shop.db)).toEqual(before);
  },
);

describe('without a session or with an ended one', () => {
  const closed = (Object.keys(calls) as CallPath[]).filter((path) => calls[path].access === 'buyer');

  test.each(closed)('%s requires a login and changes nothing', async (path) => {
    const before = await databaseState(shop.db);
    const request = owner.requests[path];
    expect(await sendCall(shop, path, request)).toEqual({
      envelope: { code: '10002', data: null, message: '请先登录' },
    });
    expect(await sendCall(shop, path, request, { token: 'ended' })).toEqual({
      envelope: { code: '40001', data: null, message: '登录已过期，请重新登录' },
    });
    expect(await databaseState(shop.db)).toEqual(before);
  });
});

describe('the same requests with own ids succeed, so refusals are due to the id', () => {
  // These need a password or a code that the test does not have, or end the session.
  const others: readonly string[] = [
    ...['member/web/login', 'member/web/phoneLogin', 'member/forgetpassword', 'member/web/logout'],
    ...['member/changepassword', 'member/email/bind', 'esign/sign'],
    ...['application/begin', 'application/submit'],
  ];
  const refusal = async (path: CallPath, { requests, buyer }: CallFixtures) => {
    const reply = await sendCall(shop, path, requests[path], buyer);
    return 'envelope' in reply && reply.envelope.code !== envelopeCodes.ok ? reply.envelope : undefined;
  };
  let asked: CallFixtures;
  beforeAll(() => {
    asked = owner;
  });

  test.each((Object.keys(calls) as CallPath[]).filter((path) => !others.includes(path)))(
    '%s',
    async (path) => {
      let refused = await refusal(path, asked);
      if (refused) {
        // An earlier call may have used up this one's subject.
        asked = await openCallFixtures(shop, goods);
        refused = await refusal(path, asked);
      }
      expect(refused).toBeUndefined();
    },
  );
});
