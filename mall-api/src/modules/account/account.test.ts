import { and, eq } from 'drizzle-orm';
import JSEncrypt from 'jsencrypt';
import { loginKeys, messages, sessions, smsCodes, smsOutbox } from '../../db/schema';
import { addMember } from '../../testing/builders';
import { prove, proving } from '../../testing/prove';
import { sentCode, sentTexts } from '../../testing/sent-texts';
import { openShop, type TestShop } from '../../testing/shop';
import { hashPassword } from './password-hash';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function encrypt(password: string): Promise<string> {
  const { publicKey, nonce } = (await shop.ask('member/web/login/key', {})).data;
  const browser = new JSEncrypt();
  browser.setPublicKey(publicKey);
  return String(browser.encrypt(`${nonce} ${password}`));
}

/** Logs in with a new browser; `headers` are its cookies and headers from then on. */
async function login(account: string, password: string, userAgent = 'node') {
  const request = { account, password: await encrypt(password) };
  const { cookie, ...reply } = await proving((proof) =>
    once('127.0.0.1', 'member/web/login', request, { 'user-agent': userAgent, ...proof }),
  );
  const headers = { 'a-session-id': reply.data?.sessionId ?? '', cookie, 'user-agent': userAgent };
  return { ...reply, headers };
}

/** A call from another address, with a browser's cookies. */
async function once(
  remoteAddress: string,
  path: string,
  payload: object,
  headers: Record<string, string> = {},
) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/sale/mall/${path}`,
    headers,
    remoteAddress,
    payload,
  });
  return { ...reply.json(), cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
}

const from = (remoteAddress: string, path: string, payload: object, cookie = '') =>
  proving((proof) => once(remoteAddress, path, payload, { cookie, ...proof }));

const later = (seconds: number) => {
  shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000);
};

const demo1234 = hashPassword('Demo1234');

async function aMember() {
  const { memberId } = await addMember(shop.db, { passwordHash: await demo1234 });
  const [member] = await shop.db.query.members.findMany({ where: (row) => eq(row.id, memberId) });
  if (!member) throw new Error('no member');
  return member;
}

const lastText = async (mobilePhone: string) =>
  (await sentTexts(shop.db, shop.filesDir, mobilePhone))[0] ?? '';

const lastCode = (mobilePhone: string) => sentCode(shop.db, shop.filesDir, mobilePhone);

describe('account and password', () => {
  test('the right password starts a session that identifies its member', async () => {
    const member = await aMember();
    const { code, data, headers } = await login(member.account, 'Demo1234');
    expect(code).toBe('0');
    expect(data).toMatchObject({ id: member.id, userId: member.id, name: member.name, clientType: 1 });
    const detail = await shop.ask('memberInfo/detail', { id: data.id }, headers);
    expect(detail.data).toMatchObject({ account: member.account, clientName: data.clientName });
    expect(detail.data.mobilePhone).toBe(member.mobilePhone.replace(/(\d{3})\d{4}/, '$1****'));
  });

  test('the account is found in any notation', async () => {
    const member = await aMember();
    expect(await login(` ${member.account.toUpperCase()} `, 'Demo1234')).toMatchObject({ code: '0' });
  });

  test('a wrong password and an unknown account get the same refusal', async () => {
    const member = await aMember();
    const wrong = await login(member.account, 'Demo12345');
    const refusal = { code: '60006', data: null, message: '账号或密码有误' };
    expect(wrong).toMatchObject(refusal);
    expect(await login('nobody', 'Demo1234')).toMatchObject(refusal);
  });

  test('an unencrypted password is refused like a wrong one', async () => {
    const member = await aMember();
    expect(
      await shop.ask('member/web/login', { account: member.account, password: 'Demo1234' }),
    ).toMatchObject({
      code: '60006',
    });
  });

  test('a disabled member cannot log in', async () => {
    const member = await aMember();
    await shop.db.execute(`update members set enabled = false where id = ${member.id}`);
    expect(await login(member.account, 'Wrong1234')).toMatchObject({ code: '60006' });
    // Only who knows the password is told.
    expect(await login(member.account, 'Demo1234')).toMatchObject({ code: '60011', data: null });
  });

  test('the eleventh guess in fifteen minutes is refused, even if it is right', async () => {
    const member = await aMember();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await login(member.account, 'wrong')).toMatchObject({ code: '60006' });
    }
    expect(await login(member.account, 'Demo1234')).toMatchObject({ code: '60005' });
    later(15 * 60);
    expect(await login(member.account, 'Demo1234')).toMatchObject({ code: '0' });
  });

  test('concurrent guesses count too', async () => {
    const member = await aMember();
    const replies = await Promise.all(Array.from({ length: 15 }, () => login(member.account, 'wrong')));
    expect(replies.filter(({ code }) => code === '60006')).toHaveLength(10);
    expect(replies.filter(({ code }) => code === '60005')).toHaveLength(5);
    later(15 * 60);
  });

  test('frequent logins do not count as guesses', async () => {
    const member = await aMember();
    for (let time = 0; time < 12; time += 1) {
      expect(await login(member.account, 'Demo1234')).toMatchObject({ code: '0' });
    }
  });

  test('an address that tries many accounts is blocked', async () => {
    const replies = [];
    for (let guess = 0; guess < 51; guess += 1) replies.push(await login(`stranger${guess}`, 'x'));
    expect(replies.at(-2)).toMatchObject({ code: '60006' });
    expect(replies.at(-1)).toMatchObject({ code: '60005' });
    later(15 * 60);
  });
});

describe('an encrypted password', () => {
  test('is valid once: it cannot be replayed on any process', async () => {
    const { account } = await aMember();
    const password = await encrypt('Demo1234');
    expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '0' });
    expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '60006' });
  });

  test('is valid for ten minutes', async () => {
    const { account } = await aMember();
    const password = await encrypt('Demo1234');
    later(10 * 60);
    expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '60006' });
  });

  test('needs the nonce issued with the key', async () => {
    const { account } = await aMember();
    const { publicKey, nonce } = (await shop.ask('member/web/login/key', {})).data;
    const browser = new JSEncrypt();
    browser.setPublicKey(publicKey);
    for (const text of ['Demo1234', ` Demo1234`, `${nonce.slice(1)} Demo1234`, `0${nonce} Demo1234`]) {
      const password = String(browser.encrypt(text));
      expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '60006' });
    }
  });

  test('is encrypted with a new key every day; yesterday’s key still decrypts', async () => {
    const { account } = await aMember();
    const before = (await shop.ask('member/web/login/key', {})).data.publicKey;
    later(24 * 3600 - 60);
    const password = await encrypt('Demo1234');
    later(120);
    expect((await shop.ask('member/web/login/key', {})).data.publicKey).not.toBe(before);
    expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '0' });
  });

  test('is decrypted even if the database was restored since its key was issued', async () => {
    const { account } = await aMember();
    const password = await encrypt('Demo1234');
    await shop.db.delete(loginKeys);
    expect(await shop.ask('member/web/login', { account, password })).toMatchObject({ code: '0' });
  });

  test('that cannot be decrypted is no guess; an address may send fifty', async () => {
    const { account } = await aMember();
    const send = (password: string) => once('10.14.0.1', 'member/web/login', { account, password });
    const used = await encrypt('Demo1234');
    expect(await send(used)).toMatchObject({ code: '0' });
    for (const password of Array.from({ length: 25 }, () => ['QUJD', used]).flat()) {
      expect(await send(password)).toMatchObject({
        code: '60006',
        message: '密码已失效，请刷新页面后重新输入',
      });
    }
    expect(await send('QUJD')).toMatchObject({ code: '60005' });
    const right = { account, password: await encrypt('Demo1234') };
    expect(await once('10.14.0.2', 'member/web/login', right)).toMatchObject({ code: '0' });
    later(15 * 60);
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await send(await encrypt('wrong'))).toMatchObject({ code: '60006', message: '账号或密码有误' });
    }
    later(15 * 60);
  });

  test('is no padding oracle: a reset answers alike and decrypts it after the code', async () => {
    const { mobilePhone } = await aMember();
    const answers = [];
    for (const newPassword of [await encrypt('x'), await encrypt('Neu45678'), 'QUJD']) {
      answers.push(
        await shop.ask('member/forgetpassword', { mobilePhone, verifyCode: '000000', newPassword }),
      );
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: '60006' });
    for (let guess = 0; guess < 8; guess += 1) {
      answers.push(
        await shop.ask('member/forgetpassword', { mobilePhone, verifyCode: '000000', newPassword: 'QUJD' }),
      );
    }
    expect(answers.at(-1)).toMatchObject({ code: '60005' });
    later(15 * 60);
  });
});

describe('strangers', () => {
  const sign = async (address: string, account: string, password: string, cookie?: string) =>
    from(address, 'member/web/login', { account, password: await encrypt(password) }, cookie);

  test('who guess a password block only themselves: from other networks the right one logs in', async () => {
    const { account } = await aMember();
    for (let guess = 0; guess < 12; guess += 1) await sign('10.2.0.1', account, 'wrong');
    expect(await sign('10.2.0.1', account, 'Demo1234')).toMatchObject({ code: '60005' });
    expect(await sign('10.2.0.2', account, 'Demo1234')).toMatchObject({ code: '0' });
  });

  test('who guess from many networks block neither its member nor another browser that does proof of work', async () => {
    const { account } = await aMember();
    const { cookie } = await sign('10.3.0.1', account, 'Demo1234');
    const replies = [];
    for (let n = 0; n < 110; n += 1) {
      const guess = { account, password: await encrypt('wrong') };
      replies.push(await once(`10.4.${n % 11}.1`, 'member/web/login', guess));
    }
    expect(replies.filter(({ code }) => code === '60006')).toHaveLength(10);
    expect(replies.at(-1)).toMatchObject({ code: '60005', data: { bits: expect.any(Number) } });
    const right = async () => ({ account, password: await encrypt('Demo1234') });
    expect(await once('10.4.0.1', 'member/web/login', await right(), { cookie })).toMatchObject({
      code: '0',
    });
    const stranger = await right();
    const { code, data } = await once('10.3.0.2', 'member/web/login', stranger);
    expect(code).toBe('60005');
    const done = { 'a-proof': prove(data) };
    // The second attempt may reuse the first one's encrypted password: it was never decrypted.
    expect(await once('10.3.0.2', 'member/web/login', stranger, done)).toMatchObject({ code: '0' });
    expect(await once('10.3.0.2', 'member/web/login', await right(), done)).toMatchObject({ code: '60005' });
  });

  test('need proof of work for one account, valid for ten minutes', async () => {
    const [one, other] = [await aMember(), await aMember()];
    for (let n = 0; n < 4; n += 1) {
      for (const { account } of [one, other]) {
        await once('10.12.0.1', 'member/web/login', { account, password: await encrypt('wrong') });
      }
    }
    const wrong = { account: one.account, password: 'QUJD' };
    const asked = async () => (await once('10.12.0.1', 'member/web/login', wrong)).data;
    const tryWith = async (proof: string, account = one.account) => {
      const guess = { account, password: await encrypt('wrong') };
      return once('10.12.0.1', 'member/web/login', guess, { 'a-proof': proof });
    };
    expect(await tryWith(prove(await asked()), other.account)).toMatchObject({ code: '60005' });
    const { challenge } = await asked();
    for (const made of [
      '',
      'x',
      challenge,
      `${challenge}:x`,
      `1.zzzzzzzz.${'A'.repeat(16)}.${'B'.repeat(22)}:1`,
    ]) {
      expect(await tryWith(made)).toMatchObject({ code: '60005', data: { challenge: expect.any(String) } });
    }
    const easier = challenge.replace(/^\d+/, '0');
    expect(await tryWith(`${easier}:0`)).toMatchObject({ code: '60005' });
    const late = prove(await asked());
    later(600);
    expect(await tryWith(late)).toMatchObject({ code: '60005' });
    expect(await tryWith(prove(await asked()))).toMatchObject({ code: '60006' });
    later(15 * 60);
  });

  test('who guess login codes do not use up the guesses of reset codes', async () => {
    const { mobilePhone } = await aMember();
    const guess = { mobilePhone, verifyCode: '000000' };
    for (let n = 0; n < 11; n += 1) await from('10.13.0.1', 'member/web/phoneLogin', guess);
    expect(await from('10.13.0.1', 'member/web/phoneLogin', guess)).toMatchObject({ code: '60005' });
    await from('10.13.0.1', 'member/forgetpassword/verifycode', { mobilePhone });
    const reset = {
      mobilePhone,
      verifyCode: await lastCode(mobilePhone),
      newPassword: await encrypt('Neu45678'),
    };
    expect(await from('10.13.0.1', 'member/forgetpassword', reset)).toMatchObject({ code: '0' });
  });

  test('who request codes all day use up neither the owner’s messages nor those for signing', async () => {
    const { account, mobilePhone } = await aMember();
    const { cookie } = await sign('10.5.0.1', account, 'Demo1234');
    const ask = (address: string, path = 'member/verifycode', sent = '') =>
      from(address, path, { mobilePhone }, sent);
    for (let n = 0; n < 40; n += 1) {
      await ask(`10.6.0.${n % 5}`);
      later(30);
    }
    expect(await ask('10.5.0.2')).toMatchObject({ code: '60005' });
    expect(await ask('10.5.0.2', 'member/forgetpassword/verifycode')).toMatchObject({ code: '0' });
    expect(await ask('10.6.0.1', 'member/verifycode', cookie)).toMatchObject({ code: '0' });
  });

  test('who guess a code do not invalidate it for a browser that its owner has logged in with', async () => {
    const { account, mobilePhone } = await aMember();
    const { cookie } = await sign('10.9.0.1', account, 'Demo1234');
    await from('10.9.0.1', 'member/verifycode', { mobilePhone }, cookie);
    const verifyCode = await sentCode(shop.db, shop.filesDir, mobilePhone);
    const wrong = { mobilePhone, verifyCode: verifyCode === '000000' ? '000001' : '000000' };
    for (let n = 0; n < 6; n += 1) await from(`10.9.1.${n}`, 'member/web/phoneLogin', wrong);
    const right = { mobilePhone, verifyCode };
    expect(await from('10.9.0.1', 'member/web/phoneLogin', right)).toMatchObject({ code: '60006' });
    expect(await from('10.9.0.1', 'member/web/phoneLogin', wrong, cookie)).toMatchObject({ code: '60006' });
    expect(await from('10.9.0.1', 'member/web/phoneLogin', right, cookie)).toMatchObject({ code: '0' });
    expect(await from('10.9.0.1', 'member/web/phoneLogin', right, cookie)).toMatchObject({ code: '60006' });
  });

  test('who log in with a new device trigger a notification', async () => {
    const { id, account } = await aMember();
    const told = () =>
      shop.db
        .select()
        .from(messages)
        .where(and(eq(messages.memberId, id), eq(messages.kind, 'account')));
    const { cookie } = await sign('10.8.0.1', account, 'Demo1234');
    await sign('10.8.0.2', account, 'Demo1234', cookie);
    expect(await told()).toEqual([]);
    await sign('10.8.0.3', account, 'Demo1234');
    expect(await told()).toMatchObject([
      { title: '新设备登录', content: expect.stringContaining('10.8.0.3') },
    ]);
  });

  test('who request ten codes in a second cause one message, and only its code is valid', async () => {
    const { mobilePhone } = await aMember();
    const ask = () => from('10.7.0.1', 'member/verifycode', { mobilePhone });
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    expect(replies.filter(({ code }) => code === '0')).toHaveLength(1);
    for (let n = 1; n < 5; n += 1) {
      later(60);
      expect(await ask()).toMatchObject({ code: '0' });
    }
  });
});

describe('session', () => {
  test('a call without a session is refused, and one with a forged session as ended', async () => {
    expect(await shop.ask('memberInfo/detail', { id: '1' })).toEqual({
      code: '10002',
      data: null,
      message: '请先登录',
    });
    expect(await shop.ask('memberInfo/detail', { id: '1' }, { 'a-session-id': 'made-up' })).toMatchObject({
      code: '40001',
    });
  });

  test('expires hours after its last use', async () => {
    const buyer = await shop.buyer();
    const use = () => buyer.ask('memberInfo/detail', { id: buyer.memberId });
    later(11 * 3600);
    expect(await use()).toMatchObject({ code: '0' });
    later(11 * 3600);
    expect(await use()).toMatchObject({ code: '0' });
    later(12 * 3600);
    expect(await use()).toMatchObject({ code: '40001' });
  });

  test('ends at logout, which works without a session too', async () => {
    const buyer = await shop.buyer();
    expect(await buyer.ask('member/web/logout', {})).toEqual({ code: '0', data: null });
    expect(await buyer.ask('memberInfo/detail', { id: buyer.memberId })).toMatchObject({ code: '40001' });
    expect(await buyer.ask('member/web/logout', {})).toEqual({ code: '0', data: null });
    expect(await shop.ask('member/web/logout', {})).toEqual({ code: '0', data: null });
  });

  test('tokens are not in the database', async () => {
    const buyer = await shop.buyer();
    const rows = await shop.db.select().from(sessions).where(eq(sessions.memberId, buyer.memberId));
    expect(JSON.stringify(rows)).not.toContain(buyer.token);
  });

  test("another member's data is not found", async () => {
    const buyer = await shop.buyer();
    const other = await shop.buyer();
    expect(await buyer.ask('memberInfo/detail', { id: other.memberId })).toMatchObject({ code: '60004' });
  });

  test('every login brings the product view that the buyer prefers, and nobody else’s', async () => {
    const [member, other] = [await aMember(), await aMember()];
    const first = await login(member.account, 'Demo1234');
    expect(first.data.productView).toBeNull();
    await shop.ask('member/preferences/edit', { productView: 'grid' }, first.headers);
    expect((await login(member.account, 'Demo1234')).data.productView).toBe('grid');
    expect((await login(other.account, 'Demo1234')).data.productView).toBeNull();
  });

  test('lists the buyer’s logins, and ends one of them but nobody else’s', async () => {
    const member = await aMember();
    const { headers: asFirst } = await login(member.account, 'Demo1234');
    later(60);
    const { headers: asSecond } = await login(member.account, 'Demo1234');
    const { data: open } = await shop.ask('member/session/list', {}, asFirst);
    expect(open.map(({ current }) => current)).toEqual([false, true]);

    const stranger = await shop.buyer();
    expect(await stranger.ask('member/session/end', { id: open[0]?.id ?? '' })).toMatchObject({
      code: '60004',
    });
    expect(await shop.ask('member/session/end', { id: open[0]?.id ?? '' }, asFirst)).toMatchObject({
      code: '0',
    });
    expect(await shop.ask('member/session/list', {}, asSecond)).toMatchObject({ code: '40001' });
    expect((await shop.ask('member/session/list', {}, asFirst)).data).toHaveLength(1);
  });
});

describe('a stolen token', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
  const updated = chrome.replace('131', '132');
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const list = (headers: Record<string, string>) => shop.ask('member/session/list', {}, headers);
  const told = (memberId: string) =>
    shop.db
      .select()
      .from(messages)
      .where(and(eq(messages.memberId, memberId), eq(messages.title, '登录凭证在别处被使用')));

  test.each([
    ['without what its browser keeps', { cookie: '' }],
    ['with what another browser keeps', { cookie: `mall-device=${'x'.repeat(43)}` }],
    ['in another kind of browser', { 'user-agent': firefox }],
  ])('grants nothing %s and notifies once; its owner stays logged in', async (_, changed) => {
    const { account, id } = await aMember();
    const { headers } = await login(account, 'Demo1234', chrome);
    expect(await list(headers)).toMatchObject({ code: '0' });
    expect(await list({ ...headers, ...changed })).toMatchObject({ code: '40001' });
    expect(await list({ ...headers, ...changed })).toMatchObject({ code: '40001' });
    expect(await list(headers)).toMatchObject({ code: '0' });
    expect(await told(id)).toMatchObject([{ content: expect.stringContaining('系统已拒绝') }]);
  });

  test('works for a program without cookies, as the specification’s calls need none', async () => {
    const { account } = await aMember();
    const { headers } = await login(account, 'Demo1234');
    expect(await list({ 'a-session-id': headers['a-session-id'] })).toMatchObject({ code: '0' });
    expect(await list({ 'a-session-id': headers['a-session-id'] })).toMatchObject({ code: '0' });
  });

  test('is not assumed after a browser update or its next login', async () => {
    const { account, id } = await aMember();
    const { headers } = await login(account, 'Demo1234', chrome);
    expect(await list({ ...headers, 'user-agent': updated })).toMatchObject({ code: '0' });
    const again = { account, password: await encrypt('Demo1234') };
    await once('127.0.0.1', 'member/web/login', again, { cookie: headers.cookie, 'user-agent': updated });
    expect(await list(headers)).toMatchObject({ code: '0' });
    expect(await told(id)).toEqual([]);
  });

  test('expires after thirty days, however much it is used', async () => {
    const { account } = await aMember();
    const { headers } = await login(account, 'Demo1234', chrome);
    for (let half = 0; half < 2 * 30 + 4; half += 1) {
      expect(await list(headers)).toMatchObject({ code: half <= 60 ? '0' : '40001' });
      later(12 * 3600 - 1);
    }
  });
});

describe('phone and code', () => {
  const sendCode = (mobilePhone: string) => shop.ask('member/verifycode', { mobilePhone });
  const sendCodeFrom = (address: string, mobilePhone: string) =>
    from(address, 'member/verifycode', { mobilePhone });
  const phoneLogin = (mobilePhone: string, verifyCode: string) =>
    shop.ask('member/web/phoneLogin', { mobilePhone, verifyCode });

  test('the code from the message logs in once', async () => {
    const { mobilePhone, id } = await aMember();
    expect(await sendCode(mobilePhone)).toEqual({ code: '0', data: null });
    const code = await lastCode(mobilePhone);
    expect(await phoneLogin(mobilePhone, code)).toMatchObject({ code: '0', data: { id } });
    // The first answer may have been lost.
    expect(await phoneLogin(mobilePhone, code)).toMatchObject({
      code: '60006',
      message: '验证码已使用或已过期，请重新获取',
    });
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await phoneLogin(mobilePhone, wrong)).toMatchObject({ message: '手机号或验证码有误' });
  });

  test('concurrent uses of one code log in once', async () => {
    const { mobilePhone } = await aMember();
    await sendCode(mobilePhone);
    const code = await lastCode(mobilePhone);
    const replies = await Promise.all([phoneLogin(mobilePhone, code), phoneLogin(mobilePhone, code)]);
    expect(replies.map((reply) => reply.code).sort()).toEqual(['0', '60006']);
  });

  test('a code is valid for five minutes', async () => {
    const { mobilePhone } = await aMember();
    await sendCode(mobilePhone);
    later(5 * 60);
    expect(await phoneLogin(mobilePhone, await lastCode(mobilePhone))).toMatchObject({
      code: '60006',
      message: '验证码已使用或已过期，请重新获取',
    });
  });

  test('after five wrong guesses the right code is refused', async () => {
    const { mobilePhone } = await aMember();
    await sendCode(mobilePhone);
    const code = await lastCode(mobilePhone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await phoneLogin(mobilePhone, wrong)).toMatchObject({ message: '手机号或验证码有误' });
    }
    for (const guess of [wrong, code]) {
      expect(await phoneLogin(mobilePhone, guess)).toMatchObject({
        code: '60006',
        message: '验证码错误次数过多，已失效，请重新获取',
      });
    }
  });

  test('answers to wrong codes do not reveal whether the phone is known', async () => {
    const { mobilePhone } = await aMember();
    const answers = async (phone: string) => {
      await sendCode(phone);
      const texts: string[] = [];
      for (let guess = 0; guess < 7; guess += 1) {
        const { message } = await phoneLogin(phone, `${guess}`.repeat(6));
        texts.push(message ?? '');
      }
      return texts;
    };
    expect(await answers('19900009999')).toEqual(await answers(mobilePhone));
  });

  test('only the newest code is valid, and a reset code does not log in', async () => {
    const { mobilePhone } = await aMember();
    await sendCode(mobilePhone);
    const old = await lastCode(mobilePhone);
    later(60);
    await sendCode(mobilePhone);
    expect(await phoneLogin(mobilePhone, old)).toMatchObject({ code: '60006' });
    await shop.ask('member/forgetpassword/verifycode', { mobilePhone });
    expect(await phoneLogin(mobilePhone, await lastCode(mobilePhone))).toMatchObject({ code: '60006' });
  });

  test('a phone gets one message a minute and ten a day', async () => {
    const { mobilePhone } = await aMember();
    expect(await sendCode(mobilePhone)).toMatchObject({ code: '0' });
    expect(await sendCode(mobilePhone)).toMatchObject({
      code: '60005',
      message: '操作过于频繁，请 60 秒后再试',
    });
    for (let message = 1; message < 10; message += 1) {
      later(60);
      const from = `10.1.0.${message % 3}`;
      expect(await sendCodeFrom(from, mobilePhone)).toMatchObject({ code: '0' });
    }
    later(3600);
    expect(await sendCodeFrom('10.1.0.9', mobilePhone)).toMatchObject({ code: '60005' });
    later(24 * 3600);
    expect(await sendCode(mobilePhone)).toMatchObject({ code: '0' });
  });

  test('an unknown phone gets the same answer, after the same writes, and no message', async () => {
    const { mobilePhone } = await aMember();
    const written = async (phone: string) => {
      expect(await sendCode(phone)).toEqual({ code: '0', data: null });
      const ofPhone = [eq(smsCodes.mobilePhone, phone), eq(smsOutbox.mobilePhone, phone)] as const;
      return [await shop.db.$count(smsCodes, ofPhone[0]), await shop.db.$count(smsOutbox, ofPhone[1])];
    };
    expect(await written('19999999999')).toEqual(await written(mobilePhone));
    expect(await lastText('19999999999')).toBe('');
    expect(await phoneLogin('19999999999', '000000')).toMatchObject({ code: '60006' });
  });

  test('the database contains neither codes nor keys that decrypt passwords', async () => {
    const { mobilePhone } = await aMember();
    await sendCode(mobilePhone);
    const [row] = await shop.db.select().from(smsCodes).where(eq(smsCodes.mobilePhone, mobilePhone));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    const tables = ['sms_outbox', 'login_keys'].map((table) => `select t::text as row from ${table} t`);
    const kept = await shop.db.execute<{ row: string }>(tables.join(' union all '));
    expect(kept.rows.length).toBeGreaterThan(1);
    for (const { row: text } of kept.rows) expect(text).not.toMatch(/验证码|PRIVATE KEY/);
  });

  test('a malformed phone number is refused with the field’s message', async () => {
    expect(await sendCode('1380000')).toMatchObject({ code: '60001', message: '请输入11位手机号' });
  });
});

describe('flooding, and guessing across codes', () => {
  test('an address may request thirty messages an hour, to any phones', async () => {
    later(24 * 3600);
    const ask = (n: number) =>
      shop.ask('member/verifycode', { mobilePhone: `177${String(n).padStart(8, '0')}` });
    for (let n = 0; n < 30; n += 1) expect(await ask(n)).toMatchObject({ code: '0' });
    expect(await ask(30)).toMatchObject({ code: '60005' });
    later(3600);
    expect(await ask(31)).toMatchObject({ code: '0' });
  });

  test('a new code gives no new guesses: the eleventh in fifteen minutes is refused', async () => {
    const { mobilePhone } = await aMember();
    const guess = (verifyCode: string) => shop.ask('member/web/phoneLogin', { mobilePhone, verifyCode });
    for (let n = 0; n < 10; n += 1) {
      if (n % 5 === 0) {
        later(60);
        await shop.ask('member/verifycode', { mobilePhone });
      }
      const wrong = (await lastCode(mobilePhone)) === '000000' ? '000001' : '000000';
      expect(await guess(wrong)).toMatchObject({ code: '60006' });
    }
    later(60);
    await shop.ask('member/verifycode', { mobilePhone });
    expect(await guess(await lastCode(mobilePhone))).toMatchObject({ code: '60005' });
  });

  test('a code has six digits', async () => {
    const { mobilePhone } = await aMember();
    await shop.ask('member/verifycode', { mobilePhone });
    expect(await lastText(mobilePhone)).toMatch(/\D\d{6}\D/);
    expect(await shop.ask('member/web/phoneLogin', { mobilePhone, verifyCode: '12345' })).toMatchObject({
      code: '60001',
      message: '请输入6位验证码',
    });
  });
});

describe('changing the password', () => {
  const change = async (headers: Record<string, string>, oldPassword: string, newPassword: string) =>
    shop.ask(
      'member/changepassword',
      { oldPassword: await encrypt(oldPassword), newPassword: await encrypt(newPassword) },
      headers,
    );

  test('needs the old one, keeps this session and ends the others', async () => {
    const { account } = await aMember();
    const { headers: here } = await login(account, 'Demo1234');
    const { headers: elsewhere } = await login(account, 'Demo1234');
    expect(await change(here, 'Demo12345', 'Neu45678')).toEqual({
      code: '50001',
      data: null,
      message: '原密码错误',
    });
    expect(await change(here, 'Demo1234', 'short')).toMatchObject({ code: '60001' });
    expect(await change(here, 'Demo1234', 'Neu45678')).toEqual({ code: '0', data: null });
    const list = (headers: Record<string, string>) => shop.ask('member/session/list', {}, headers);
    expect((await list(here)).data).toHaveLength(1);
    expect(await list(elsewhere)).toMatchObject({ code: '40001' });
    expect(await login(account, 'Demo1234')).toMatchObject({ code: '60006' });
    expect(await login(account, 'Neu45678')).toMatchObject({ code: '0' });
  });

  test('keeps the other sessions on request; a call of its own ends them', async () => {
    const { account } = await aMember();
    const { headers: here } = await login(account, 'Demo1234');
    const { headers: elsewhere } = await login(account, 'Demo1234');
    const list = (headers: Record<string, string>) => shop.ask('member/session/list', {}, headers);
    const request = { oldPassword: await encrypt('Demo1234'), newPassword: await encrypt('Neu45678') };
    expect(await shop.ask('member/changepassword', { ...request, keepOthers: true }, here)).toEqual({
      code: '0',
      data: null,
    });
    expect((await list(elsewhere)).data).toHaveLength(2);
    await shop.ask('member/session/endothers', {}, here);
    expect(await list(elsewhere)).toMatchObject({ code: '40001' });
    expect((await list(here)).data).toHaveLength(1);
  });

  test('an open session gives no extra guesses at the old one', async () => {
    const { account } = await aMember();
    const { headers: here } = await login(account, 'Demo1234');
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await change(here, 'wrong', 'Neu45678')).toMatchObject({ code: '50001' });
    }
    expect(await change(here, 'Demo1234', 'Neu45678')).toMatchObject({ code: '60005' });
    later(15 * 60);
  });
});

describe('forgotten password', () => {
  async function reset(password: string) {
    const member = await aMember();
    later(60);
    await shop.ask('member/forgetpassword/verifycode', { mobilePhone: member.mobilePhone });
    const verifyCode = await lastCode(member.mobilePhone);
    const reply = await shop.ask('member/forgetpassword', {
      mobilePhone: member.mobilePhone,
      verifyCode,
      newPassword: await encrypt(password),
    });
    return { member, reply };
  }

  test('the new password works, the old one does not, and open sessions end', async () => {
    const member = await aMember();
    const { headers: before } = await login(member.account, 'Demo1234');
    await shop.ask('member/forgetpassword/verifycode', { mobilePhone: member.mobilePhone });
    const request = {
      mobilePhone: member.mobilePhone,
      verifyCode: await lastCode(member.mobilePhone),
      newPassword: await encrypt('Neu45678'),
    };
    expect(await shop.ask('member/forgetpassword', request)).toEqual({ code: '0', data: null });
    expect(await login(member.account, 'Demo1234')).toMatchObject({ code: '60006' });
    expect(await login(member.account, 'Neu45678')).toMatchObject({ code: '0' });
    expect(await shop.ask('member/session/list', {}, before)).toMatchObject({ code: '40001' });
    expect(await shop.ask('member/forgetpassword', request)).toMatchObject({ code: '60006' });
  });

  test('after five wrong codes the right one is reported as used up', async () => {
    const { mobilePhone } = await aMember();
    later(60);
    await shop.ask('member/forgetpassword/verifycode', { mobilePhone });
    const right = await lastCode(mobilePhone);
    const wrong = right === '000000' ? '000001' : '000000';
    const ask = async (verifyCode: string) =>
      shop.ask('member/forgetpassword', { mobilePhone, verifyCode, newPassword: await encrypt('Neu45678') });
    for (let guess = 0; guess < 5; guess += 1) await ask(wrong);
    expect(await ask(right)).toMatchObject({
      code: '60006',
      message: '验证码错误次数过多，已失效，请重新获取',
    });
  });

  test.each([
    ['a1234', '长度在 6 到 20 个字符'],
    ['a12345678901234567890', '长度在 6 到 20 个字符'],
    ['12345678', '至少为字母+数字'],
    ['abcdefgh', '至少为字母+数字'],
  ])('%s is refused: %s', async (password, message) => {
    expect((await reset(password)).reply).toMatchObject({ code: '60001', message });
  });

  test('a refused password does not use up the code', async () => {
    const { member } = await reset('short');
    expect(
      await shop.ask('member/forgetpassword', {
        mobilePhone: member.mobilePhone,
        verifyCode: await lastCode(member.mobilePhone),
        newPassword: await encrypt('Neu45678'),
      }),
    ).toMatchObject({ code: '0' });
  });
});
