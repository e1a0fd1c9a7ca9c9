import { eq } from 'drizzle-orm';
import { members } from '../../db/schema';
import { freePort } from '../../testing/free-port';
import { sentMails } from '../../testing/sent-texts';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.passTo(new Date(shop.time.now.getTime() + 86_400_000));
  buyer = await shop.buyer();
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `shen${addresses}@hospital.example`;
};

const codeTo = async (email: string) =>
  /\d{6}/.exec((await sentMails(shop.db, shop.filesDir, email))[0] ?? '')?.[0] ?? '';

async function bind(email: string, as = buyer) {
  await as.get('member/email/verifycode', { email });
  return as.ask('member/email/bind', { email, verifyCode: await codeTo(email) });
}

const read = (as = buyer) => as.get('member/notification', {});
const wantedOf = async (topic: string, as = buyer) =>
  (await read(as)).choices.find((choice) => choice.topic === topic);

describe('choices', () => {
  test('at first only what waits for a decision goes out, by text', async () => {
    const { email, mobilePhone, choices } = await read();
    expect({ email, mobilePhone }).toEqual({
      email: null,
      mobilePhone: expect.stringMatching(/^138\*{4}\d{4}$/),
    });
    expect(choices.filter(({ text, mail }) => text || mail)).toEqual([
      { topic: 'decision', text: true, mail: false },
    ]);
  });

  test('are the member’s own, each by itself', async () => {
    const colleague = await shop.buyer({ clientId: buyer.clientId });
    await buyer.get('member/notification/edit', { topic: 'quote', channel: 'text', wanted: true });
    await buyer.get('member/notification/edit', { topic: 'decision', channel: 'text', wanted: false });
    expect(await wantedOf('quote')).toEqual({ topic: 'quote', text: true, mail: false });
    expect(await wantedOf('decision')).toEqual({ topic: 'decision', text: false, mail: false });
    expect(await wantedOf('quote', colleague)).toEqual({ topic: 'quote', text: false, mail: false });
  });

  test('mail needs an address', async () => {
    const choice = { topic: 'order', channel: 'mail', wanted: true } as const;
    expect(await buyer.ask('member/notification/edit', choice)).toMatchObject({
      code: '60003',
      message: '请先绑定邮箱',
    });
    await bind(newAddress());
    await buyer.get('member/notification/edit', choice);
    expect(await wantedOf('order')).toMatchObject({ mail: true });
  });
});

describe('the mail address', () => {
  test('is bound by a code that was sent there, in lower case, and shown masked', async () => {
    const email = newAddress();
    await buyer.get('member/email/verifycode', { email: ` ${email.toUpperCase()} ` });
    const [mail] = await sentMails(shop.db, shop.filesDir, email);
    expect(mail).toMatch(/^邮箱验证码 验证码 \d{6}，5 分钟内有效，请勿告诉他人。$/);
    const verifyCode = await codeTo(email);
    expect(await buyer.ask('member/email/bind', { email, verifyCode: '000000' })).toMatchObject({
      code: '60006',
      message: '邮箱或验证码有误',
    });
    await buyer.get('member/email/bind', { email: email.toUpperCase(), verifyCode });
    expect(await read()).toMatchObject({ email: 's***@hospital.example' });
    const row = await shop.db.query.members.findFirst({ where: (one) => eq(one.id, buyer.memberId) });
    expect(row?.email).toBe(email);
    expect(await buyer.ask('member/email/bind', { email, verifyCode })).toMatchObject({ code: '60006' });
  });

  test('is no other one than the code was sent to', async () => {
    const [own, other] = [newAddress(), newAddress()];
    await buyer.get('member/email/verifycode', { email: own });
    const verifyCode = await codeTo(own);
    expect(await buyer.ask('member/email/bind', { email: other, verifyCode })).toMatchObject({
      code: '60006',
    });
  });

  test('may be several members’, and nobody learns whose it is', async () => {
    const email = newAddress();
    const stranger = await shop.buyer();
    const first = await bind(email);
    await shop.passTo(new Date(shop.time.now.getTime() + 60_000));
    expect(await bind(email, stranger)).toEqual(first);
    expect(await read(buyer)).toMatchObject({ email: 's***@hospital.example' });
    expect(await read(stranger)).toMatchObject({ email: 's***@hospital.example' });
  });

  test('is forgotten with what was chosen to go there', async () => {
    const email = newAddress();
    await bind(email);
    await buyer.get('member/notification/edit', { topic: 'order', channel: 'mail', wanted: true });
    await buyer.get('member/email/remove', {});
    expect(await read()).toMatchObject({ email: null });
    expect(await shop.db.$count(members, eq(members.email, email))).toBe(0);
    await bind(newAddress());
    expect(await wantedOf('order')).toMatchObject({ mail: false });
  });

  test('gets one code a minute, and a member sends twenty a day, to whomever', async () => {
    const email = newAddress();
    await buyer.get('member/email/verifycode', { email });
    expect(await buyer.ask('member/email/verifycode', { email })).toMatchObject({ code: '60005' });
    for (let sent = 1; sent < 20; sent += 1)
      await buyer.get('member/email/verifycode', { email: newAddress() });
    expect(await buyer.ask('member/email/verifycode', { email: newAddress() })).toMatchObject({
      code: '60005',
    });
  });

  test('takes ten wrong codes in a quarter of an hour', async () => {
    const email = newAddress();
    const codes = [];
    for (let tries = 0; tries < 11; tries += 1)
      codes.push((await buyer.ask('member/email/bind', { email, verifyCode: '123456' })).code);
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['60006']));
    expect(codes[10]).toBe('60005');
  });

  test.each(['', 'shen', 'a@b', 'a b@c.example', 'a@b.example,c@d.example', '李@b.example'])(
    '“%s” is none',
    async (email) => {
      expect(await buyer.ask('member/email/verifycode', { email })).toMatchObject({
        code: '60001',
        message: expect.stringContaining('请输入正确的邮箱地址'),
      });
    },
  );

  test('cannot be confirmed while the mail server is away, which costs none of the day’s codes', async () => {
    const mail = { url: `smtp://127.0.0.1:${await freePort()}`, from: 'shop@mail.example' };
    const cutOff = await openShop({ mail });
    const member = await cutOff.buyer();
    const email = newAddress();
    for (let tries = 0; tries < 2; tries += 1)
      expect(await member.ask('member/email/verifycode', { email })).toMatchObject({
        code: '50001',
        message: '验证码邮件未能发出，请核对邮箱地址或稍后重试',
      });
    await cutOff.close();
  });
});
