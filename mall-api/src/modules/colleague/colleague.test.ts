import { eq } from 'drizzle-orm';
import { limits } from 'shared-kernel/domain';
import { addBaseData } from '../../db/base-data';
import { colleagueInvitations, members, orders, sessions } from '../../db/schema';
import { sweepEnded } from '../../housekeeping';
import { addProduct } from '../../testing/builders';
import { placeOrder, readyToCheckOut } from '../../testing/checkout';
import { sentCode, sentTexts } from '../../testing/sent-texts';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { addDays } from '../../wire/time';

let shop: TestShop;
let administrator: TestBuyer;
let mobilePhone: string;
let phones = 13_500_000_000;
const nextPhone = () => {
  phones += 1;
  return String(phones);
};
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addBaseData(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  administrator = await shop.buyer();
  mobilePhone = nextPhone();
});

const invite = (by = administrator, phone = mobilePhone) =>
  by.ask('colleague/invite', { name: '陈护士', mobilePhone: phone, roles: ['applicant'] });
const list = () => administrator.get('colleague/list', {});

async function askForCode(phone = mobilePhone): Promise<string> {
  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  expect(await shop.ask('member/verifycode', { mobilePhone: phone })).toMatchObject({ code: '0' });
  return sentCode(shop.db, shop.filesDir, phone);
}

const logIn = async (verifyCode?: string, phone = mobilePhone) =>
  shop.ask('member/web/phoneLogin', {
    mobilePhone: phone,
    verifyCode: verifyCode ?? (await askForCode(phone)),
  });

async function join() {
  expect(await invite()).toMatchObject({ code: '0', data: { told: true } });
  const { data } = await logIn();
  if (!data) throw new Error('not joined');
  const ask: TestBuyer['ask'] = (path, request, headers) =>
    shop.ask(path, request, { 'a-session-id': data.sessionId, ...headers });
  return { ...data, ask };
}

describe('an invitation', () => {
  test('is told by text message, and the first login by code makes a colleague with its roles', async () => {
    const colleague = await join();
    const [, told] = await sentTexts(shop.db, shop.filesDir, mobilePhone);
    expect(told).toMatch(/邀请您加入客户\d+，在.*商城采购（申请人）。7 天内/);
    expect(colleague).toMatchObject({ name: '陈护士', roles: ['applicant'] });
    expect(await list()).toMatchObject({
      colleagues: [
        { self: true, roles: ['administrator'], active: true },
        { id: colleague.id, name: '陈护士', account: mobilePhone, self: false, roles: ['applicant'] },
      ],
      invitations: [],
    });
    expect((await administrator.get('message/page', {})).list[0]).toMatchObject({ title: '同事已加入' });
    // From then on the colleague logs in as every member.
    expect(await logIn()).toMatchObject({ code: '0', data: { id: colleague.id } });
  });

  test('of a client’s only member says nothing of roles before', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/message/unread',
      headers: { 'a-session-id': administrator.token },
      payload: {},
    });
    expect(reply.headers).not.toHaveProperty('a-roles');
    await join();
    const later = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/message/unread',
      headers: { 'a-session-id': administrator.token },
      payload: {},
    });
    expect(later.headers).toMatchObject({ 'a-roles': 'administrator' });
  });

  test('lets in who can read the phone’s messages, and nobody who only knows the number', async () => {
    await invite();
    const code = await askForCode();
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await logIn(wrong)).toMatchObject({ code: '60006', message: '手机号或验证码有误' });
    for (const _ of [2, 3, 4]) await logIn(wrong);
    // The fifth guess uses the code up, as it does for members.
    expect(await logIn(wrong)).toMatchObject({
      code: '60006',
      message: '验证码错误次数过多，已失效，请重新获取',
    });
    expect(await logIn(code)).toMatchObject({ code: '60006' });
    expect((await list()).colleagues).toHaveLength(1);
  });

  test('is good once, and a code of it, too', async () => {
    await invite();
    const code = await askForCode();
    expect(await logIn(code)).toMatchObject({ code: '0' });
    expect(await logIn(code)).toMatchObject({ code: '60006', message: '验证码已使用或已过期，请重新获取' });
    expect((await list()).colleagues).toHaveLength(2);
  });

  test('that has expired or was withdrawn sends no code and lets nobody in', async () => {
    await invite();
    const code = await askForCode();
    const [invitation] = (await list()).invitations;
    expect(invitation).toMatchObject({ mobilePhone, expired: false });
    await administrator.get('colleague/invitation/withdraw', { id: invitation?.id ?? '' });
    expect(await logIn(code)).toMatchObject({ code: '60006' });
    await invite();
    await shop.passTo(addDays(shop.time.now, 8));
    expect((await list()).invitations).toMatchObject([{ expired: true }]);
    const sent = (await sentTexts(shop.db, shop.filesDir, mobilePhone)).length;
    await askForCode();
    expect(await sentTexts(shop.db, shop.filesDir, mobilePhone)).toHaveLength(sent);
    await sweepEnded(shop.db, addDays(shop.time.now, 40));
    expect(
      await shop.db.$count(colleagueInvitations, eq(colleagueInvitations.mobilePhone, mobilePhone)),
    ).toBe(0);
  });

  test('again to the same phone replaces the first; more than five a day are refused', async () => {
    await invite();
    await administrator.get('colleague/invite', { name: '陈护士长', mobilePhone, roles: ['approver'] });
    expect((await list()).invitations).toMatchObject([{ name: '陈护士长', roles: ['approver'] }]);
    for (const _ of [3, 4, 5]) await invite();
    expect(await invite()).toMatchObject({ code: '60005' });
  });

  test('is refused for a phone that has an account, in words of its own', async () => {
    const other = await shop.buyer({ mobilePhone: nextPhone() });
    const [row] = await shop.db.select().from(members).where(eq(members.id, other.memberId));
    expect(await invite(administrator, row?.mobilePhone)).toMatchObject({
      code: '60003',
      message: '该手机号已是其他单位的账号，请换一个手机号',
    });
    const colleague = await join();
    expect(await invite()).toMatchObject({ code: '60003', message: '该手机号是同事陈护士的' });
    await administrator.get('colleague/deactivate', { id: colleague.id });
    expect(await invite()).toMatchObject({ message: '该手机号是已停用的同事陈护士的，可在列表中恢复' });
  });

  test('of two clients counts the newer one, and the other is gone', async () => {
    const rival = await shop.buyer();
    await invite(rival);
    shop.time.now = new Date(shop.time.now.getTime() + 1000);
    await invite();
    const { data } = await logIn();
    expect((await list()).colleagues.map(({ id }) => id)).toContain(data?.id);
    expect(await rival.get('colleague/list', {})).toMatchObject({ invitations: [] });
  });

  test('of who administers no more is void', async () => {
    const second = await shop.buyer({ clientId: administrator.clientId });
    await invite(second);
    await administrator.get('colleague/deactivate', { id: second.memberId });
    expect((await list()).invitations).toEqual([]);
    // No code was sent, so the test makes one up.
    expect(await logIn('123456')).toMatchObject({ code: '60006' });
  });

  test('that is made while its inviter is deactivated does not stay', async () => {
    const second = await shop.buyer({ clientId: administrator.clientId });
    await Promise.all([invite(second), administrator.get('colleague/deactivate', { id: second.memberId })]);
    expect((await list()).invitations).toEqual([]);
  });

  test('of the last place can be made again, and none beside it', async () => {
    const createdAt = shop.time.now;
    await shop.db.insert(colleagueInvitations).values(
      Array.from({ length: limits.colleagues - 2 }, () => ({
        clientId: administrator.clientId,
        inviterId: administrator.memberId,
        name: '李护士',
        mobilePhone: nextPhone(),
        roles: ['applicant' as const],
        createdAt,
        expiresAt: addDays(createdAt, 7),
      })),
    );
    expect(await invite()).toMatchObject({ code: '0' });
    expect(await invite()).toMatchObject({ code: '0' });
    expect(await invite(administrator, nextPhone())).toMatchObject({
      code: '60003',
      message: `同事与邀请最多 ${limits.colleagues} 位`,
    });
  });
});

describe('roles', () => {
  test('that an administrator changes take effect with the next call, which names them', async () => {
    const colleague = await join();
    const request = { id: colleague.id, name: '陈护士', roles: ['purchaser', 'finance'] as const };
    expect(await colleague.ask('client/statement', { month: '2026-03' })).toMatchObject({ code: '60010' });
    await administrator.get('colleague/change', { ...request, roles: [...request.roles] });
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/client/statement',
      headers: { 'a-session-id': colleague.sessionId },
      payload: { month: '2026-03' },
    });
    expect([reply.json().code, reply.headers['a-roles']]).toEqual(['0', 'purchaser,finance']);
    expect((await colleague.ask('message/page', {})).data.list[0]).toMatchObject({
      title: '角色变更',
      content: expect.stringMatching(/^采购\d+将您的角色由申请人改为采购员、财务。$/),
    });
  });

  test.each([[['nobody']], [[]], [['applicant', 'applicant']]])('%j are refused', async (roles) => {
    const request = { id: administrator.memberId, name: '沈采购', roles } as never;
    expect(await administrator.ask('colleague/change', request)).toMatchObject({ code: '60001' });
  });

  test('the last administrator cannot leave; of two who leave at once one stays', async () => {
    const only = { code: '60003', message: expect.stringContaining('是唯一的管理员') };
    const step = (id: string, by: TestBuyer) =>
      by.ask('colleague/change', { id, name: '沈采购', roles: ['purchaser'] });
    expect(await step(administrator.memberId, administrator)).toMatchObject(only);
    expect(await administrator.ask('colleague/deactivate', { id: administrator.memberId })).toMatchObject(
      only,
    );
    const second = await shop.buyer({ clientId: administrator.clientId });
    const replies = await Promise.all([
      step(administrator.memberId, administrator),
      step(second.memberId, second),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60003']);
  });

  test('another client’s people and invitations are not found', async () => {
    const other = await shop.buyer();
    await invite(other);
    const [invitation] = (await other.get('colleague/list', {})).invitations;
    const missing = { code: '60004' };
    expect(await administrator.ask('colleague/deactivate', { id: other.memberId })).toMatchObject(missing);
    const withdrawal = { id: invitation?.id ?? '' };
    expect(await administrator.ask('colleague/invitation/withdraw', withdrawal)).toMatchObject(missing);
  });
});

describe('a colleague who is deactivated', () => {
  test('is told so by the next call and at every way in, and by whom', async () => {
    const colleague = await join();
    await administrator.get('colleague/deactivate', { id: colleague.id });
    const told = {
      code: '60011',
      data: null,
      message: expect.stringMatching(/^您的账号已被停用，请联系本单位管理员采购\d+$/),
    };
    expect(await colleague.ask('memberCart/page', {})).toEqual(told);
    expect(await logIn()).toEqual(told);
    // A visitor's pages still open.
    expect(await colleague.ask('product/page', { type: 1 })).toMatchObject({ code: '0' });
    const wrong = await logIn('000000');
    expect(wrong).toMatchObject({ code: '60006' });
  });

  test('keeps orders and cart, and finds both when active again, with a new login', async () => {
    const ready = await readyToCheckOut(shop, 1);
    const { skuId } = await addProduct(shop.db);
    const orderId = await placeOrder(ready, skuId, 1);
    await ready.buyer.get('memberCart/add', { skuId, count: 2 });
    const chief = await shop.buyer({ clientId: ready.buyer.clientId });
    await chief.get('colleague/deactivate', { id: ready.buyer.memberId });
    await chief.get('colleague/deactivate', { id: ready.buyer.memberId });
    expect(await shop.db.$count(orders, eq(orders.id, orderId))).toBe(1);
    await chief.get('colleague/reactivate', { id: ready.buyer.memberId });
    expect(await ready.buyer.ask('order/detail', { orderId })).toMatchObject({ code: '40001' });
    expect(await shop.db.$count(sessions, eq(sessions.memberId, ready.buyer.memberId))).toBe(0);
  });
});
