import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addProduct } from '../../testing/builders';
import { openShop, type TestShop } from '../../testing/shop';

interface Step {
  event: string;
  properties: Record<string, unknown>;
}

let server: Server;
let shop: TestShop;
const steps: Step[] = [];

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    steps.push(...JSON.parse(Buffer.concat(parts).toString()).batch);
    reply.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  shop = await openShop({
    collector: { url: `http://127.0.0.1:${port}/v1/batch`, key: 'k1', searchWords: true },
  });
  await addProduct(shop.db, { name: '柠檬酸消毒液' });
});
afterAll(() => server.close());

test('an empty search is counted once, however it is listed; half-typed ones are not', async () => {
  const buyer = await shop.buyer();
  for (const name of ['量', '量子']) await shop.ask('product/page', { name, current: 1, pageSize: 6 });
  await shop.ask('product/facets', { name: '量子纠缠' });
  await shop.ask('product/page', { name: '量子纠缠', current: 1 });
  await buyer.get('product/facets', { name: '空气净化' });
  await buyer.get('product/rows', { name: '空气净化', current: 1 });
  await buyer.get('product/facets', { name: '空气净化', inStock: true });
  await buyer.get('product/facets', { name: '柠檬酸' });
  // Closing the shop flushes pending counts.
  await shop.close();
  expect(steps).toMatchObject([
    { event: 'search-empty', properties: { words: '量子纠缠', length: 4 } },
    { event: 'search-empty', properties: { words: '空气净化' } },
  ]);
});
