import { constants, publicEncrypt } from 'node:crypto';
import { openShop, type TestShop } from 'mall-api/testing';
import type { CallPath, ReplyOf, RequestOf } from 'shared-kernel/contracts';
import { demoPassword } from '../accounts';
import { seedDemonstration } from '../seed/seed-demonstration';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await seedDemonstration(shop.db, { today: shop.time.now });
});
afterAll(() => shop.close());

async function logIn(account: string) {
  const { publicKey, nonce } = (await shop.ask('member/web/login/key', {})).data;
  const key = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const padding = constants.RSA_PKCS1_PADDING;
  const password = publicEncrypt({ key, padding }, Buffer.from(`${nonce} ${demoPassword}`)).toString(
    'base64',
  );
  const { sessionId } = (await shop.ask('member/web/login', { account, password })).data;
  return async <Path extends CallPath>(path: Path, request: RequestOf<Path>): Promise<ReplyOf<Path>> => {
    const reply = await shop.ask(path, request, { 'a-session-id': sessionId });
    expect([path, reply.code, reply.message]).toEqual([path, '0', undefined]);
    return reply.data;
  };
}

test('an order waits for the approver of the hospital, who is told; approved, it is placed as confirmed', async () => {
  const head = await logIn('head1');
  const { list } = await head('approval/page', { scope: 'waiting', current: 1, pageSize: 10 });
  expect(list).toMatchObject([{ no: 1, askerName: '冯采购', mayDecide: true, goodsCount: 2 }]);
  expect((await head('message/page', { type: 'approval' })).list).toMatchObject([{ title: '订单待审批' }]);
  const { id = '', digest = '', totalAmountUnit } = list[0] ?? {};
  expect(await head('approval/decide', { id, digest, verdict: 'approved', words: '' })).toMatchObject({
    status: 'ordered',
    problem: null,
  });
  const buyer = await logIn('both1');
  const [order] = await buyer('order/page', { current: 1, pageSize: 1, webStatus: -1 });
  expect(await buyer('order/detail', { orderId: order?.id ?? '' })).toMatchObject({ totalAmountUnit });
});

test('two rules say what needs approval, one of them with a second step', async () => {
  const chief = await logIn('chief1');
  const { rules } = await chief('approval/rule/list', {});
  expect(rules.map(({ steps }) => steps.map((step) => step.map(({ name }) => name)))).toEqual([
    [['吴院长']],
    [['吴院长'], ['顾主任']],
  ]);
});
