/** @jest-environment node */
import 'fake-indexeddb/auto';
import { fakeCaches } from '../testing/fake-caches';
import type * as CachedReplies from './cached-replies';

const origin = 'https://mall.example';
const list = { path: 'order/page', request: { current: 1, status: undefined, pageSize: 10 } };
const envelope = { code: '0', data: [{ orderNo: 'AL1' }], count: 1 };

/** A worker that has just been started, over what was kept before. */
async function start(): Promise<typeof CachedReplies> {
  jest.resetModules();
  return import('./cached-replies');
}

const asks = (token: string, path: string, body: unknown) =>
  new Request(`${origin}/api/sale/mall/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token ? { 'a-session-id': token } : {},
  });
const asksList = (token: string) => asks(token, 'order/page', { pageSize: 10, current: 1 });

const everything = async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
};

beforeEach(() => {
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(origin),
    caches: fakeCaches(origin),
    __WB_DISABLE_DEV_LOGS: true,
  });
});

afterEach(() => jest.useRealTimers());

test('who has seen a list is shown it, also by a worker that was stopped meanwhile', async () => {
  const worker = await start();
  await worker.keepFor('mine');
  await worker.keepReply('mine', { ...list, envelope });
  const { cachedReply } = await start();
  expect(await (await cachedReply(asksList('mine')))?.json()).toEqual(envelope);
  expect(await cachedReply(asks('mine', 'order/page', { current: 2, pageSize: 10 }))).toBeUndefined();
});

test('a reply is kept by a worker that was stopped since it heard who is here', async () => {
  const { keepReply, cachedReply } = await start();
  await keepReply('mine', { ...list, envelope });
  expect(await cachedReply(asksList('mine'))).toBeDefined();
});

test('nobody else is', async () => {
  const { keepFor, keepReply, cachedReply } = await start();
  await keepFor('mine');
  await keepReply('mine', { ...list, envelope });
  expect(await cachedReply(asksList('another'))).toBeUndefined();
  expect(await cachedReply(asksList(''))).toBeUndefined();
});

test.each([
  ['another buyer', 'another'],
  ['a logout', ''],
])('%s leaves nothing of who was here, pictures neither', async (_who, token) => {
  const worker = await start();
  await worker.keepFor('mine');
  await worker.keepReply('mine', { ...list, envelope });
  globalThis.fetch = async () => new Response('picture');
  await worker.keepPictures(['/media/p1-640.webp']);
  expect(await everything()).toHaveLength(2);
  const { keepFor } = await start();
  await keepFor(token);
  expect(await everything()).toEqual([]);
});

test('a reply that comes when its buyer has left is not kept', async () => {
  const { keepFor, keepReply } = await start();
  await keepFor('mine');
  await keepFor('');
  await keepReply('mine', { ...list, envelope });
  expect(await everything()).toEqual([]);
});

test('addresses, licences and what was searched for are never kept, nor can token or request be read', async () => {
  const { keepFor, keepReply } = await start();
  await keepFor('secret-token');
  await keepReply('secret-token', { path: 'client/consignee', request: {}, envelope });
  await keepReply('secret-token', { path: 'product/page', request: { name: '手套' }, envelope });
  expect(await everything()).toEqual([]);
  await keepReply('secret-token', { ...list, envelope });
  expect((await everything()).join()).toMatch(
    /^https:\/\/mall.example\/kept\/[0-9a-f]{64}\/order\/page\?[0-9a-f]{64}$/,
  );
});

test('what is old is not shown, and sixty replies are the most', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'setTimeout'] });
  const { keepFor, keepReply, cachedReply } = await start();
  await keepFor('mine');
  for (let current = 1; current <= 70; current += 1) {
    jest.setSystemTime(Date.now() + 1000);
    await keepReply('mine', { path: 'order/page', request: { current }, envelope });
  }
  expect(await everything()).toHaveLength(60);
  const last = () => cachedReply(asks('mine', 'order/page', { current: 70 }));
  expect(await last()).toBeDefined();
  jest.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000 + 1);
  expect(await last()).toBeUndefined();
});
