import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { limits } from 'shared-kernel/domain';
import { answer } from '../../admin/answer';
import { createAdmin } from '../../admin/service';
import { takeFile } from '../../admin/take-file';
import { productDocuments } from '../../db/schema';
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
const admin = () => createAdmin(shop.db, () => shop.time.now, shop.sms);
const detail = async (as = buyer) =>
  (await as.get('product/detail', { id: product.id, productClientType: 2 })).productSpu;
const download = (id: string, as: TestBuyer | undefined = buyer) =>
  open(shop, as, `/api/sale/mall/file/download/${id}`);

/** Adds a document as the admin CLI does. */
async function add(name: string, content: Uint8Array = contents.pdf, kind = 'instructions') {
  const path = join(folder, 'paper.pdf');
  await writeFile(path, content);
  const taken = await takeFile(store(), path);
  return answer(admin(), 'addDocument', { code, kind, ...taken, fileName: name });
}

test('documents are listed on the product’s page, and downloaded one by one or together', async () => {
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

test('names have no path, and duplicates are both in the zip', async () => {
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

test('only buyers can read them, and only existing ones', async () => {
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

test('the admin removes one; the sweep keeps the others’ bytes', async () => {
  await add('说明书.pdf');
  await add('彩页.pdf', contents.pdf, 'brochure');
  const listed = await admin().product({ code });
  expect(listed.documents).toMatchObject([
    { documentKind: '使用说明书', fileName: '说明书.pdf', size: contents.pdf.length },
    { documentKind: '产品彩页' },
  ]);
  await answer(admin(), 'removeDocument', { id: listed.documents[0]?.id });
  const [kept] = await shop.db
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.productId, product.id));
  await sweepFiles(shop.db, store(), addDays(new Date(), 2));
  expect(await storedNames(shop)).toContain(kept?.fileId);
  expect(await store().open(kept?.fileId ?? '')).toBeDefined();
  expect((await detail()).documents.map(({ fileName }) => fileName)).toEqual(['彩页.pdf']);
  await expect(answer(admin(), 'removeDocument', { id: '999999' })).rejects.toThrow('资料 999999 不存在');
});

test('missing files, non-PDFs, and files too large alone or together are refused without a trace', async () => {
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
    ids.map((fileId) => answer(admin(), 'addDocument', { ...facts, fileId })),
  );
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  await expect(answer(admin(), 'addDocument', { ...facts, fileId: ids[0], kind: 'virus' })).rejects.toThrow(
    '种类应为',
  );
});

test('a document without its bytes is not found', async () => {
  await add('说明书.pdf');
  const [row] = await shop.db
    .select()
    .from(productDocuments)
    .where(eq(productDocuments.productId, product.id));
  await store().remove(row?.fileId ?? '');
  expect((await download(`product-document-${row?.id}`)).json()).toMatchObject({ code: '60004' });
});
