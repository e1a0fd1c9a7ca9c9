import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { readConfig } from '../../config';
import { files, orders, throttleCounters } from '../../db/schema';
import { addProduct } from '../../testing/builders';
import { addPayWays, placeOrder, readyToCheckOut } from '../../testing/checkout';
import { buildForm, contents, open } from '../../testing/files';
import { freePort } from '../../testing/free-port';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'nobody';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'nothing';
  const { filesBucket } = readConfig({
    FILES_URL: 's3://mall/files',
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  });
  shop = await openShop({ filesBucket });
  await addPayWays(shop.db);
});
afterAll(() => shop.close());

const contract = { name: '合同.pdf', content: contents.pdf };

async function hand({ token }: TestBuyer, orderId: string) {
  const { headers, payload } = await buildForm({ busType: '4', fileName: '合同.pdf', orderId }, contract);
  return shop.app.inject({
    method: 'POST',
    url: '/api/sale/mall/file/upload',
    headers: { ...headers, 'a-session-id': token },
    payload,
  });
}

const told = { code: '60008', message: '文件暂时无法存取，请稍后重试', data: { retryAfterSeconds: 2 } };

test('with the bucket out of reach files are refused in words, nothing is half done, and the shop goes on', async () => {
  const { skuId } = await addProduct(shop.db, { pieces: 1_000 });
  const { buyer, ...ready } = await readyToCheckOut(shop);
  const orderId = await placeOrder({ buyer, ...ready }, skuId);
  const statusOf = async () => (await shop.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
  const before = await statusOf();

  const reply = await hand(buyer, orderId);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
  expect(reply.json()).toEqual(told);
  expect(await shop.db.$count(files)).toBe(0);
  const counters = await shop.db
    .select()
    .from(throttleCounters)
    .where(like(throttleCounters.key, '%upload%'));
  expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(0);
  expect(await statusOf()).toBe(before);
  expect(await readdir(join(shop.filesDir, 'incoming'))).toEqual([]);

  const { clientId } = buyer;
  const id = '3f0c0000-0000-4000-8000-000000000000';
  await shop.db.insert(files).values({
    id,
    clientId,
    orderId,
    busType: 'contract',
    fileName: '合同.pdf',
    contentType: 'application/pdf',
    size: 1,
    sha256: 'a'.repeat(64),
    createdAt: new Date(),
  });
  expect((await open(shop, buyer, `/api/sale/mall/file/download/${id}`)).json()).toEqual(told);
  const stranger = await shop.buyer();
  expect((await open(shop, stranger, `/api/sale/mall/file/download/${id}`)).json()).toMatchObject({
    code: '60004',
  });
  expect(await placeOrder({ buyer, ...ready }, skuId)).toEqual(expect.any(String));
});

test('with a disk that takes nothing files are refused in the same words', async () => {
  const { skuId } = await addProduct(shop.db);
  const ready = await readyToCheckOut(shop);
  const orderId = await placeOrder(ready, skuId);
  const incoming = join(shop.filesDir, 'incoming');
  await rm(incoming, { recursive: true });
  await writeFile(incoming, '');
  expect((await hand(ready.buyer, orderId)).json()).toEqual(told);
});
