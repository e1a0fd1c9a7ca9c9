import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { promoteAll } from '../composition/promote';
import { rollback } from '../composition/rollback';
import { documentsFolder } from '../documents/publish-documents';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { writtenText } from '../testing/written-text';
import { createServer } from './create-server';

let t: TestStore;
let server: FastifyInstance;
let origin: string;
let versions: Record<string, string>;

beforeEach(async () => {
  t = await aStore();
  versions = {};
  for (const app of ['shell', 'mf-catalog', 'mf-cart']) versions[app] = await t.release(app);
  await promoteAll(t.change());
  server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:4199' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await server.close();
  await t.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => send(origin, path, { headers });
const rendered = (family: string) => writtenText(documentsFolder(t.store, 'stable', 1), `${family}.html`);

test('documents answer the routes of their family, the longest path first, and the shell the rest', async () => {
  const families = {
    '/': 'shell',
    '/login?redirect=%2FshoppingCar': 'login',
    '/home': 'home',
    '/home/': 'home',
    '/home/detail?id=1': 'home',
    '/shoppingCar/divideOrder': 'shoppingCar',
    '/searchpage': 'searchpage',
  };
  for (const [path, family] of Object.entries(families)) {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(`${reply.body}`).toBe(await rendered(family));
  }
});

test.each(['/no/such/page', '/homework'])('at %s there is no page, which its document says', async (path) => {
  const reply = await get(path);
  expect(reply.status).toBe(404);
  expect(`${reply.body}`).toBe(await rendered('shell'));
  expect((await get(path, { 'if-none-match': `${reply.headers['etag']}` })).status).toBe(404);
});

test('documents carry the policy, are compressed and always asked for again', async () => {
  const reply = await get('/home', { 'accept-encoding': 'br' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-encoding': 'br',
    vary: 'accept-encoding, cookie',
    'content-security-policy': expect.stringContaining("default-src 'self'; script-src 'self' 'sha256-"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(reply.headers['strict-transport-security']).toBeUndefined();
  expect(`${brotliDecompressSync(reply.body)}`).toBe(await rendered('home'));
  const { etag = '' } = reply.headers;
  const again = await get('/home', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect((await get('/home', { 'if-none-match': etag })).status).toBe(200);
});

test('documents follow a promotion and a rollback without a restart', async () => {
  const { etag = '' } = (await get('/shoppingCar')).headers;
  const version = await t.release('mf-cart', 'next');
  await promoteAll(t.change());
  const next = await get('/shoppingCar', { 'if-none-match': etag });
  expect(next.status).toBe(200);
  expect(`${next.body}`).toContain(version);
  await rollback(t.change(), 'mf-cart');
  expect(`${(await get('/shoppingCar')).body}`).not.toContain(version);
});

test('a revision that cannot be read does not replace the one that can', async () => {
  const before = await get('/home');
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await t.release('mf-cart', 'next');
  await promoteAll(t.change());
  await rm(documentsFolder(t.store, 'stable', 2), { recursive: true });
  expect((await get('/home')).body).toEqual(before.body);
  expect(errors).toHaveBeenCalledWith(
    expect.stringContaining('revision 2'),
    expect.anything(),
    expect.anything(),
  );
  errors.mockRestore();
});

test('documents do not answer for missing files and other methods', async () => {
  for (const [method, path] of [
    ['GET', '/favicon.ico'],
    ['GET', '/pictures/missing.webp'],
    ['POST', '/home'],
  ] as const) {
    expect((await send(origin, path, { method })).status).toBe(404);
  }
});

test('open tabs can ask what is live', async () => {
  const reply = await get('/composition.json');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(`${reply.body}`)).toEqual({
    channel: 'stable',
    revision: 1,
    apps: versions,
    withdrawn: {},
    urgent: {},
  });
});

test('before the first promotion the server says that nothing is there', async () => {
  const empty = await createServer({ store: t.store, channel: 'next', api: 'http://127.0.0.1:4199' });
  expect((await empty.inject('/home')).statusCode).toBe(503);
  expect((await empty.inject('/composition.json')).statusCode).toBe(503);
  await promoteAll(t.change({ channel: 'next' }));
  expect((await empty.inject('/home')).statusCode).toBe(200);
  await empty.close();
});
