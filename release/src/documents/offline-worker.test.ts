import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { promoteAll } from '../composition/promote';
import { rollback } from '../composition/rollback';
import { createServer } from '../serve/create-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildShell } from '../testing/build-app';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const releaseShell = async (text = 'first', files: Record<string, string> = { 'offline-worker.js': '0' }) => {
  const dist = join(t.folder, 'dist', 'shell');
  await buildShell(dist, { text, files });
  return (await t.publish(dist)).release.version;
};
const configure = (site: object, settings: object = {}) =>
  t.configure({ site, channels: { stable: settings } });

async function served(path: string) {
  const server = await createServer({ store: t.store, channel: 'stable', api: 'http://127.0.0.1:1' });
  const reply = await server.inject({ url: path });
  await server.close();
  return reply;
}
const worker = async () => (await served('/sw.js')).payload;
const isStated = async () => /"offline":true/.test((await served('/')).payload);

test('a worker takes its program from the live shell, and is asked for anew each time under a policy of its own', async () => {
  const version = await releaseShell();
  await configure({});
  await promoteAll(t.change());
  const reply = await served('/sw.js');
  expect(reply.payload).toBe(
    `self.offline = {"withdrawn":{}};\nimportScripts("/apps/shell/${version}/offline-worker.js");\n`,
  );
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
  expect(await isStated()).toBe(true);
});

test('it knows what was taken back, and changes with nothing else than that and the shell', async () => {
  await releaseShell();
  await t.release('mf-cart');
  await configure({});
  await promoteAll(t.change());
  const first = await worker();
  const next = await t.release('mf-cart', 'next');
  await promoteAll(t.change());
  expect(await worker()).toBe(first);
  await rollback(t.change(), 'mf-cart');
  expect(await worker()).toContain(`{"withdrawn":{"mf-cart":["${next}"]}}`);
});

describe('a worker ends itself and leaves nothing', () => {
  const expectGone = async () => {
    const deleted: string[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    let done: Promise<unknown> = Promise.resolve();
    const registration = { unregister: async () => deleted.push('registration') };
    runInNewContext(await worker(), {
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
      skipWaiting: () => {},
      caches: {
        keys: async () => ['shop', 'shop-replies'],
        delete: async (name: string) => deleted.push(name),
      },
      indexedDB: { deleteDatabase: (name: string) => deleted.push(name) },
      registration,
    });
    listeners['activate']?.({
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    });
    await done;
    expect(deleted).toEqual(['shop', 'shop-replies', 'workbox-expiration', 'registration']);
    expect(await isStated()).toBe(false);
  };

  test('where the site has it switched off', async () => {
    await releaseShell();
    await configure({ offline: false });
    await promoteAll(t.change());
    await expectGone();
  });

  test.each(['overrides', 'inspect'])(
    'on a channel with %s, where not everybody sees the same',
    async (setting) => {
      await releaseShell();
      await configure({}, { [setting]: true });
      await promoteAll(t.change());
      await expectGone();
    },
  );

  test('with a shell that was rolled back to one of before there was any', async () => {
    await releaseShell('before', {});
    await configure({});
    await promoteAll(t.change());
    await releaseShell('with');
    await promoteAll(t.change());
    expect(await worker()).toContain('importScripts');
    await rollback(t.change(), 'shell');
    await expectGone();
  });
});
