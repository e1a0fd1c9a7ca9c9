import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { type Growth, grows, growthOf } from './growth';
import { watchPageOfEverybody } from './page-of-everybody';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 60_000);
beforeEach(async () => {
  page = await browser.newPage();
  await page.route('http://shop.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<header><a href="/home">首页</a></header><main>购物车</main>',
    }),
  );
  await watchPageOfEverybody(page);
  await page.goto('http://shop.test/shoppingCar');
  await page.evaluate(() =>
    document.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      history.pushState(null, '', '/home');
    }),
  );
});
afterEach(() => page.close());
afterAll(() => browser.close());

const calls = { open: () => 0 };
const visited = async (script: string): Promise<Growth> => {
  await page.addScriptTag({ content: `addEventListener('popstate', () => { ${script} })` });
  const growth = await growthOf(page, calls);
  if (growth === null) throw new Error('not visited');
  return growth;
};

const same: Growth = {
  least: { bytes: 0, listeners: 0, timers: 0 },
  most: { bytes: 0, listeners: 0, timers: 0 },
};

test('a page that keeps nothing of a visit is told nothing', async () => {
  expect(grows(await visited(''), same)).toEqual([]);
}, 60_000);

test('one that keeps memory, listeners and timers of each visit is told so', async () => {
  const growth = await visited(`
    (globalThis.kept ??= []).push(new Array(500_000).fill(Math.random()));
    for (let turn = 0; turn < 10; turn += 1) addEventListener('resize', () => turn);
    setInterval(() => {}, 60_000);
  `);
  expect(grows(growth, same)).toEqual([
    expect.stringMatching(/^keeps \d\.\d MB with each visit/),
    'leaves 10 listeners behind with each visit, the live one 0',
    'leaves 1 timers behind with each visit',
  ]);
  expect(grows(growth, growth)).toEqual([]);
}, 60_000);

test('one that leads nowhere keeps nothing', async () => {
  await page.evaluate(() => document.querySelector('a')?.remove());
  expect(await growthOf(page, calls)).toBeNull();
});
