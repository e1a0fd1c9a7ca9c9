import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { limits } from 'shared-kernel/domain';
import { productDocuments } from '../../db/schema';
import { answer } from '../../desk/answer';
import { createDesk } from '../../desk/service';
import { takeFile } from '../../desk/take-file';
import { sweepFiles } from '../../housekeeping';
import { createFolderStore } from '../../ports/file-store';
import { addProduct, type TestProduct } from '../../testing/builders';
import { contents, open, storedNames } from '../../testing/files';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';
import { addDays } from '../../wire/time';

let shop: TestShop;
let folder: string;
let buyer: TestBuyer;
let product: TestProduct;
let code: string;
beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(join(tmpdir(), 'mall-papers-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});
beforeEach(async () => {
  buyer = await shop.buyer();
  product = await addProduct(shop.db, { model: 'AL-PAA 2000' });
  code = (await detail()).code;
});

const store = () => createFolderStore(shop.filesDir);
const desk = () => createDesk(shop.db, () => shop.time.now, shop.sms);
const detail = async (as = buyer) =>
  (await as.get('product/detail', { id: product.id, productClientType: 2 })).productSpu;
const download = (id: string, as: TestBuyer | undefined = buyer) =>
  open(shop, as, `/api/sale/mall/file/download/${id}`);

/** Adds a paper as the desk does. */
async function add(name: string, content: Uint8Array = contents.pdf, kind = 'instructions') {
  const path = join(folder, 'paper.pdf');
  await writeFile(path, content);
  const taken = await takeFile(store(), path);
  return answer(desk(), 'addDocument', { code, kind, ...taken, fileName: name });
}

test('papers are listed on the product’s page, and saved one by one or all together', async () => {
  await add('说明书.pdf');
  await add('注册证.pdf', Buffer.concat([contents.pdf, Buffer.from('%2')]), 'registration');
  const { documents } = await detail();
  expect(documents).toEqual([
    { id: expect.any(String), kindName: '使用说明书', fileName: '说明书.pdf' },
    { id: expect.any(String), kindName: '注册证/备案凭证', fileName: '注册证.pdf' },
  ]);
  const one = await download(`product-document-${documents[0]?.id}`);
  expect(one.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(encodeURIComponent('说明书.pdf')),
  });
  expect(one.rawPayload).toEqual(contents.pdf);
  const all = await download(`product-documents-${product.id}`);
  expect(all.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining(encodeURIComponent('AL-PAA 2000 资料包.zip')),
  });
  expect(Object.keys(unzipSync(all.rawPayload))).toEqual(['说明书.pdf', '注册证.pdf']);
});

test('a name leads nowhere, and two of one name both come', async () => {
  await add('../../说明书.pdf');
  await add('../../说明书.pdf');
  await add('a\r\nSet-Cookie: b.pdf');
  const names = Object.keys(unzipSync((await download(`product-documents-${product.id}`)).rawPayload));
  expect(names).toEqual(['_.._说明书.pdf', '_.._说明书 (2).pdf', 'a_Set-Cookie_ b.pdf']);
  const [, , last] = (await detail()).documents;
  expect((await download(`product-document-${last?.id}`)).headers['content-disposition']).toContain(
    'a_Set-Cookie_ b.pdf',
  );
});

test('only buyers have them, and only what is there', async () => {
  await add('说明书.pdf');
  const [paper] = (await detail()).documents;
  for (const id of [`product-document-${paper?.id}`, `product-documents-${product.id}`]) {
    expect((await open(shop, undefined, `/api/sale/mall/file/download/${id}`)).json()).toMatchObject({
      code: '10002',
    });
  }
  const bare = await addProduct(shop.db);
  for (const id of [
    'product-document-999999',
    'product-document-x',
    `product-document-${'9'.repeat(40)}`,
    'product-documents-999999',
    'product-documents-..%2f..',
    `product-documents-${bare.id}`,
  ]) {
    expect((await download(id)).json()).toMatchObject({ code: expect.stringMatching(/^6000[14]$/) });
  }
});

test('the desk takes one away; the sweep keeps the bytes of those that are there', async () => {
  await add('说明书.pdf');
  await add('彩页.pdf', contents.pdf, 'brochure');
  const listed = await desk().product({ code });
  expect(listed.documents).toMatchObject([
    { documentKind: '使用说明书', fileName: '说明书.pdf', size: contents.pdf.length },
    { documentKind: '产品彩页' },
  ]);
  await answer(desk(), 'removeDocument', { id: listed.documents[0]?.id });
  const [kept] = await shop.db
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.productId, product.id));
  await sweepFiles(shop.db, store(), addDays(new Date(), 2));
  expect(await storedNames(shop)).toContain(kept?.fileId);
  expect(await store().open(kept?.fileId ?? '')).toBeDefined();
  expect((await detail()).documents.map(({ fileName }) => fileName)).toEqual(['彩页.pdf']);
  await expect(answer(desk(), 'removeDocument', { id: '999999' })).rejects.toThrow('资料 999999 不存在');
});

test('what is no PDF, too large, not there, or too much together is refused, and nothing of it stays', async () => {
  const before = await storedNames(shop);
  const path = join(folder, 'other.pdf');
  await expect(takeFile(store(), path)).rejects.toThrow('没有此文件');
  await expect(takeFile(store(), folder)).rejects.toThrow('没有此文件');
  await writeFile(path, '<html>');
  await expect(takeFile(store(), path)).rejects.toThrow('仅支持 pdf 文件');
  await writeFile(path, '');
  await expect(takeFile(store(), path)).rejects.toThrow('仅支持 pdf 文件');
  await writeFile(path, Buffer.concat([contents.pdf, Buffer.alloc(limits.uploadMaxBytes)]));
  await expect(takeFile(store(), path)).rejects.toThrow('不能超过 20 MB');
  expect(await storedNames(shop)).toEqual(before);

  const facts = {
    code,
    kind: 'report',
    fileName: 'a.pdf',
    size: limits.uploadMaxBytes,
    sha256: 'a'.repeat(64),
  };
  const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
  const added = await Promise.allSettled(
    ids.map((fileId) => answer(desk(), 'addDocument', { ...facts, fileId })),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(answer(desk(), 'addDocument', { ...facts, fileId: ids[0], kind: 'virus' })).rejects.toThrow(
    '种类应为',
  );
});

test('one whose bytes are lost is told as not there', async () => {
  await add('说明书.pdf');
  const [row] = await shop.db
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.productId, product.id));
  await store().remove(row?.fileId ?? '');
  expect((await download(`product-document-${row?.id}`)).json()).toMatchObject({ code: '60004' });
});
