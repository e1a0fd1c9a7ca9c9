import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from 'object-store';
import { openBucket } from 'object-store/bucket';
import { type Ceph, startCeph } from 'object-store/testing';
import { startNginx } from 'tooling/lib/nginx.mjs';
import { createAdmin } from '../admin';
import type { Database } from '../db/database';
import { openInstallationSecret } from '../db/installation-secret';
import { openDatabase } from '../db/open-database';
import { type ApiProcess, askAt, startApi } from '../testing/api-process';
import { addProduct, countPieces, type TestProduct } from '../testing/builders';
import { addPayWays } from '../testing/checkout';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { contents, uploadPaper } from '../testing/files';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';
import { startOrderLoad } from './order-load';

const hosts = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
const pieces = 100_000;

let ceph: Ceph;
let reports: ObjectStore;
let root: string;
let database: TestDatabase;
let db: Database;
let product: TestProduct;
let machines: ApiProcess[];
let nginx: Awaited<ReturnType<typeof startNginx>>;
let ask: ApiProcess['ask'];

beforeAll(async () => {
  ceph = await startCeph();
  root = mkdtempSync(join(tmpdir(), 'mall-machines-'));
  database = await createTestDatabase();
  db = await openDatabase(database.options);
  await addPayWays(db);
  product = await addProduct(db, { pieces });
  await openInstallationSecret(db, join(root, hosts[0] ?? ''));
  const name = await ceph.bucket();
  const endpoint = `http://127.0.0.1:${ceph.port}`;
  reports = await openBucket({ bucket: name, prefix: 'reports/', endpoint, region: 'us-east-1', seconds: 5 });
  const bucket = {
    FILES_URL: `s3://${name}/files`,
    TELEMETRY_URL: `s3://${name}/reports`,
    S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? '',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
  machines = [];
  for (const host of hosts) {
    const folder = join(root, host);
    if (machines.length > 0) {
      mkdirSync(folder, { mode: 0o700 });
      copyFileSync(join(root, hosts[0] ?? '', '.secret'), join(folder, '.secret'));
    }
    machines.push(await startApi(database.options, { host, env: { ...bucket, FILES_DIR: folder } }));
  }
  for (const machine of machines) await machine.ready();
  nginx = await startNginx(join(root, 'nginx'), {
    store: join(root, 'store'),
    channel: 'stable',
    api: machines.map(({ port }, n) => `${hosts[n]}:${port}`),
  });
  ask = askAt(nginx.origin);
}, 120_000);
afterAll(async () => {
  await nginx?.stop();
  for (const machine of machines ?? []) await machine.end('SIGKILL');
  reports?.close();
  await db?.close();
  await ceph?.stop();
  await database?.remove();
  rmSync(root, { recursive: true, force: true });
});

/** Calls that each machine has answered, by path. */
const answered = () =>
  machines.map((machine) =>
    machine
      .printed()
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'))
      .map((line) => (JSON.parse(line) as { path: string }).path),
  );

const aBuyer = () => addDrillBuyer(db, [product.skuId]);

/** Orders so many units, one of which is in the cart. */
async function order(buyer: DrillBuyer, count: number): Promise<string> {
  const added = await ask('memberCart/add', { skuId: product.skuId, count: count - 1 }, buyer.headers);
  const placed = await ask('order/generateOrder', buyer.order(product.skuId), {
    ...buyer.headers,
    'idempotency-key': randomUUID(),
  });
  expect([added.code, placed.code]).toEqual(['0', '0']);
  return (placed.data as { id: string }).id;
}

interface Detail {
  no: string;
  statusName: string;
  payStatusName: string;
  orderContract: { originFileUrl: string };
  payment: { vouchers: { fileUrl: string; status: string }[] };
}

async function detail(buyer: DrillBuyer, orderId: string): Promise<Detail> {
  return (await ask('order/detail', { orderId }, buyer.headers)).data as Detail;
}

const hand = (buyer: DrillBuyer, orderId: string, busType: '4' | '5') =>
  uploadPaper(nginx.origin, buyer.headers, { busType, orderId });

async function download(buyer: DrillBuyer, url: string): Promise<string> {
  const reply = await fetch(nginx.origin + url, { headers: buyer.headers });
  expect(reply.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await reply.arrayBuffer()))
    .digest('hex');
}

test('an order is placed, signed for, paid and read over three machines as over one', async () => {
  const buyer = await aBuyer();
  const orderId = await order(buyer, 3);
  const { no, orderContract } = await detail(buyer, orderId);

  // Each machine draws the paper or finds it in the bucket: the same one.
  const papers = [];
  for (const _ of hosts) papers.push(await download(buyer, orderContract.originFileUrl));
  expect(new Set(papers).size).toBe(1);

  const handed = createHash('sha256').update(contents.pdf).digest('hex');
  const contract = await hand(buyer, orderId, '4');
  const voucher = await hand(buyer, orderId, '5');
  expect([contract.code, voucher.code]).toEqual(['0', '0']);
  for (const { data } of [contract, voucher])
    for (const _ of hosts)
      expect(await download(buyer, `/api/sale/mall/file/download/${data.fileId}`)).toBe(handed);

  const admin = createAdmin(db, () => new Date(), { send: () => Promise.resolve() });
  await admin.pay({ no, amount: '30.00', voucherNo: 'P1', over: false });
  for (const _ of hosts)
    expect(await detail(buyer, orderId)).toMatchObject({
      payStatusName: '已付款',
      payment: { vouchers: [{ status: 'checked' }] },
    });

  for (const calls of answered()) expect(calls.length).toBeGreaterThan(3);
});

test('an order that is cancelled on one is closed on all, once, and its stock is back', async () => {
  const buyer = await aBuyer();
  const before = await countPieces(db, product.id);
  const orderId = await order(buyer, 5);
  expect(await countPieces(db, product.id)).toBe(before - 5);
  const cancelled = await Promise.all(hosts.map(() => ask('order/cancel', { orderId }, buyer.headers)));
  expect(cancelled.filter(({ code }) => code === '0')).not.toEqual([]);
  for (const _ of hosts) expect((await detail(buyer, orderId)).statusName).toBe('已关闭');
  expect(await countPieces(db, product.id)).toBe(before);
});

test('a session that ends on one has ended on all, with its files', async () => {
  const buyer = await aBuyer();
  const orderId = await order(buyer, 2);
  const { data } = await hand(buyer, orderId, '4');
  await fetch(`${nginx.origin}/api/sale/mall/member/web/logout`, { headers: buyer.headers });
  for (const _ of hosts) {
    expect(await ask('order/detail', { orderId }, buyer.headers)).toMatchObject({ code: '40001' });
    const url = `${nginx.origin}/api/sale/mall/file/download/${data.fileId}`;
    expect(await (await fetch(url, { headers: buyer.headers })).json()).toMatchObject({ code: '40001' });
  }
});

test('what a browser reports is in one bucket, whichever machine hears of it', async () => {
  const begun = await fetch(`${nginx.origin}/api/sale/mall/member/web/login/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  for (const visit of hosts) {
    const event = {
      kind: 'event',
      name: 'shell-start',
      at: 1,
      page: '/home',
      app: 'shell',
      version: '1',
      visit,
    };
    expect(await ask('telemetry/report', { events: [event] }, { cookie })).toMatchObject({ code: '0' });
  }
  const today = () => new Date().toISOString().slice(0, 10);
  const firstDay = today();
  const stored = async () => {
    const visits = new Set<string>();
    for (const day of new Set([firstDay, today()]))
      for await (const { key } of reports.list(`${day}/`)) {
        const content = await reports.get(key);
        const lines = content ? (await text(content)).trim().split('\n') : [];
        for (const line of lines) visits.add((JSON.parse(line) as { visit: string }).visit);
      }
    return [...visits].sort();
  };
  while ((await stored()).length < hosts.length) await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stored()).toEqual(hosts);
});

// Last, because it ends a machine.
test('a machine dies under load: nothing is lost or doubled, and buyers are answered by the others', async () => {
  const load = await startOrderLoad(db, [{ ask }], 6);
  await load.more(60);
  await machines[1]?.end('SIGKILL');
  await load.more(60);
  await load.end();
  expect(await load.check(db)).toEqual({ lost: 0, doubled: 0, stockOff: 0 });
  const buyer = await aBuyer();
  const codes = [];
  for (let n = 0; n < 6; n += 1) codes.push((await ask('order/page', {}, buyer.headers)).code);
  expect(codes).toEqual(Array(6).fill('0'));
}, 120_000);
