import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { startNginx } from 'tooling/lib/nginx.mjs';
import { promoteAll } from './composition/promote';
import { createServer } from './serve/create-server';
import { aFakeApi, type FakeApi } from './testing/a-server';
import { aStore, type TestStore } from './testing/a-store';

interface Sent {
  url: string | undefined;
  type: string | undefined;
  report: { 'csp-report': Record<string, unknown> };
}

let t: TestStore;
let folder: string;
let api: FakeApi;
let browser: Browser;
let sent: Sent[];
beforeAll(async () => {
  t = await aStore();
  folder = await mkdtemp(join(tmpdir(), 'policy-'));
  await t.release('shell');
  await promoteAll(t.change());
  api = await aFakeApi(async (request: IncomingMessage, response) => {
    const body = await text(request);
    if (request.url?.includes('telemetry/policy'))
      sent.push({ url: request.url, type: request.headers['content-type'], report: JSON.parse(body) });
    response.writeHead(204).end();
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser?.close();
  await api.close();
  await t.remove();
  await rm(folder, { recursive: true, force: true });
});

const elsewhere = 'https://elsewhere.invalid';
const inserted = `<script>globalThis.ran = true</script><script src="${elsewhere}/code.js"></script>`;
const outside = [
  ['img-src', `${elsewhere}/spy.png?token=1`],
  ['script-src-elem', `${elsewhere}/code.js`],
];

const fronts = [
  {
    front: 'release serve',
    start: async () => {
      const server = await createServer({ store: t.store, channel: 'stable', api: api.origin });
      return { origin: await server.listen({ port: 0 }), stop: () => server.close() };
    },
    reported: [...outside, ['script-src-elem', 'inline']],
  },
  {
    front: 'nginx',
    start: () =>
      startNginx(folder, { store: t.store.root, channel: 'stable', api: [new URL(api.origin).host] }),
    // It does not know the import map's hash: what is inline the document itself refuses, and tells nobody.
    reported: outside,
  },
];

test.each(fronts)(
  'behind $front Chromium itself reports what the policy keeps from a page, before any code of the shop',
  async ({ start, reported }) => {
    sent = [];
    const { origin, stop } = await start();
    const page = await browser.newPage();
    // Nothing of the shop starts, and somebody has put scripts of theirs into the document.
    await page.route(/\.m?js$/, (route) =>
      route.request().url().startsWith(origin) ? route.abort() : route.continue(),
    );
    await page.route(`${origin}/home`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `${inserted}</head>`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${origin}/home`);
    await page.evaluate((address) => {
      new Image().src = `${address}/spy.png?token=1`;
    }, elsewhere);
    while (sent.length < reported.length) await pause(50);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    const told = sent.map(({ report }) => report['csp-report']);
    expect(told.map((each) => [each['effective-directive'], each['blocked-uri']]).sort()).toEqual(reported);
    for (const { url, type } of sent)
      expect([url, type]).toEqual(['/api/sale/mall/telemetry/policy', 'application/csp-report']);
    for (const each of told) expect(each['document-uri']).toBe(`${origin}/home`);
    await page.close();
    await stop();
  },
  60_000,
);
