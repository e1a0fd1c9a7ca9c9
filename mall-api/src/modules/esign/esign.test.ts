import { eq } from 'drizzle-orm';
import { clients, files, members, orderContracts, orderOperationLogs, orders } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { contents, open, upload } from '../../testing/files';
import { readPdf } from '../../testing/read-pdf';
import { sentCode } from '../../testing/sent-texts';
import { openShop, type TestShop } from '../../testing/shop';
import { lockOrder, moveOrder } from '../order/move-order';

let shop: TestShop;
let skuId: string;
let ready: Checkout;
let orderId: string;
let token: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  ({ skuId } = await addProduct(shop.db, { name: '过氧乙酸消毒液', pieces: 100_000 }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
  await shop.db.update(clients).set({ signQys: true }).where(eq(clients.id, ready.buyer.clientId));
  orderId = await placeOrder(ready, skuId);
  token = await tokenOf(orderId);
  // One code a minute, thirty an hour per address.
  shop.time.now = new Date(shop.time.now.getTime() + 3_600_000);
});

const contractOf = async (id = orderId) => {
  const [contract] = await shop.db.select().from(orderContracts).where(eq(orderContracts.orderId, id));
  return contract;
};
const tokenOf = async (id: string) => (await contractOf(id))?.signToken ?? '';
const detail = () => ready.buyer.get('order/detail', { orderId });

async function codeSent(): Promise<string> {
  await ready.buyer.get('esign/code', { token });
  const [signer] = await shop.db.select().from(members).where(eq(members.id, ready.buyer.memberId));
  return sentCode(shop.db, shop.filesDir, signer?.mobilePhone ?? '');
}
const sign = async (name = '沈采购') =>
  ready.buyer.ask('esign/sign', { token, name, verifyCode: await codeSent() });

async function move(to: 10 | 5 | 98): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order)
      await moveOrder(tx, order, { to, statusDesc: '厂家处理', operator: 'provider' }, shop.time.now);
  });
}

describe('an order of a client that signs electronically', () => {
  test('links to the signing page, which shows the document to sign', async () => {
    const { orderContract } = await detail();
    expect(orderContract).toMatchObject({
      signQys: true,
      signUrl: `/api/esign/${token}`,
      viewUrl: `/api/esign/${token}`,
      uploadFileUrl: null,
    });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 1 });
    const contract = await ready.buyer.get('esign/contract', { token });
    expect(contract).toMatchObject({
      orderId,
      qysStatus: 1,
      totalAmountUnit: '10.00',
      signerName: null,
      signTime: null,
      fileUrl: `/api/sale/mall/file/download/contract-${orderId}`,
    });
    expect(contract.mobilePhone).toMatch(/^138\*{4}\d{4}$/);
    expect((await open(shop, ready.buyer, contract.fileUrl)).headers['content-type']).toBe('application/pdf');
  });

  test('is signed with name and code: the contract is stamped, the order moves on', async () => {
    const { fileUrl } = await ready.buyer.get('esign/contract', { token });
    const template = await open(shop, ready.buyer, fileUrl);
    expect(await sign('沈 采购')).toEqual({ code: '0', data: null });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 2 });
    const order = await detail();
    expect(order).toMatchObject({
      status: 6,
      operationLog: { statusDesc: '合同已签署' },
      orderContract: { signUrl: null, viewUrl: `/api/esign/${token}` },
    });
    const signed = await open(shop, ready.buyer, order.orderContract?.uploadFileUrl ?? '');
    expect(signed.headers['content-disposition']).toContain(encodeURIComponent('已签署.pdf'));
    const { text, pages } = readPdf(signed.rawPayload);
    const [{ sha256 } = { sha256: '' }] = await shop.db
      .select()
      .from(files)
      .where(eq(files.id, (await contractOf())?.originFileId ?? ''));
    for (const part of [
      '沈 采购',
      '电子签署 2026-',
      '短信验证码核验',
      sha256.slice(0, 32),
      sha256.slice(32),
    ]) {
      expect(text).toContain(part);
    }
    const { pages: before } = readPdf(template.rawPayload);
    expect(pages).toHaveLength(before.length);
    expect(await ready.buyer.get('esign/contract', { token })).toMatchObject({
      qysStatus: 2,
      signerName: '沈 采购',
      fileUrl: `/api/sale/mall/file/download/signed-${orderId}`,
    });
    if (process.env['PAPERS']) {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(`${process.env['PAPERS']}/signed.pdf`, signed.rawPayload);
    }
  });

  test('is signed once, however often it is requested', async () => {
    const verifyCode = await codeSent();
    const replies = await Promise.all(
      [1, 2, 3].map(() => ready.buyer.ask('esign/sign', { token, name: '沈采购', verifyCode })),
    );
    expect(replies.filter(({ code }) => code === '0')).toHaveLength(1);
    const logs = await shop.db
      .select()
      .from(orderOperationLogs)
      .where(eq(orderOperationLogs.orderId, orderId));
    expect(logs.filter(({ statusDesc }) => statusDesc === '合同已签署')).toHaveLength(1);
    expect(await sign().catch((error) => error)).toBeInstanceOf(Error);
    expect(await ready.buyer.ask('esign/code', { token })).toMatchObject({
      code: '60003',
      message: '合同已签署，无需重复操作',
    });
  });

  test('can be withdrawn and then uploaded on paper', async () => {
    expect(await ready.buyer.get('esign/withdraw', { token })).toBeNull();
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 4 });
    expect(await detail()).toMatchObject({
      status: 5,
      operationLog: { statusDesc: '已撤回电子合同，请上传盖章合同' },
      orderContract: { signUrl: null, viewUrl: null },
    });
    expect(await ready.buyer.ask('esign/withdraw', { token })).toMatchObject({
      code: '60003',
      message: '合同已撤回，请上传盖章合同',
    });
    expect(await ready.buyer.ask('esign/code', { token })).toMatchObject({ code: '60003' });
    const paper = { name: '合同.pdf', content: contents.pdf };
    const fields = { busType: '4', fileName: '合同.pdf', orderId };
    expect(await upload(shop, ready.buyer, 'file/upload', fields, paper)).toMatchObject({ code: '0' });
    expect(await detail()).toMatchObject({ status: 6 });
  });

  test('returned by the provider must be signed again', async () => {
    await sign();
    await move(10);
    await move(5);
    expect(await ready.buyer.get('esign/contract', { token })).toMatchObject({
      qysStatus: 1,
      signerName: null,
    });
    expect(await detail()).toMatchObject({ status: 5, orderContract: { uploadFileUrl: null } });
    shop.time.now = new Date(shop.time.now.getTime() + 120_000);
    expect(await sign('李采购')).toMatchObject({ code: '0' });
    const { orderContract } = await detail();
    const { text } = readPdf((await open(shop, ready.buyer, orderContract?.uploadFileUrl ?? '')).rawPayload);
    expect(text).toContain('李采购');
    expect(text).not.toContain('沈采购');
  });

  test('withdraws its contract when cancelled unsigned, and voids it when signed', async () => {
    await ready.buyer.get('order/cancel', { orderId });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 4 });
    orderId = await placeOrder(ready, skuId);
    token = await tokenOf(orderId);
    await sign();
    await ready.buyer.get('order/cancel', { orderId });
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 3 });
  });
});

test('an order of another client is not signed electronically', async () => {
  const other = await readyToCheckOut(shop);
  const id = await placeOrder(other, skuId);
  expect(await other.buyer.get('order/contract/judge', { orderId: id })).toEqual({ qysStatus: 0 });
  expect(await other.buyer.get('order/detail', { orderId: id })).toMatchObject({
    orderContract: { signQys: false, signUrl: null, viewUrl: null },
  });
  expect(await other.buyer.ask('esign/withdraw', { token: await tokenOf(id) })).toMatchObject({
    code: '60003',
    message: '该合同不通过电子签签署',
  });
});

describe('the signing page refuses', () => {
  test('a wrong code, a code of another kind, and too many of them', async () => {
    const right = await codeSent();
    const wrong = right === '000000' ? '000001' : '000000';
    const ask = (verifyCode: string) => ready.buyer.ask('esign/sign', { token, name: '沈采购', verifyCode });
    for (let guess = 0; guess < 5; guess++) expect(await ask(wrong)).toMatchObject({ code: '60006' });
    expect(await ask(right)).toMatchObject({
      code: '60006',
      message: '验证码错误次数过多，已失效，请重新获取',
    });
    for (let guess = 0; guess < 4; guess++) await ask(wrong);
    expect(await ask(wrong)).toMatchObject({ code: '60005' });
    expect(await detail()).toMatchObject({ status: 5 });
  });

  test('codes faster than one a minute', async () => {
    await codeSent();
    expect(await ready.buyer.ask('esign/code', { token })).toMatchObject({ code: '60005' });
  });

  test.each([
    [{ name: ' ' }, '请输入签署人姓名'],
    [{ name: 'a\u0000' }, '参数 name 含有不支持的字符'],
    [{ name: '长'.repeat(51) }, '参数 name 最多 50 个字符'],
    [{ verifyCode: 'abc' }, '请输入6位验证码'],
    [{ token: '../x' }, '参数 token 格式有误'],
  ])('%j', async (change, message) => {
    expect(
      await ready.buyer.ask('esign/sign', { token, name: '沈采购', verifyCode: '123456', ...change }),
    ).toMatchObject({ code: '60001', message });
  });

  test('a foreign or unknown token, as not found', async () => {
    const other = await shop.buyer();
    for (const path of ['esign/contract', 'esign/code', 'esign/withdraw'] as const) {
      expect(await other.ask(path, { token })).toEqual({
        code: '60004',
        message: '合同不存在或已删除',
        data: null,
      });
    }
    expect(
      await other.ask('esign/sign', { token, name: '他人', verifyCode: await codeSent() }),
    ).toMatchObject({ code: '60004' });
    expect((await open(shop, other, `/api/sale/mall/file/download/signed-${orderId}`)).json()).toMatchObject({
      code: '60004',
    });
    expect(
      await ready.buyer.ask('esign/contract', { token: '00000000-0000-4000-8000-000000000000' }),
    ).toMatchObject({
      code: '60004',
    });
    expect(await shop.ask('esign/contract', { token })).toMatchObject({ code: '10002' });
    expect(await detail()).toMatchObject({ status: 5 });
  });

  test('orders that are past the signature', async () => {
    await shop.db.update(orders).set({ status: 10 }).where(eq(orders.id, orderId));
    expect(await ready.buyer.ask('esign/withdraw', { token })).toMatchObject({
      code: '60003',
      message: '订单当前状态不支持签署合同',
    });
  });
});

test('a past signed contract gets its file on request', async () => {
  await shop.db.update(orders).set({ status: 9 }).where(eq(orders.id, orderId));
  await shop.db
    .update(orderContracts)
    .set({ qysStatus: 2, signedAt: new Date('2026-01-05T03:04:05Z'), signerName: '何采购' })
    .where(eq(orderContracts.orderId, orderId));
  const { orderContract } = await detail();
  const { text } = readPdf((await open(shop, ready.buyer, orderContract?.uploadFileUrl ?? '')).rawPayload);
  expect(text).toContain('何采购');
  expect(text).toContain('电子签署 2026-01-05 11:04:05');
});

describe('the signing page', () => {
  test('is the same for every token, has no inline script, and cannot be framed', async () => {
    const replies = [
      await shop.app.inject({ url: `/api/esign/${token}` }),
      await shop.app.inject({ url: '/api/esign/anything' }),
    ];
    expect(replies[0]?.body).toBe(replies[1]?.body);
    const [reply] = replies;
    expect(reply?.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    const policy = String(reply?.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(reply?.body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|style="/);
  });

  test('has its files, and serves no others', async () => {
    for (const path of [
      'page/sign.js',
      'page/sign.css',
      'page/calls.js',
      'page/pages.js',
      'page/comfort.js',
      'reader/pdf.min.mjs',
      'reader/pdf.worker.min.mjs',
    ]) {
      expect([path, (await shop.app.inject({ url: `/api/esign/${path}` })).statusCode]).toEqual([path, 200]);
    }
    for (const path of ['reader/pdf.mjs', 'page/none.js']) {
      expect((await shop.app.inject({ url: `/api/esign/${path}` })).json()).toMatchObject({ code: '10001' });
    }
    for (const path of ['page/..%2fservice.ts', 'page/../service.ts', 'reader/..%2f..%2f..%2fpackage.json']) {
      const { body } = await shop.app.inject({ url: `/api/esign/${path}` });
      expect([path, body]).toEqual([path, expect.not.stringMatching(/createEsignService|"pdfjs-dist"/)]);
    }
  });
});
