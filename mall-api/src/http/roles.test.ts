import { type CallPath, calls, rolesFor } from 'shared-kernel/contracts';
import { envelopeCodes, type Role, roles } from 'shared-kernel/domain';
import { addCallGoods, type CallFixtures, openCallFixtures } from '../testing/call-fixtures';
import { databaseState } from '../testing/database-state';
import { sendCall } from '../testing/send-call';
import { openShop, type TestBuyer, type TestShop } from '../testing/shop';

const paths = (Object.keys(calls) as CallPath[]).filter((path) => calls[path].access === 'buyer');

let shop: TestShop;
let owner: CallFixtures;
const colleagues = new Map<Role, TestBuyer>();
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  owner = await openCallFixtures(shop, await addCallGoods(shop));
  for (const role of roles)
    colleagues.set(role, await shop.buyer({ clientId: owner.buyer.clientId, roles: [role] }));
});
afterAll(() => shop.close());

const codeOf = async (path: CallPath, request: unknown, buyer: TestBuyer | undefined) => {
  const reply = await sendCall(shop, path, request, buyer);
  return 'envelope' in reply ? reply.envelope.code : envelopeCodes.ok;
};

test.each(paths.flatMap((path) => roles.map((role) => [path, role] as const)))(
  '%s is made by a colleague with the role %s, or refused as its contract says',
  async (path, role) => {
    const mayMake = rolesFor(path).includes(role);
    const before = mayMake ? undefined : await databaseState(shop.db);
    // A request that stands for nothing shows who may make it, and leaves the others their goods.
    const code = await codeOf(path, {}, colleagues.get(role));
    expect(code === envelopeCodes.roleMissing).toBe(!mayMake);
    if (before) {
      expect(await codeOf(path, owner.requests[path], colleagues.get(role))).toBe(envelopeCodes.roleMissing);
      expect(await databaseState(shop.db)).toEqual(before);
    }
  },
);

test('who may what, in full', () => {
  const table: Record<string, string[]> = {};
  for (const path of paths) {
    const who = rolesFor(path).join(' ');
    table[who] = [...(table[who] ?? []), path];
  }
  const everybody = roles.join(' ');
  expect(Object.keys(table).sort()).toEqual(
    [
      'administrator',
      everybody,
      'approver administrator',
      'finance administrator',
      'purchaser administrator',
      'purchaser approver finance administrator',
      'purchaser finance administrator',
    ].sort(),
  );
  expect(table['finance administrator']?.sort()).toEqual([
    'budget/remove',
    'budget/save',
    'client/statement',
  ]);
  expect(table['administrator']?.every((path) => /^(colleague|approval\/rule)\//.test(path))).toBe(true);
  expect(table['purchaser approver finance administrator']?.sort()).toEqual([
    'order/colleagues',
    'quote/detail',
    'quote/page',
  ]);
  expect(table[everybody]).toContain('memberCart/add');
  expect(table['purchaser administrator']).toContain('order/generateOrder');
});

test('a refusal says which role is needed and who gives it', async () => {
  const own = await shop.buyer();
  const applicant = await shop.buyer({ clientId: own.clientId, roles: ['applicant', 'approver'] });
  const [administrator] = await applicant.get('colleague/administrators', {});
  expect(await applicant.ask('order/cancel', { orderId: '1' })).toEqual({
    code: '60010',
    data: null,
    message: `取消订单需要采购员或管理员角色，请联系本单位管理员${administrator}`,
  });
});

test('one of several roles is enough', async () => {
  const own = await shop.buyer();
  const both = await shop.buyer({ clientId: own.clientId, roles: ['applicant', 'finance'] });
  expect(await both.ask('client/statement', { month: '2026-03' })).toMatchObject({ code: '0' });
});

test('a statement is no file for who may not read it', async () => {
  const own = await shop.buyer();
  const { pdfUrl } = await own.get('client/statement', { month: '2026-03' });
  const purchaser = await shop.buyer({ clientId: own.clientId, roles: ['purchaser'] });
  const reply = await shop.app.inject({ url: pdfUrl, headers: { 'a-session-id': purchaser.token } });
  expect(reply.json()).toMatchObject({ code: '60010' });
});
