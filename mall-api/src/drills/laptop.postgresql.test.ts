import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSEncrypt from 'jsencrypt';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { orders } from '../db/schema';
import { laptopPassword } from '../move/copy-to-laptop';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { runMove } from '../testing/run-move';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const orderCount = 5;

let root: string;
let database: TestDatabase;
let db: Database;
let shop: ApiProcess;
let buyer: DrillBuyer;
let skuIds: string[];

const copyTo = (folder: string, killAfterMs?: number) =>
  runMove(['--laptop', folder], { DATABASE_URL: database.options.url ?? '' }, killAfterMs);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-laptop-'));
  database = await createTestDatabase('empty');
  shop = await startApi(database.options);
  await shop.ready();
  db = await openDatabase(database.options);
  await addPayWays(db);
  ({ skuIds } = await addProduct(db, { skus: Array.from({ length: orderCount + 1 }, () => ({})) }));
  buyer = await addDrillBuyer(db, skuIds);
  for (const skuId of skuIds.slice(1))
    expect(await shop.ask('order/generateOrder', buyer.order(skuId), buyer.headers)).toMatchObject({
      code: '0',
    });
}, 120_000);
afterAll(async () => {
  await shop?.end('SIGKILL');
  await db?.close();
  await database?.remove();
  rmSync(root, { recursive: true, force: true });
});

test('whenever it is killed there is no copy; another run makes it, and a third one leaves it alone', async () => {
  const begun = Date.now();
  expect(await copyTo(join(root, 'whole'))).toMatchObject({ code: 0 });
  const milliseconds = Date.now() - begun;
  const folder = join(root, 'killed');
  let kills = 0;
  for (const part of [0.4, 0.7, 0.85]) {
    const { code } = await copyTo(folder, part * milliseconds);
    if (code === null) kills += 1;
    // On a busy machine one may have been quicker than the first.
    else rmSync(folder, { recursive: true });
    expect(existsSync(folder)).toBe(false);
  }
  expect(kills).toBeGreaterThan(0);
  const { code, text } = await copyTo(folder);
  expect([code, text]).toEqual([0, expect.stringContaining('人员：1 个账号，buyer0001 起')]);
  expect(await copyTo(folder)).toEqual({ code: 1, text: expect.stringContaining('不是空文件夹，没有改动') });
});

test('the copy is a shop: everybody logs in with one password, has their orders and orders more', async () => {
  const dataFolder = join(root, 'killed');
  const laptop = await startApi({ dataFolder }, { env: { FILES_DIR: '' } });
  await laptop.ready();
  const { data: keys } = await laptop.ask('member/web/login/key', {});
  const { publicKey, nonce } = keys as { publicKey: string; nonce: string };
  const browser = new JSEncrypt();
  browser.setPublicKey(publicKey);
  const password = String(browser.encrypt(`${nonce} ${laptopPassword}`));
  const login = await laptop.ask('member/web/login', { account: 'buyer0001', password });
  expect(login.code).toBe('0');
  const headers = { 'a-session-id': (login.data as { sessionId: string }).sessionId };
  const page = await laptop.ask('order/page', { current: 1, pageSize: 20 }, headers);
  expect(page.data).toHaveLength(orderCount);
  const [skuId = ''] = skuIds;
  expect(await laptop.ask('order/generateOrder', buyer.order(skuId), headers)).toMatchObject({ code: '0' });
  // The session of the shop is none of the copy.
  expect(await laptop.ask('order/page', { current: 1, pageSize: 20 }, buyer.headers)).not.toMatchObject({
    code: '0',
  });
  expect(await laptop.end('SIGTERM')).toBe(0);
  expect(await db.$count(orders)).toBe(orderCount);
});
