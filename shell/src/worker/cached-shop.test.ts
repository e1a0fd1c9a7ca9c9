/** @jest-environment node */
import { fakeCaches } from '../testing/fake-caches';
import { keepShop, learnWhatIsLive, showCached } from './cached-shop';

const origin = 'https://mall.example';
const old = '1.0.0+aaaaaaaa';
const next = '1.0.1+bbbbbbbb';

/** As the release tool composes it; mf-cart falls back to `previous`. */
const documentWith = (cart: string, previous: string | null = null) => {
  const app = (name: string, version: string, preload: object, before: string | null = null) => ({
    version,
    preload,
    previous: before && { version: before },
    base: `/apps/${name}/${version}/`,
  });
  const apps = {
    shell: app('shell', old, {}),
    'mf-cart': app('mf-cart', cart, { '/shoppingCar': [`/apps/mf-cart/${cart}/app.js`] }, previous),
  };
  return `<!doctype html><html lang="zh-CN" data-apps="x"><head>
<script type="importmap">{"integrity":{"/apps/shell/${old}/main.js":"sha256-x"}}</script>
<link rel="stylesheet" href="/apps/shell/${old}/main.css" integrity="sha256-y" data-app-shell>
<script type="module" src="/apps/shell/${old}/main.js" integrity="sha256-x"></script></head>
<body>
<div id="root"></div>
<script type="application/json" id="composition">${JSON.stringify({ revision: 1, apps })}</script></body></html>`;
};

let live: string;
let missing: string[];
let asked: { url: string; integrity?: string | undefined }[];

beforeEach(() => {
  live = documentWith(old);
  missing = [];
  asked = [];
  Object.assign(globalThis, {
    self: globalThis,
    offline: undefined,
    caches: fakeCaches(origin),
    fetch: async (url: string, { integrity }: RequestInit = {}) => {
      asked.push({ url, integrity });
      if (missing.includes(url)) return new Response('', { status: 404 });
      return new Response(url === '/' ? live : url, { headers: { 'content-encoding': 'br' } });
    },
  });
});

afterEach(() => jest.useRealTimers());

const files = async () =>
  (await (await caches.open('shop-files')).keys()).map(({ url }) => new URL(url).pathname).sort();
const seen = (path: string, ...loaded: string[]) => ({ path, files: loaded });
const shownCart = async () =>
  /"mf-cart":\{"version":"([^"]+)/.exec((await (await showCached())?.text()) ?? '')?.[1];

test('what is kept is the document, its files and the code of the pages that were seen', async () => {
  await keepShop(seen('/shoppingCar', `/apps/mf-cart/${old}/dialog.js`, '/apps/mf-cart/9.9.9+other/app.js'));
  expect(await files()).toEqual([
    `/apps/mf-cart/${old}/app.js`,
    `/apps/mf-cart/${old}/dialog.js`,
    `/apps/shell/${old}/main.css`,
    `/apps/shell/${old}/main.js`,
  ]);
  expect(asked).toContainEqual({ url: `/apps/shell/${old}/main.js`, integrity: 'sha256-x' });
});

test('it says above the page that there is no network, and since when it was kept', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T06:05:00Z'), doNotFake: ['setImmediate', 'nextTick'] });
  await keepShop(seen('/home'));
  const kept = await showCached();
  const html = (await kept?.text()) ?? '';
  expect(html).toMatch(/<body><div id="offline-notice" role="status">.*当前没有网络，只能查看。.*11月22日/s);
  expect(kept?.headers.get('content-encoding')).toBeNull();
});

test('a release that came since is kept with the code of the pages seen before, and the old code goes', async () => {
  await keepShop(seen('/shoppingCar'));
  live = documentWith(next, null);
  await learnWhatIsLive({ apps: { shell: old, 'mf-cart': next } });
  expect(await shownCart()).toBe(next);
  expect(await files()).toEqual([
    `/apps/mf-cart/${next}/app.js`,
    `/apps/shell/${old}/main.css`,
    `/apps/shell/${old}/main.js`,
  ]);
});

test('what is live and kept already is not asked for again', async () => {
  await keepShop(seen('/home'));
  asked = [];
  await learnWhatIsLive({ apps: { shell: old, 'mf-cart': old }, withdrawn: { 'mf-cart': [next] } });
  expect(asked).toEqual([]);
});

describe('a withdrawn release', () => {
  test('is dropped although nothing can be kept in its place', async () => {
    live = documentWith(next);
    await keepShop(seen('/home'));
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    await expect(learnWhatIsLive({ withdrawn: { 'mf-cart': [next] } })).rejects.toThrow('no network');
    expect(await showCached()).toBeUndefined();
  });

  test('is not shown either when only sw.js has told of it', async () => {
    live = documentWith(next);
    await keepShop(seen('/home'));
    Object.assign(globalThis, { offline: { withdrawn: { 'mf-cart': [next] } } });
    expect(await showCached()).toBeUndefined();
  });

  test('is nothing to fall back to', async () => {
    live = documentWith(old, next);
    await keepShop(seen('/home'));
    Object.assign(globalThis, { offline: { withdrawn: { 'mf-cart': [next] } } });
    expect(await showCached()).toBeUndefined();
  });
});

test('a document of which a file is gone is not kept: the whole one before stays', async () => {
  await keepShop(seen('/shoppingCar'));
  live = documentWith(next);
  missing = [`/apps/mf-cart/${next}/app.js`];
  await expect(keepShop()).rejects.toThrow('404');
  expect(await shownCart()).toBe(old);
  expect(await files()).toContain(`/apps/mf-cart/${old}/app.js`);
});

test('what is no document of the shop, a proxy’s page or an error, replaces nothing', async () => {
  await keepShop(seen('/home'));
  live = '<html><body>请登录网络</body></html>';
  await keepShop();
  expect(await shownCart()).toBe(old);
});

test('after a week it is no longer shown', async () => {
  await keepShop(seen('/home'));
  jest.useFakeTimers({
    now: Date.now() + 7 * 24 * 60 * 60 * 1000 + 1,
    doNotFake: ['setImmediate', 'nextTick'],
  });
  expect(await showCached()).toBeUndefined();
});
