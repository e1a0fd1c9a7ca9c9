import type { APIRequestContext, Page } from '@playwright/test';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve } from 'tooling/lib/shop.mjs';
import { holdBack } from '../support/hold-back';
import { buyerOf, logIn } from '../support/log-in';
import { shifted } from '../support/shifted';
import { test as base, expect } from '../support/shop';
import { reportedLines } from '../support/telemetry';

const covers = { tag: ['@shell', '@release', '@mf-catalog'] };

const callsBelow = '/api/sale/mall/';
const shellScript = /\/apps\/shell\/.*\/main\.\w+\.js/;

/** A shop that draws the pages of visitors before it sends them. */
const test = base.extend<{ drawnShop: string }>({
  drawnShop: async ({ shop }, use) => {
    const front = serve({
      store: shop.store,
      port: await freePort(),
      apiUrl: shop.apiUrl,
      serveArgs: ['--render'],
    });
    await front.ready();
    await use(front.url);
    await front.stop();
  },
});

/** Until a page has been drawn once: while a process comes up, the static document goes out. */
const untilDrawn = (request: APIRequestContext, address: string, window: string) =>
  expect
    .poll(async () => (await request.get(address, { headers: { cookie: `window=${window}` } })).text(), {
      timeout: 30_000,
    })
    .toContain('id="drawn"');

/** What the page has asked of the API, each call with its request. */
function watchCalls(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(callsBelow) || pathname.includes('/telemetry/')) return;
    asked.push(`${pathname.slice(callsBelow.length)} ${request.postData() ?? ''}`.trim());
  });
  return asked;
}

const repliesIn = (page: Page) =>
  page.evaluate(() => {
    const { replies } = JSON.parse(document.querySelector('#drawn')?.textContent ?? '{}');
    return (replies as { path: string; request: object }[]).map(
      ({ path, request }) => `${path} ${JSON.stringify(request)}`,
    );
  });

const isAlive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor reads the home page, and a category, by their links',
    covers,
    async ({ page, request, drawnShop }) => {
      await untilDrawn(request, `${drawnShop}/home`, 'low');
      await page.goto(`${drawnShop}/home`);
      await expect(page.getByRole('heading', { name: '内镜清洗消毒' })).toBeVisible();
      await expect(page.getByText('AL-PAA 2000').first()).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${drawnShop}/home`);
      await untilDrawn(request, `${drawnShop}/home/all_product?parentId=1`, 'low');
      await page.goto(`${drawnShop}/home/all_product?parentId=1`);
      await expect(page.getByRole('heading', { level: 1, name: '内镜清洗消毒' })).toBeVisible();
    },
  );
});

for (const { width, height, window } of [
  { width: 1366, height: 768, window: 'low' },
  { width: 390, height: 844, window: 'narrow' },
]) {
  test(
    `at ${width} px a drawn page is made alive where it stands: nothing moves, is asked twice or drawn anew`,
    covers,
    async ({ page, context, request, shop, drawnShop }) => {
      const before = (await reportedLines(shop)).length;
      await page.setViewportSize({ width, height });
      await context.addCookies([{ name: 'window', value: window, url: drawnShop }]);
      for (const path of [
        '/home',
        '/home/all_product?parentId=1',
        '/searchpage?name=AL',
        '/home/contact_us',
      ]) {
        await test.step(path, async () => {
          await untilDrawn(request, drawnShop + path, window);
          const asked = watchCalls(page);
          const script = await holdBack(page, shellScript);
          await page.goto(drawnShop + path, { waitUntil: 'commit' });
          const heading = await page.locator('main h1').elementHandle();
          script();
          await expect.poll(() => isAlive(page)).toBe(true);
          await page.waitForLoadState('networkidle');
          expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
          expect(await shifted(page)).toBeLessThanOrEqual(0.01);
          const replies = await repliesIn(page);
          expect(replies.length).toBeGreaterThan(0);
          expect(asked.filter((call) => replies.includes(call))).toEqual([]);
        });
      }
      await page.goto('about:blank');
      const told = async () => (await reportedLines(shop)).slice(before - 1);
      await expect.poll(async () => (await told()).some((line) => line.includes('shell-start'))).toBe(true);
      expect((await told()).filter((line) => line.includes('"fault"'))).toEqual([]);
    },
  );
}

test(
  'a visitor logs in on a drawn page, and from then on nothing is drawn for them',
  covers,
  async ({ page, request, drawnShop }) => {
    await untilDrawn(request, `${drawnShop}/home`, 'low');
    await page.goto(`${drawnShop}/home`);
    await expect.poll(() => isAlive(page)).toBe(true);
    await page.goto(`${drawnShop}/login`);
    await logIn(page, buyerOf(1));
    await page.goto(`${drawnShop}/home`);
    await expect(page.getByRole('banner').getByRole('link', { name: /购物车/ })).toBeVisible();
    await expect(page.locator('#drawn')).toHaveCount(0);
  },
);
