import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { writtenText } from '../testing/written-text';
import { documentsFolder } from './publish-documents';
import { documentIndex } from './render-documents';

const script = '!function(e){globalThis.preloadedCalls=e}(1)';
const pictures = { list: 'rows', first: 2, field: 'url', sizes: '100vw', media: '(width < 992px)' };
const amount = { path: 'memberCart/amount', method: 'GET', for: 'buyer' };

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.configure({ channels: { stable: {} } });
});
afterEach(() => t.remove());

const publishShell = async (files: Record<string, string> = { 'document-calls.txt': script }) => {
  const dist = join(t.folder, 'shell');
  await buildShell(dist, { files, description: { preloadedCalls: { appShell: [amount] } } });
  await t.publish(dist);
};
const publishRemote = async (app: string, path: string, description: object) => {
  const dist = join(t.folder, app);
  await buildRemote(dist, { app, mount: [path], description: { ...description } });
  await t.publish(dist);
};
const read = (file: string) => writtenText(documentsFolder(t.store, 'stable', 1), file);
const callsIn = (html: string): unknown =>
  JSON.parse(
    html.match(/<script type="application\/json" id="preloaded-calls">(.*?)<\/script>/)?.[1] ?? 'null',
  );
const titled = { title: 'x', files: [] };

test('a document starts the calls of the appShell, of its route and of the views that stand on it', async () => {
  await publishShell();
  await publishRemote('mf-account', '/mine', {
    routes: { '/mine': { ...titled, access: 'buyer', slots: ['orders/latest-order', 'orders/gone'] } },
    preloadedCalls: { routes: { '/mine': [{ path: 'client/todo', without: ['currentMenu'], pictures }] } },
  });
  await publishRemote('mf-orders', '/orderCenter', {
    preloadedCalls: { views: { './latest-order': [{ path: 'order/latest' }] } },
  });
  await promoteAll(t.change());
  const appShell = { ...amount, request: {} };
  expect(callsIn(await read('mine.html'))).toEqual([
    appShell,
    { path: 'client/todo', request: {}, without: ['currentMenu'], pictures, for: 'buyer', at: '/mine' },
    { path: 'order/latest', request: {}, for: 'buyer', at: '/mine', bare: true },
  ]);
  expect(callsIn(await read('orderCenter.html'))).toEqual([appShell]);
});

test('every document knows what the other pages begin with, for who is about to go there', async () => {
  await publishShell();
  await publishRemote('mf-account', '/mine', {
    routes: { '/mine': { ...titled, access: 'buyer', slots: ['orders/latest-order'] } },
    preloadedCalls: { routes: { '/mine': [{ path: 'client/todo', without: ['currentMenu'] }] } },
  });
  await publishRemote('mf-orders', '/orderCenter', {
    preloadedCalls: { views: { './latest-order': [{ path: 'order/latest' }] } },
  });
  await promoteAll(t.change());
  const [, text] = (await read('orderCenter.html')).match(/id="composition">(.*?)<\/script>/) ?? [];
  const { apps } = JSON.parse(text ?? '') as { apps: Record<string, { calls: unknown }> };
  expect(apps['mf-account']?.calls).toEqual({
    '/mine': [
      { path: 'client/todo', request: {}, without: ['currentMenu'], for: 'buyer' },
      { path: 'order/latest', request: {}, for: 'buyer', bare: true },
    ],
  });
  expect(apps['mf-orders']?.calls).toEqual({});
});

test('on an open page a call says itself who makes it', async () => {
  await publishShell();
  const calls = [
    { path: 'banner/list', request: { position: 'ad' } },
    { path: 'member/preferences', for: 'buyer' },
  ];
  await publishRemote('mf-catalog', '/home', { preloadedCalls: { routes: { '/home': calls } } });
  await promoteAll(t.change());
  expect(callsIn(await read('home.html'))).toMatchObject([
    {},
    { path: 'banner/list', request: { position: 'ad' }, at: '/home' },
    { path: 'member/preferences', for: 'buyer' },
  ]);
});

test('they start before any stylesheet, by a script that the policy names', async () => {
  await publishShell();
  await promoteAll(t.change());
  const html = await read('shell.html');
  expect(html.indexOf(`<script>${script}</script>`)).toBeGreaterThan(html.indexOf('id="preloaded-calls"'));
  expect(html.indexOf(`<script>${script}</script>`)).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  const { variants } = documentIndex.parse(JSON.parse(await read('documents.json')));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(variants[0]?.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('a shell that does not know how leaves the calls to the pages', async () => {
  await publishShell({});
  await promoteAll(t.change());
  expect(await read('shell.html')).not.toContain('preloaded-calls');
});

test('what an app states can close no script', async () => {
  await publishShell();
  await publishRemote('mf-catalog', '/home', {
    preloadedCalls: {
      routes: { '/home': [{ path: 'banner/list', request: { position: '</script><script>' } }] },
    },
  });
  await promoteAll(t.change());
  expect(callsIn(await read('home.html'))).toMatchObject([
    {},
    { request: { position: '</script><script>' } },
  ]);
});

test('a list of calls that is none is refused when it is published', async () => {
  const elsewhere = { path: 'https://elsewhere.example/' };
  await expect(
    publishRemote('mf-catalog', '/home', { preloadedCalls: { routes: { '/home': [elsewhere] } } }),
  ).rejects.toThrow(/assets\.json/);
});
