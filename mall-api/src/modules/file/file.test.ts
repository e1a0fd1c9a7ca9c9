import { utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { limits } from 'shared-kernel/domain';
import { certificates, files, orderContracts, orderOperationLogs, orders } from '../../db/schema';
import { sweepFiles } from '../../housekeeping';
import { createFolderStore } from '../../ports/file-store';
import { addProduct, type TestProduct } from '../../testing/builders';
import { addPayWays, type Checkout, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { buildForm, contents, open, storedNames, type TestFile, upload } from '../../testing/files';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let product: TestProduct;
let ready: Checkout;
let orderId: string;
beforeAll(async () => {
  shop = await openShop({ sessionHours: 720 });
  await addPayWays(shop.db);
  product = await addProduct(shop.db, { pieces: 100_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ready = await readyToCheckOut(shop);
  orderId = await placeOrder(ready, product.skuId);
});

const contract: TestFile = { name: '合同.pdf', content: contents.pdf };
const fieldsOf = (id: string, fileName = '合同.pdf') => ({ busType: '4', fileName, orderId: id });
const hand = (file: TestFile = contract, buyer: TestBuyer = ready.buyer, id = orderId) =>
  upload(shop, buyer, 'file/upload', fieldsOf(id, file.name), file);
const setOrder = (change: Partial<typeof orders.$inferInsert>) =>
  shop.db.update(orders).set(change).where(eq(orders.id, orderId));
const setContract = (change: Partial<typeof orderContracts.$inferInsert>) =>
  shop.db.update(orderContracts).set(change).where(eq(orderContracts.orderId, orderId));
const statusOf = async (id = orderId) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const download = (fileId: string, buyer: TestBuyer | undefined = ready.buyer) =>
  open(shop, buyer, `/api/sale/mall/file/download/${fileId}`);

/** Asserts that nothing was stored and the order did not move. */
async function changesNothing(work: () => Promise<unknown>): Promise<void> {
  const before = [await storedNames(shop), await shop.db.$count(files), await statusOf()];
  await work();
  expect([await storedNames(shop), await shop.db.$count(files), await statusOf()]).toEqual(before);
}

describe('uploading a contract', () => {
  test.each(['pdf', 'png', 'jpg'] as const)('takes a %s, and the order moves on', async (type) => {
    const name = `临江医院 采购合同（盖章）.${type}`;
    const reply = await hand({ name, content: contents[type] });
    expect(reply).toEqual({ code: '0', data: { fileId: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    const order = await ready.buyer.get('order/detail', { orderId });
    expect(order).toMatchObject({
      status: 6,
      operationLog: { statusDesc: '合同已上传' },
      orderContract: { uploadFileUrl: `/api/sale/mall/file/download/${reply.data.fileId}` },
    });
  });

  test('reads the file in any order of the form’s parts', async () => {
    const { headers, payload } = await buildForm(fieldsOf(orderId), contract);
    const [, boundary = ''] = /boundary=(.*)$/.exec(headers['content-type'] as string) ?? [];
    const parts = payload.toString('latin1').split(`--${boundary}`);
    const turned = [parts[0], parts[4], parts[1], parts[2], parts[3], parts[5]].join(`--${boundary}`);
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/file/upload',
      headers: { ...headers, 'a-session-id': ready.buyer.token },
      payload: Buffer.from(turned, 'latin1'),
    });
    expect(reply.json()).toMatchObject({ code: '0' });
  });

  test('a further upload replaces the first and deletes its bytes', async () => {
    const first = await hand();
    const second = await hand({ name: '改.pdf', content: Buffer.concat([contents.pdf, Buffer.from('%2')]) });
    expect(second.code).toBe('0');
    expect((await download(first.data.fileId)).json()).toMatchObject({ code: '60004' });
    expect((await download(second.data.fileId)).statusCode).toBe(200);
    const logs = await shop.db
      .select()
      .from(orderOperationLogs)
      .where(eq(orderOperationLogs.orderId, orderId));
    expect(logs.map(({ statusDesc }) => statusDesc).sort()).toEqual(
      ['订单已提交，请上传合同', '合同已上传', '重新上传合同'].sort(),
    );
  });

  test('concurrent uploads for one order all count, one after the other', async () => {
    const replies = await Promise.all([hand(), hand(), hand()]);
    expect(replies.map(({ code }) => code)).toEqual(['0', '0', '0']);
    expect(await shop.db.$count(files, eq(files.orderId, orderId))).toBe(1);
  });

  test('withdraws a contract that awaits its electronic signature', async () => {
    await setContract({ qysStatus: 1 });
    await hand();
    expect(await ready.buyer.get('order/contract/judge', { orderId })).toEqual({ qysStatus: 4 });
  });

  test.each([10, 4, 7, 8, 9, 98, 99])('is refused in status %d', async (status) => {
    await setOrder({ status });
    await changesNothing(async () => {
      expect(await hand()).toMatchObject({ code: '60003', message: '订单当前状态不支持上传合同' });
    });
  });

  test.each([
    [2, '合同已通过电子签签署，无需上传'],
    [3, '电子合同作废中，暂不可上传'],
  ])('is refused while the electronic one is at %d', async (qysStatus, message) => {
    await setContract({ qysStatus });
    await changesNothing(async () => {
      expect(await hand()).toMatchObject({ code: '60003', message });
    });
  });

  test('types 1, 3, 5 and 6 have contracts, type 4 has none', async () => {
    for (const type of [3, 5, 6] as const) {
      const other = await readyToCheckOut(shop, type);
      const id = await placeOrder(other, product.skuId);
      expect(await hand(contract, other.buyer, id)).toMatchObject({ code: '0' });
    }
    const dealer = await readyToCheckOut(shop, 4);
    const id = await placeOrder(dealer, product.skuId);
    expect(await hand(contract, dealer.buyer, id)).toMatchObject({
      code: '60003',
      message: '当前客户类型无需上传合同',
    });
  });

  test('a chain or business client’s upload cannot be replaced', async () => {
    const chain = await readyToCheckOut(shop, 5);
    const id = await placeOrder(chain, product.skuId);
    await hand(contract, chain.buyer, id);
    expect(await hand(contract, chain.buyer, id)).toMatchObject({
      code: '60003',
      message: '合同已随订单推送，不可更改',
    });
  });

  test('no other client can do it, nor a colleague who may not', async () => {
    const applicant = await shop.buyer({ clientId: ready.buyer.clientId, roles: ['applicant'] });
    for (const [other, code] of [
      [await shop.buyer(), '60004'],
      [applicant, '60010'],
    ] as const) {
      await changesNothing(async () => {
        expect(await hand(contract, other)).toMatchObject({ code });
      });
    }
    await changesNothing(async () => {
      expect(await upload(shop, undefined, 'file/upload', fieldsOf(orderId), contract)).toMatchObject({
        code: '10002',
      });
    });
  });
});

describe('a file is refused with a reason and without a trace:', () => {
  const big = Buffer.concat([contents.pdf, Buffer.alloc(limits.uploadMaxBytes)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each<[string, TestFile, string]>([
    [
      'a web page',
      { name: '合同.pdf', content: Buffer.from('<html>%PDF-1.7</html>') },
      '仅支持 jpg/png 图片或 pdf 文件',
    ],
    ['an SVG', { name: '合同.png', content: svg }, '仅支持 jpg/png 图片或 pdf 文件'],
    [
      'a zip',
      { name: '合同.pdf', content: Buffer.from('504b0304140000000800', 'hex') },
      '仅支持 jpg/png 图片或 pdf 文件',
    ],
    [
      'a GIF',
      { name: '合同.png', content: Buffer.from('GIF89a\u0001\u0000\u0001\u0000') },
      '仅支持 jpg/png 图片或 pdf 文件',
    ],
    ['a text', { name: '合同.pdf', content: Buffer.from('合同') }, '仅支持 jpg/png 图片或 pdf 文件'],
    [
      'a PDF without a page',
      { name: '合同.pdf', content: Buffer.from('%PDF-1.7\n%EOF\n') },
      'PDF 中没有页面，请重新选择文件',
    ],
    ['nothing', { name: '合同.pdf', content: Buffer.alloc(0) }, '文件是空的，请重新选择'],
    ['too much', { name: '合同.pdf', content: big }, '文件不能超过 20 MB'],
    ['a path', { name: '../../etc/合同.pdf', content: contents.pdf }, '文件名不能含有路径或特殊字符'],
    ['a path of Windows', { name: 'C:\\合同.pdf', content: contents.pdf }, '文件名不能含有路径或特殊字符'],
    ['a hidden name', { name: '.pdf', content: contents.pdf }, '文件名不能含有路径或特殊字符'],
    ['a long name', { name: `${'长'.repeat(200)}.pdf`, content: contents.pdf }, '文件名不能超过 200 个字符'],
  ])('%s', async (_, file, message) => {
    await changesNothing(async () => {
      const reply = await upload(shop, ready.buyer, 'file/upload', fieldsOf(orderId), file);
      expect(reply).toEqual({ code: '60001', message, data: null });
    });
  });

  test('a file of exactly the maximum size is accepted', async () => {
    const largest = big.subarray(0, limits.uploadMaxBytes);
    expect(await hand({ name: '合同.pdf', content: largest })).toMatchObject({ code: '0' });
  });

  test('two files at once', async () => {
    await changesNothing(async () => {
      expect(
        await upload(shop, ready.buyer, 'file/upload', fieldsOf(orderId), contract, contract),
      ).toMatchObject({ code: '60001', message: '只能上传一个文件' });
    });
  });

  test.each([
    [{ busType: '4', orderId: 'x' }, '参数 fileName 不能为空'],
    [{ busType: '3', fileName: 'a.pdf', orderId: 'x' }, '参数 busType 不在可选范围内'],
    [{ busType: '4', fileName: 'a.pdf', orderId: '../x' }, '参数 orderId 格式有误'],
    [{ busType: '4', fileName: '../a.pdf', orderId: 'x' }, '文件名不能含有路径或特殊字符'],
    [{ busType: '4', fileName: 'a\u0000.pdf', orderId: 'x' }, '参数 fileName 含有不支持的字符'],
    [{}, '参数 busType 应为数字'],
  ])('a form with %j', async (fields, message) => {
    await changesNothing(async () => {
      expect(
        await upload(shop, ready.buyer, 'file/upload', fields as Record<string, string>, contract),
      ).toMatchObject({ code: '60001', message });
    });
  });

  test('a form without a file', async () => {
    expect(await upload(shop, ready.buyer, 'file/upload', fieldsOf(orderId))).toMatchObject({
      code: '60001',
      message: '请选择文件',
    });
  });

  test('no form', async () => {
    expect(await shop.send('file/upload', {}, { 'a-session-id': ready.buyer.token })).toMatchObject({
      code: '60001',
      message: '请以表单（multipart/form-data）上传文件',
    });
  });

  test.each([
    ['a file without a name', 'x', 'filename=""', '文件名不能为空'],
    ['a boundary of any length', 'x'.repeat(300), 'filename="a.pdf"', '上传中断，请重试'],
  ])('%s', async (_, boundary, name, message) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/sale/mall/file/upload',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'a-session-id': ready.buyer.token,
      },
      payload: [
        ...[`--${boundary}`, `content-disposition: form-data; name="files"; ${name}`],
        ...['content-type: application/pdf', '', '%PDF-1.7', `--${boundary}--`, ''],
      ].join('\r\n'),
    });
    expect(reply.json()).toEqual({ code: '60001', data: null, message });
  });

  test('an interrupted form', async () => {
    const { headers, payload } = await buildForm(fieldsOf(orderId), contract);
    await changesNothing(async () => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/sale/mall/file/upload',
        headers: { ...headers, 'a-session-id': ready.buyer.token },
        payload: payload.subarray(0, payload.length - 60),
      });
      expect(reply.json()).toMatchObject({ code: '60001', message: '上传中断，请重试' });
    });
  });

  test('an upload whose browser disconnects', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const { headers, payload } = await buildForm(fieldsOf(orderId), { name: '合同.pdf', content: big });
    await changesNothing(async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /api/sale/mall/file/upload HTTP/1.1\r\nhost: x\r\na-session-id: ${ready.buyer.token}\r\n` +
          `content-type: ${headers['content-type']}\r\ncontent-length: ${limits.uploadMaxBytes}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 3_000_000));
      while ((await storedNames(shop)).length === storedBefore) await pause();
      socket.destroy();
      while ((await storedNames(shop)).length !== storedBefore) await pause();
    });
  });
  let storedBefore = 0;
  beforeEach(async () => {
    storedBefore = (await storedNames(shop)).length;
  });
});

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

test('two dots in a name are harmless', async () => {
  const { data } = await hand({ name: '合同..终稿..pdf', content: contents.pdf });
  const { headers } = await download(data.fileId);
  expect(headers['content-disposition']).toContain(encodeURIComponent('合同..终稿..pdf'));
});

test('a replaced file is deleted at once, with its bytes', async () => {
  const first = await hand();
  const second = await hand({ name: '新合同.pdf', content: contents.pdf });
  const names = await storedNames(shop);
  expect(names).not.toContain(first.data.fileId);
  expect(names).toContain(second.data.fileId);
  expect(await shop.db.$count(files, eq(files.orderId, orderId))).toBe(1);
});

test('an order takes ten uploads a day, and more the next day', async () => {
  for (let count = 0; count < 10; count += 1) expect(await hand()).toMatchObject({ code: '0' });
  await changesNothing(async () => {
    expect(await hand()).toMatchObject({ code: '60005' });
  });
  expect(await hand(contract, ready.buyer, await placeOrder(ready, product.skuId))).toMatchObject({
    code: '0',
  });
  shop.time.now = new Date(shop.time.now.getTime() + 86_400_000);
  expect(await hand()).toMatchObject({ code: '0' });
});

test('a buyer may upload forty files a day and have a hundred refused; further ones are not read', async () => {
  const text = { name: '合同.pdf', content: Buffer.from('合同') };
  for (let count = 0; count < 99; count += 1) expect(await hand(text)).toMatchObject({ code: '60001' });
  for (let order = 0; order < 4; order += 1) {
    const id = await placeOrder(ready, product.skuId);
    for (let count = 0; count < 10; count += 1)
      expect(await hand(contract, ready.buyer, id)).toMatchObject({ code: '0' });
  }
  await changesNothing(async () => {
    expect(await hand()).toMatchObject({ code: '60005' });
  });
  const other = await readyToCheckOut(shop);
  const id = await placeOrder(other, product.skuId);
  for (let count = 0; count < 100; count += 1)
    expect(await hand(text, other.buyer, id)).toMatchObject({ code: '60001' });
  await changesNothing(async () => {
    expect(await hand(contract, other.buyer, id)).toMatchObject({ code: '60005' });
  });
});

test('known malware is not stored', async () => {
  const content = Buffer.concat([contents.pdf, Buffer.from('<< /S /Launch /F (cmd.exe) >>')]);
  await changesNothing(async () => {
    expect(await hand({ name: '合同.pdf', content })).toMatchObject({
      code: '60001',
      message: '文件含有可疑内容（如脚本、附件或自动提交），未予保存，请打印为新的 PDF 后重新上传',
    });
  });
});

test('other calls accept no forms', async () => {
  const { headers, payload } = await buildForm({ orderId });
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/sale/mall/order/detail',
    headers: { ...headers, 'a-session-id': ready.buyer.token },
    payload,
  });
  expect(reply.json()).toMatchObject({ code: '50002', message: '请求内容应为 JSON' });
});

describe('downloading', () => {
  test('returns the file unchanged, under its name, as an uncacheable attachment', async () => {
    const { data } = await hand({ name: '合同 “终稿”.png', content: contents.png });
    const reply = await download(data.fileId);
    expect(reply.rawPayload.equals(contents.png)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(contents.png.length),
      'content-disposition':
        'attachment; filename="?? ????.png"; filename*=UTF-8\'\'%E5%90%88%E5%90%8C%20%E2%80%9C%E7%BB%88%E7%A8%BF%E2%80%9D.png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('a name with the wrong extension is corrected', async () => {
    const { data } = await hand({ name: '扫描件.png', content: contents.pdf });
    const { headers } = await download(data.fileId);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(headers['content-disposition']).toContain(encodeURIComponent('扫描件.pdf'));
  });

  test('is for who sees its order only', async () => {
    const { data } = await hand();
    const applicant = await shop.buyer({ clientId: ready.buyer.clientId, roles: ['applicant'] });
    for (const other of [await shop.buyer(), applicant]) {
      expect((await download(data.fileId, other)).json()).toEqual({
        code: '60004',
        message: '文件不存在或已删除',
        data: null,
      });
    }
    expect((await open(shop, undefined, `/api/sale/mall/file/download/${data.fileId}`)).json()).toMatchObject(
      {
        code: '10002',
      },
    );
  });

  test.each(['0', 'x', '00000000-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd', "1'--"])(
    'finds nothing under %s',
    async (id) => {
      expect(['60001', '60004']).toContain(
        (await download(encodeURIComponent(decodeURIComponent(id)))).json().code,
      );
    },
  );

  test('a file without its bytes is not found', async () => {
    const { data } = await hand();
    await createFolderStore(shop.filesDir).remove(data.fileId);
    expect((await download(data.fileId)).json()).toMatchObject({ code: '60004' });
  });
});

describe('uploading a certificate', () => {
  const types = { licence: 1, permit: 2, agreement: 4, details: 0 };
  beforeEach(async () => {
    await shop.db.insert(certificates).values(
      Object.entries(types).map(([qualificationType, auditStatus]) => ({
        clientId: ready.buyer.clientId,
        qualificationType,
        auditStatus,
        qualificationName: qualificationType,
        auditReason: auditStatus === 4 ? '不清晰' : null,
      })),
    );
  });
  const send = (qualificationType: string, buyer: TestBuyer = ready.buyer, file = contract) =>
    upload(shop, buyer, 'file/uploadCert', { qualificationType }, file);
  const list = (buyer: TestBuyer = ready.buyer) => buyer.get('client/getClientAllCertList', {});

  test.each(['agreement', 'details'])('%s awaits its audit, and colleagues can read it', async (type) => {
    const { code, data } = await send(type);
    expect(code).toBe('0');
    expect((await list()).find(({ qualificationType }) => qualificationType === type)).toMatchObject({
      auditStatus: 2,
      auditStatusDesc: '审核中',
      fileId: data.fileId,
    });
    const colleague = await shop.buyer({ clientId: ready.buyer.clientId });
    expect((await download(data.fileId, colleague)).rawPayload.equals(contents.pdf)).toBe(true);
    expect((await download(data.fileId, await shop.buyer())).json()).toMatchObject({ code: '60004' });
  });

  test('an expiring one is renewed, and the new one replaces it', async () => {
    const renew = (change: object) =>
      shop.db.update(certificates).set(change).where(eq(certificates.clientId, ready.buyer.clientId));
    const { data } = await send('details');
    await renew({ auditStatus: 1, expireDate: '2026-04-01' });
    expect(await send('details')).toMatchObject({ code: '0' });
    expect((await download(data.fileId)).json()).toMatchObject({ code: '60004' });
  });

  test.each(['licence', 'permit'])('%s, approved or in review, is refused', async (type) => {
    await changesNothing(async () => {
      expect(await send(type)).toMatchObject({
        code: '60003',
        message: '该证书已通过或正在审核，暂不可上传',
      });
    });
  });

  test('a type that the client does not have, or nobody has, is not found', async () => {
    const stranger = await shop.buyer();
    await changesNothing(async () => {
      expect(await send('details', stranger)).toMatchObject({
        code: '60004',
        message: '证书类型不存在或已删除',
      });
      expect(await send('nothing')).toMatchObject({ code: '60004' });
    });
    expect(await send('')).toMatchObject({ code: '60001', message: '证书类型不能为空' });
  });

  test('only pictures and PDFs are accepted', async () => {
    const text = { name: 'a.pdf', content: Buffer.from('x') };
    await changesNothing(async () => {
      expect(await send('details', ready.buyer, text)).toMatchObject({ code: '60001' });
    });
  });
});

test('the sweep deletes unreferenced files once they are a day old', async () => {
  const store = createFolderStore(shop.filesDir);
  const { data } = await hand();
  const abandoned = await store.stage(contents.pdf);
  const orphan = await store.stage(contents.pdf);
  await orphan.keep();
  const now = new Date();
  await sweepFiles(shop.db, store, now);
  const names = await storedNames(shop);
  expect(names).toEqual(expect.arrayContaining([abandoned.id, orphan.id, data.fileId]));

  const old = new Date(now.getTime() - 25 * 3_600_000);
  await utimes(join(shop.filesDir, 'incoming', abandoned.id), old, old);
  for (const id of [orphan.id, data.fileId]) {
    await utimes(join(shop.filesDir, 'kept', id.slice(0, 2), id), old, old);
  }
  await sweepFiles(shop.db, store, now);
  expect(await storedNames(shop)).toEqual(expect.not.arrayContaining([abandoned.id, orphan.id]));
  expect((await download(data.fileId)).statusCode).toBe(200);
});
