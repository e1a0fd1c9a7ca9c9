import { eq, sql } from 'drizzle-orm';
import JSEncrypt from 'jsencrypt';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { loginKeys, orders, productStocks } from '../db/schema';
import { hashPassword } from '../modules/account/password-hash';
import { type ApiProcess, processFiles, startApi } from '../testing/api-process';
import { addMember, addProduct, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { sentCode } from '../testing/sent-texts';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

let database: TestDatabase;
let db: Database;
let both: [ApiProcess, ApiProcess];
let product: TestProduct;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  both = [await startApi(database.options), await startApi(database.options)];
  await Promise.all(both.map((api) => api.ready()));
  db = await openDatabase(database.options);
  await addPayWays(db);
  product = await addProduct(db, { pieces: 10 });
}, 120_000);
afterAll(async () => {
  await Promise.all(both.map((api) => api.end('SIGKILL')));
  await db.close();
  await database.remove();
});

const password = 'Demo1234';

async function aMember(): Promise<{ account: string; mobilePhone: string }> {
  const { memberId } = await addMember(db, { passwordHash: await hashPassword(password) });
  const member = await db.query.members.findFirst({ where: (row) => eq(row.id, memberId) });
  if (!member) throw new Error('no member');
  return member;
}

async function encrypted(text: string, by: ApiProcess): Promise<string> {
  const browser = new JSEncrypt();
  const { data } = await by.ask('member/web/login/key', {});
  const { publicKey, nonce } = data as { publicKey: string; nonce: string };
  browser.setPublicKey(publicKey);
  return String(browser.encrypt(`${nonce} ${text}`));
}

test('two processes that start at once on an empty database migrate it once', async () => {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
});

test('share login keys and sessions: login and logout on one apply to the other', async () => {
  const [one, other] = both;
  const keys = await Promise.all(both.map((api) => api.ask('member/web/login/key', {})));
  expect(new Set(keys.map(({ data }) => (data as { publicKey: string }).publicKey)).size).toBe(1);
  expect(await db.$count(loginKeys)).toBe(1);

  const { account } = await aMember();
  const login = await one.ask('member/web/login', { account, password: await encrypted(password, other) });
  expect(login.code).toBe('0');
  const headers = { 'a-session-id': (login.data as { sessionId: string }).sessionId };
  expect(await other.ask('order/page', {}, headers)).toMatchObject({ code: '0' });
  const reset = await fetch(`http://127.0.0.1:${other.port}/api/sale/mall/member/web/logout`, { headers });
  expect(await reset.json()).toMatchObject({ code: '0' });
  expect(await one.ask('order/page', {}, headers)).toMatchObject({ code: '40001' });
});

test('share codes: a code from one process is valid on the other, once', async () => {
  const [one, other] = both;
  const { mobilePhone } = await aMember();
  expect(await one.ask('member/verifycode', { mobilePhone })).toMatchObject({ code: '0' });
  const login = { mobilePhone, verifyCode: await sentCode(db, processFiles, mobilePhone) };
  const replies = await Promise.all([other, one].map((api) => api.ask('member/web/phoneLogin', login)));
  expect(replies.map(({ code }) => code).sort()).toEqual(['0', '60006']);
});

test('share throttles: guesses and messages count together', async () => {
  const [one, other] = both;
  const { account, mobilePhone } = await aMember();
  const wrong = async () => ({ account, password: await encrypted('wrong', one) });
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await (guess % 2 ? one : other).ask('member/web/login', await wrong())).toMatchObject({
      code: '60006',
    });
  }
  for (const api of both)
    expect(await api.ask('member/web/login', await wrong())).toMatchObject({ code: '60005' });

  expect(await one.ask('member/verifycode', { mobilePhone })).toMatchObject({ code: '0' });
  expect(await other.ask('member/verifycode', { mobilePhone })).toMatchObject({ code: '60005' });
});

const submit = (api: ApiProcess, { order, headers }: DrillBuyer, key: string) =>
  api.ask('order/generateOrder', order(product.skuId), { ...headers, 'idempotency-key': key });

test('share idempotency keys: one key sent to both at once creates one order', async () => {
  const buyer = await addDrillBuyer(db, [product.skuId]);
  const replies = await Promise.all([...both, ...both].map((api) => submit(api, buyer, 'same-key')));
  expect(replies.map(({ code }) => code)).toEqual(['0', '0', '0', '0']);
  expect(new Set(replies.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
  expect(await db.$count(orders, eq(orders.memberId, buyer.memberId))).toBe(1);
});

test('log one line per call, by request id, without secrets', async () => {
  const [one] = both;
  const { account } = await aMember();
  const sent = await encrypted(password, one);
  const login = await one.ask('member/web/login', { account, password: sent });
  const token = (login.data as { sessionId: string }).sessionId;
  await one.ask('order/page', { keyword: '不入日志' }, { 'a-session-id': token });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const lines = one
    .printed()
    .split('\n')
    .filter((line) => line.includes('"msg":"call"'))
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ path: '/api/sale/mall/order/page', status: 200 });
  expect(lines.at(-1).reqId).toMatch(/^[0-9a-f-]{36}$/);
  for (const secret of [sent, password, token, '不入日志']) expect(one.printed()).not.toContain(secret);
});

// Last, because it ends a process.
test('a stopping process finishes its current order and accepts no new call', async () => {
  const [stopping] = both;
  const buyer = await addDrillBuyer(db, [product.skuId]);
  const { answer, exit } = await db.transaction(async (tx) => {
    // The submission waits for its product's stock, which is locked here.
    await tx.select().from(productStocks).where(eq(productStocks.productId, product.id)).for('update');
    const answer = submit(stopping, buyer, 'under-way');
    const waiting = async () => {
      const { rows } = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      return rows[0]?.n === 1;
    };
    while (!(await waiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    const exit = stopping.end('SIGTERM');
    const refused = () =>
      fetch(`http://127.0.0.1:${stopping.port}/health`).then(
        ({ ok }) => !ok,
        () => true,
      );
    while (!(await refused())) await new Promise((resolve) => setTimeout(resolve, 20));
    return { answer, exit };
  });
  expect(await answer).toMatchObject({ code: '0' });
  expect(await exit).toBe(0);
  expect(await db.$count(orders, eq(orders.memberId, buyer.memberId))).toBe(1);
});
