import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { promoteAll } from '../composition/promote';
import type { ComposedApp } from '../composition/revision';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { createServer } from './create-server';

let t: TestStore;
let server: FastifyInstance;
let origin: string;
let cart: ComposedApp;

beforeAll(async () => {
  t = await aStore();
  await t.release('shell');
  const version = await t.release('mf-cart');
  const { apps } = (await promoteAll(t.change())).revision;
  cart = apps['mf-cart'] as ComposedApp;
  expect(cart.version).toBe(version);
  server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:4199' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await t.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => send(origin, path, { headers });

test('published files are sent to be kept for ever, in the encoding the browser takes', async () => {
  const url = cart.base + cart.entry;
  const plain = await get(url);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/javascript/),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const gzip = await get(url, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});

test('files too small to compress are sent as they are', async () => {
  const style = cart.routes['/shoppingCar']?.files[2];
  const reply = await get(cart.base + style, { 'accept-encoding': 'br, gzip' });
  expect(reply.status).toBe(200);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(`${reply.body}`).toBe('.app { color: red }');
});

test('files are not sent again to who has them', async () => {
  const url = cart.base + cart.entry;
  const { etag = '' } = (await get(url)).headers;
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
});

test.each([
  '/apps/mf-cart/gone.js',
  '/apps/mf-cart',
  '/apps/',
  '/apps',
  '/apps/mf-cart/.newest.json',
  '/apps/../channels/stable/current',
  '/apps/%2e%2e/channels/stable/current',
  '/apps/..%2fchannels%2fstable%2fcurrent',
  '/apps/mf-cart/..%5c..%5cchannels/stable/current',
  '/apps/mf-cart/../../channels/stable/current',
  '/apps//mf-cart',
  '/apps/%00',
])('%s is not there', async (path) => {
  const reply = await get(path);
  expect(reply.status).toBe(404);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(`${reply.body}`).not.toContain('revision');
});

test('who published a release and why is not there', async () => {
  expect((await get(`${cart.base}mf-manifest.json`)).status).toBe(200);
  expect((await get(`${cart.base}release.json`)).status).toBe(404);
});
