import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startCanary } from '../composition/canary';
import { shellOf } from '../composition/check-composition';
import { promoteAll } from '../composition/promote';
import { integrityOf } from '../publish/integrity';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { writtenText } from '../testing/written-text';
import { bootScript } from './boot-script';
import type { CompositionData } from './composition-data';
import { neededFiles } from './needed-files';
import { openedScript } from './opened-script';
import { documentsFolder } from './publish-documents';
import { documentIndex } from './render-documents';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.release('mf-cart');
  await t.release('mf-catalog');
});
afterEach(() => t.remove());

const folder = () => documentsFolder(t.store, 'stable', 1);
async function compose(site: object = {}, overrides = false) {
  await t.configure({ site, channels: { stable: { overrides } } });
  return (await promoteAll(t.change())).revision;
}
const document = (family: string) => writtenText(folder(), `${family}.html`);
const index = async (revision = 1) =>
  documentIndex.parse(
    JSON.parse(await writtenText(documentsFolder(t.store, 'stable', revision), 'documents.json')),
  );

const script = (html: string, attribute: string): string =>
  html.match(new RegExp(`<script ${attribute}[^>]*>(.*?)</script>`, 's'))?.[1] ?? '';
const importMap = (html: string): { integrity: Record<string, string> } =>
  JSON.parse(script(html, 'type="importmap"'));
const tags = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(([, url = '']) => url.replace(/^.*\//, ''));
const published = (url: string) => readFile(join(t.store.root, url));

test('there is one document for each mount and route of the composition, longest match first, and the shell', async () => {
  await t.release('shell');
  await compose();
  expect((await readdir(folder())).filter((name) => name.endsWith('.html.br')).sort()).toEqual([
    'home.html.br',
    'login.html.br',
    'searchpage.html.br',
    'shell.html.br',
    'shoppingCar.html.br',
  ]);
  expect((await index()).variants[0]?.documents.map(({ path }) => path)).toEqual([
    '/shoppingCar',
    '/searchpage',
    '/login',
    '/home',
    '/',
  ]);
});

test('what the shell starts with comes beside its entry, before what the route needs', async () => {
  await t.release('shell');
  const { apps } = await compose();
  const { shell } = shellOf(apps);
  const soon = { ...apps, shell: { ...shell, soon: ['login.44444444.js'] } };
  const { scripts } = neededFiles(soon, { name: 'shoppingCar', app: 'mf-cart', path: '/shoppingCar' });
  expect(scripts.map(({ url }) => url.replace(/^.*\//, '')).slice(0, 3)).toEqual([
    'platform.11111111.js',
    'login.44444444.js',
    apps['mf-cart']?.entry,
  ]);
});

test('a document loads what its family needs, in order, and nothing of other families', async () => {
  await t.release('shell');
  const { apps } = await compose();
  const html = await document('shoppingCar');
  const [remoteEntry, chunk, style] = apps['mf-cart']?.routes['/shoppingCar']?.files ?? [];
  expect(tags(html, /<script type="module" src="([^"]+)"/g)).toEqual([apps['shell']?.entry]);
  expect(tags(html, /<link rel="modulepreload" href="([^"]+)"/g)).toEqual([
    'platform.11111111.js',
    remoteEntry,
    chunk,
    'button.22222222.js',
  ]);
  expect(tags(html, /<link rel="stylesheet" href="([^"]+)"/g)).toEqual(['main.33333333.css']);
  expect(tags(html, /<link rel="preload" as="style" href="([^"]+)"/g)).toEqual([style]);
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('modulepreload'));
  expect(tags(await document('shell'), /<link rel="modulepreload" href="([^"]+)"/g)).toEqual([
    'platform.11111111.js',
  ]);
});

test('every script of every app and every tag carries the integrity of what is published', async () => {
  await t.release('shell');
  const { apps } = await compose();
  const html = await document('home');
  const { integrity } = importMap(html);
  const scripts = await Promise.all(
    Object.values(apps).map(async ({ base }) =>
      (await readdir(join(t.store.root, base)))
        .filter((name) => name.endsWith('.js'))
        .map((name) => base + name),
    ),
  );
  expect(Object.keys(integrity).sort()).toEqual(scripts.flat().sort());
  for (const [url, value] of Object.entries(integrity)) expect(value).toBe(integrityOf(await published(url)));
  const tagged = [...html.matchAll(/(?:src|href)="(\/[^"]+)" integrity="([^"]+)"/g)];
  expect(tagged).toHaveLength(7);
  for (const [, url = '', value] of tagged) expect(value).toBe(integrityOf(await published(url)));
});

test('platform modules that no app takes are not in the import map', async () => {
  const chart = 'chart.66666666.js';
  const dist = join(t.folder, 'shell-with-chart');
  await buildShell(dist, {
    files: { [chart]: 'export const Chart = {};' },
    description: { provides: { chart: { version: '1.0.0', files: [chart], only: [chart] } } },
  });
  await t.publish(dist);
  await compose();
  const listed = async () => Object.keys(importMap(await document('home')).integrity).join();
  expect(await listed()).not.toContain(chart);

  const orders = join(t.folder, 'orders');
  await buildRemote(orders, {
    app: 'mf-orders',
    mount: ['/orderCenter'],
    description: { consumes: { chart: {} }, routes: {} },
  });
  await t.publish(orders);
  await promoteAll(t.change());
  const next = await writtenText(documentsFolder(t.store, 'stable', 2), 'home.html');
  expect(Object.keys(importMap(next).integrity).join()).toContain(chart);
});

test('a document also loads the views of other apps that stand on its route from the start', async () => {
  await t.release('shell');
  const view = 'latest.55555555.js';
  const orders = join(t.folder, 'orders');
  await buildRemote(orders, {
    app: 'mf-orders',
    mount: ['/orderCenter'],
    files: { [view]: 'export default () => null;' },
    description: {
      views: { './latest-order': { files: [view], consumes: ['button'] } },
    },
  });
  await t.publish(orders);
  const account = join(t.folder, 'account');
  const slots = ['orders/latest-order', 'orders/not-there'];
  await buildRemote(account, {
    app: 'mf-account',
    mount: ['/mine'],
    description: { routes: { '/mine': { title: '用户中心', files: [], slots } } },
  });
  await t.publish(account);
  await compose();
  expect(tags(await document('mine'), /<link rel="modulepreload" href="([^"]+)"/g)).toEqual(
    expect.arrayContaining([view, 'button.22222222.js']),
  );
  expect(await document('shoppingCar')).not.toContain(`modulepreload" href="/apps/mf-orders`);
});

test('the composition travels with the manifests, trimmed, and without integrity or people', async () => {
  await t.release('shell');
  const { apps } = await compose({ notice: '测试环境' });
  const html = await document('home');
  const data: CompositionData = JSON.parse(script(html, 'type="application/json" id="composition"'));
  expect(data).toMatchObject({
    channel: 'stable',
    revision: 1,
    settings: { overrides: false },
    site: { title: '医疗商城', notice: '测试环境' },
  });
  const cart = data.apps['mf-cart'];
  expect(cart?.preload['/shoppingCar']?.map((url) => url.split('/').at(-1))).toEqual([
    ...(apps['mf-cart']?.routes['/shoppingCar']?.files ?? []),
    'button.22222222.js',
  ]);
  expect(cart).toMatchObject({ version: apps['mf-cart']?.version, mount: ['/shoppingCar'], previous: null });
  expect(cart?.routes).toEqual({ '/shoppingCar': { title: 'mf-cart', access: 'open' } });
  expect(data.apps['shell']?.preload['/login']?.map((url) => url.split('/').at(-1))).toEqual([
    'login.44444444.js',
  ]);
  expect(data.apps['shell']?.routes).toEqual({ '/login': { title: '登录', access: 'open' } });
  expect(cart?.manifest).toMatchObject({
    metaData: { publicPath: 'auto', remoteEntry: { name: apps['mf-cart']?.entry, type: 'module' } },
    shared: [],
    exposes: [],
  });
  expect(data.apps['shell']?.manifest).toBeNull();
  expect(script(html, 'type="application/json" id="composition"')).not.toMatch(/sha256|mei|pluginVersion/);
});

test('a document also brings what a remote falls back to, with the integrity of its scripts', async () => {
  await t.release('shell');
  const before = (await compose()).apps['mf-cart'];
  await t.release('mf-cart', 'next');
  await t.release('shell', 'next');
  await promoteAll(t.change());
  const html = await writtenText(documentsFolder(t.store, 'stable', 2), 'home.html');
  const data: CompositionData = JSON.parse(script(html, 'type="application/json" id="composition"'));
  expect(data.apps['mf-cart']?.previous).toEqual({
    version: before?.version,
    base: before?.base,
    manifest: before?.manifest,
  });
  expect(data.apps['mf-catalog']?.previous).toBeNull();
  expect(data.apps['shell']?.previous).toBeNull();
  const guarded = Object.keys(importMap(html).integrity).filter((url) => url.startsWith(`${before?.base}`));
  expect(guarded.map((url) => url.replace(/^.*\//, '')).sort()).toEqual(
    Object.keys(before?.integrity ?? {})
      .filter((name) => name.endsWith('.js'))
      .sort(),
  );
  expect(guarded).toHaveLength(2);
});

test('text from configuration can neither break out of a tag nor out of the data', async () => {
  await t.release('shell');
  const evil = '</script><!--<script>alert("1")';
  await compose({ title: evil, description: evil, notice: evil });
  const html = await document('home');
  expect(html).not.toContain(evil);
  expect(html).not.toContain('<!--');
  expect(html).toContain('<title>&lt;/script&gt;');
  expect(JSON.parse(script(html, 'type="application/json"')).site).toEqual({ title: evil, notice: evil });
});

test('the policy allows the import map and the two inline scripts by their hashes and nothing else inline', async () => {
  await t.release('shell');
  await compose();
  const policy = (await index()).variants[0]?.headers['content-security-policy'] ?? '';
  const hash = createHash('sha256')
    .update(script(await document('home'), 'type="importmap"'))
    .digest('base64');
  const boot = createHash('sha256').update(bootScript).digest('base64');
  const opened = createHash('sha256').update(openedScript).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-${opened}' 'sha256-${boot}';`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain('object-src blob:;');
  expect(policy).not.toMatch(/localhost|unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a channel with overrides lets local dev servers in', async () => {
  await t.release('shell');
  await compose({}, true);
  const policy = (await index()).variants[0]?.headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*http:\/\/localhost:\*/);
  expect(policy).toContain("connect-src 'self' http://localhost:* ws://localhost:*;");
});

test("the shell's skeleton and icon are used where it has them", async () => {
  const dist = join(t.folder, 'shell');
  const skeleton = '<main class="skeleton"><b>安澜</b></main>';
  await buildShell(dist, { files: { 'document-body.html': skeleton, 'favicon.svg': '<svg/>' } });
  await t.publish(dist);
  const { apps } = await compose();
  const html = await document('home');
  expect(html).toContain(`<div id="root"><i id="boot"></i>${skeleton}</div>`);
  expect(html).toContain(`<link rel="icon" href="${apps['shell']?.base}favicon.svg">`);
});

test('a document is written compressed both ways, and in no other form', async () => {
  await t.release('shell');
  await compose();
  const html = await document('home');
  expect(html).toMatch(/<\/html>\n$/);
  expect(`${brotliDecompressSync(await readFile(join(folder(), 'home.html.br')))}`).toBe(html);
  expect(`${gunzipSync(await readFile(join(folder(), 'home.html.gz')))}`).toBe(html);
  expect((await readdir(folder())).filter((name) => name.startsWith('home.'))).toHaveLength(2);
});

test('the boot script stands before everything that can hang, and is at most a kilobyte', async () => {
  await t.release('shell');
  const { apps } = await compose();
  const html = await document('home');
  expect(Buffer.byteLength(bootScript)).toBeLessThanOrEqual(1024);
  expect(html.indexOf(`<script>${bootScript}</script>`)).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  expect(html).toContain(`<template id="words" title="${apps['shell']?.version}">`);
});

test('before anything else a document tells that it was opened, and what it asks for', async () => {
  await t.release('shell');
  await t.release('mf-cart');
  const { apps } = await compose();
  const html = await document('shoppingCar');
  const asksFor = `shell@${apps['shell']?.version} mf-cart@${apps['mf-cart']?.version}`;
  expect(html).toContain(`<html lang="zh-CN" data-apps="${asksFor}">`);
  expect(html.indexOf(openedScript)).toBeLessThan(html.indexOf(bootScript));
  const sent: { address: string; blob: Blob }[] = [];
  const page = {
    navigator: { sendBeacon: (address: string, blob: Blob) => sent.push({ address, blob }) },
    document: { documentElement: { dataset: { apps: asksFor } } },
    location: { pathname: '/shoppingCar' },
    Blob,
  };
  runInNewContext(openedScript, page);
  const { events } = JSON.parse((await sent[0]?.blob.text()) ?? '');
  expect(sent[0]?.address).toBe('/api/sale/mall/telemetry/report');
  expect(events).toEqual([
    expect.objectContaining({ kind: 'event', name: 'document', app: 'shell', page: '/shoppingCar' }),
    expect.objectContaining({ app: 'mf-cart', version: apps['mf-cart']?.version }),
  ]);
  expect(events[1].visit).toBe(events[0].visit);
  expect(page).toMatchObject({ visit: events[0].visit });
});

describe('where a shell does not start', () => {
  const numbered = (revision: number, file: string) =>
    writtenText(documentsFolder(t.store, 'stable', revision), file);
  const shown = (html: string) => JSON.parse(script(html, 'type="application/json"')).apps.shell.version;
  const hasNet = (html: string) => html.includes(' data-net="1">');

  test('the first shell has none before it', async () => {
    await t.release('shell');
    await compose();
    expect(hasNet(await document('home'))).toBe(false);
  });

  test('one document with the shell before stands beside all pages, and has no other', async () => {
    const before = await t.release('shell');
    await compose();
    const version = await t.release('shell', 'next');
    await promoteAll(t.change());
    const live = await numbered(2, 'home.html');
    const instead = await numbered(2, `without/${version}/shell.html`);
    expect([shown(live), hasNet(live)]).toEqual([version, true]);
    expect([shown(instead), hasNet(instead)]).toEqual([before, false]);
    const { variants } = await index(2);
    expect(variants.at(-1)).toMatchObject({
      insteadOf: version,
      documents: [{ path: '/', file: 'shell.html' }],
    });
  });

  test('a shell before that lacks what a remote of today takes is none', async () => {
    await t.release('shell');
    await compose();
    const dist = join(t.folder, 'shell');
    const provides = { react: { version: '19.3.1' }, grid: { version: '1.0.0' } };
    await buildShell(dist, { text: 'next', description: { provides, routes: {} } });
    await t.publish(dist);
    await buildRemote(join(t.folder, 'cart'), {
      app: 'mf-cart',
      mount: ['/shoppingCar'],
      description: { consumes: { react: {}, grid: {} } },
    });
    await t.publish(join(t.folder, 'cart'));
    await promoteAll(t.change());
    expect(hasNet(await numbered(2, 'home.html'))).toBe(false);
  });

  test("everybody's shop stands in for a canary of the shell", async () => {
    const before = await t.release('shell');
    await compose();
    const version = await t.release('shell', 'next');
    await startCanary(t.change(), { app: 'shell', share: 20 });
    const live = await numbered(2, 'canary/shell/home.html');
    const instead = await numbered(2, `without/${version}/home.html`);
    expect([shown(live), hasNet(live)]).toEqual([version, true]);
    expect([shown(instead), hasNet(instead)]).toEqual([before, false]);
  });
});
