import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orders, productSkus } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { anywhere } from '../../testing/hostile-requests';
import { openShop, type TestShop } from '../../testing/shop';
import { answer } from '../answer';
import { createAuditedAdmin } from '../log/audited-admin';
import type { Admin } from '../service';
import { createTracePage } from './create-trace-page';
import { digestOf } from './page-people';

const name = '李敏';
const password = 'a-password-that-nobody-guesses';
const product = { code: 'P-TRACE', pieces: 100 };
let shop: TestShop;
let admin: Admin;
let page: FastifyInstance;
let ready: Awaited<ReturnType<typeof readyToCheckOut>>;
let orderId: string;
let no: string;
let skuCode: string;

const basic = (who: string, word: string) => `Basic ${Buffer.from(`${who}:${word}`).toString('base64')}`;
const own = basic(name, password);
const get = (query: Record<string, string> = {}, authorization = own, remoteAddress = '10.0.0.1') =>
  page.inject({ url: `/?${new URLSearchParams(query)}`, headers: { authorization }, remoteAddress });

beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  const by = { person: '王强', role: '仓库', account: 'wang' };
  admin = createAuditedAdmin(shop.db, () => shop.time.now, { by, sms: shop.sms });
  page = createTracePage({ db: shop.db, clock: () => shop.time.now });
  await answer(admin, 'openPage', { name, role: '质量', digest: digestOf(password) });
  await addPayWays(shop.db);
  const { skuId } = await addProduct(shop.db, product);
  const [sku] = await shop.db.select().from(productSkus).where(eq(productSkus.id, skuId));
  skuCode = sku?.code ?? '';
  ready = await readyToCheckOut(shop, 1);
  orderId = await placeOrder(ready, skuId, 3);
  await shop.db.update(orders).set({ status: 7 }).where(eq(orders.id, orderId));
  ({ no } = await ready.buyer.get('order/detail', { orderId }));
  await answer(admin, 'ship', {
    no,
    carrier: '安澜物流',
    trackingNos: ['T-1'],
    lots: [`${skuCode}=<L1>,3,2028-03-31,(01)06912345678905`],
  });
});
afterAll(async () => {
  await page.close();
  await shop.close();
});

test.each([
  ['nobody', ''],
  ['a wrong password', basic(name, 'guessed')],
  ['somebody whom the admin does not know', basic('王强', password)],
  ['what is no name and password', 'Basic !'],
  ['a buyer with a session', 'Bearer x'],
])('%s gets nothing, not even the stylesheet', async (_, authorization) => {
  for (const url of [`/?no=${no}`, '/style.css', '/else']) {
    const headers = { authorization, 'a-session-id': ready.buyer.token };
    const reply = await page.inject({ url, headers });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Basic realm="admin", charset="UTF-8"');
    expect(reply.body).not.toContain(no);
  }
});

test("the buyers' address does not serve this page", async () => {
  for (const url of ['/trace', '/admin', '/admin/trace'])
    expect((await shop.app.inject({ url, headers: { authorization: own } })).statusCode).toBe(404);
});

test.each([
  ['lot', () => ({ lot: '<L1>' })],
  ['UDI', () => ({ udi: '(01)06912345678905' })],
  ['number of a UDI', () => ({ udi: '06912345678905' })],
  ['product', () => ({ product: product.code })],
  ['kind of a product', () => ({ product: skuCode })],
  ['order', () => ({ no: no.toLowerCase() })],
])('by %s it shows where devices went, and who approved them when', async (_, query) => {
  const { body, statusCode, headers } = await get(query());
  expect(statusCode).toBe(200);
  for (const text of [
    no,
    '&#60;L1&#62;',
    '06912345678905',
    '有效期至 2028-03-31',
    '安澜物流',
    'T-1',
    '王强',
    '仓库',
  ])
    expect(body).toContain(text);
  expect(body).toMatch(/共发出 <b>3 .+<\/b>：1 个订单，1 家客户，1 行/);
  expect(body).toContain(`${name}（质量）`);
  expect(body).not.toContain('<L1>');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
  });
});

test('it shows receipts, per line or for the whole order, with their time', async () => {
  expect((await get({ no })).body).toMatch(/未收货.*本行已收 0\/3/s);
  const [parcel] = await ready.buyer.get('order/parcels', { orderId });
  const line = parcel?.lines[0]?.id ?? '';
  await ready.buyer.get('order/parcel/receive', {
    parcelId: parcel?.id ?? '',
    lines: [{ id: line, count: 2 }],
  });
  expect((await get({ no })).body).toMatch(/class="time">20\d\d-\d\d-\d\d.*本行已收 2\/3/s);
  await ready.buyer.get('order/receive', { orderId });
  expect((await get({ no })).body).not.toContain('未收货');
});

test('no result, no query and odd queries each have a message', async () => {
  expect((await get({ lot: 'NONE' })).body).toContain('没有发出过符合条件的产品');
  expect((await get()).body).toContain('按批号、UDI、产品或订单查询');
  for (const lot of ['\0', "'; drop table parcels; --", '%', 'x'.repeat(5000)])
    expect((await get({ lot })).statusCode).toBe(200);
  expect((await page.inject({ url: '/?lot=a&lot=b', headers: { authorization: own } })).statusCode).toBe(200);
  expect((await page.inject({ method: 'POST', url: '/', headers: { authorization: own } })).statusCode).toBe(
    404,
  );
});

test('a new password replaces the old one, and revoked users lose access', async () => {
  await answer(admin, 'openPage', { name, role: '质量', digest: digestOf('another') });
  expect((await get()).statusCode).toBe(401);
  expect((await get({}, basic(name, 'another'))).statusCode).toBe(200);
  await answer(admin, 'closePage', { name });
  expect((await get({}, basic(name, 'another'))).statusCode).toBe(401);
  const { entries } = await admin.log({ limit: 1, subject: name });
  expect(entries).toMatchObject([{ person: '王强', command: 'closePage', outcome: 'done' }]);
});

describe('guessing and malformed input', () => {
  beforeAll(() => answer(admin, 'openPage', { name, role: '质量', digest: digestOf(password) }));

  test('of three hundred concurrent guesses twenty count, and other networks still see the page', async () => {
    const from = (password: string) => get({}, basic(name, password), '10.0.0.2');
    const replies = await Promise.all(Array.from({ length: 300 }, (_, n) => from(`guess ${n}`)));
    const count = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
    expect([count(401), count(429)]).toEqual([20, 280]);
    expect((await from(password)).statusCode).toBe(429);
    expect((await get()).statusCode).toBe(200);
    shop.time.now = new Date(shop.time.now.getTime() + 15 * 60_000);
    expect((await from(password)).statusCode).toBe(200);
  });

  test('authorised users are not rate limited', async () => {
    for (let n = 0; n < 30; n += 1) expect((await get({}, own, '10.0.0.3')).statusCode).toBe(200);
  });

  test('no name, password or query causes a server error', async () => {
    const texts = anywhere.map(([what, value]) => [
      what,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    for (const [at, [what, text = '']] of texts.entries()) {
      const address = `10.0.1.${at}`;
      for (const authorization of [basic(text, password), basic(name, text)])
        expect([what, (await get({}, authorization, address)).statusCode]).toEqual([what, 401]);
      // Longer headers are refused before they reach the page.
      const short = text.slice(0, 2_000);
      for (const field of ['lot', 'udi', 'product', 'no', 'else'])
        expect([what, field, (await get({ [field]: short })).statusCode]).toEqual([what, field, 200]);
    }
  });
});
