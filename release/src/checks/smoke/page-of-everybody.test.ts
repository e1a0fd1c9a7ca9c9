import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { doneToEverybody, type WatchedWindow, watchPageOfEverybody } from './page-of-everybody';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  page = await browser.newPage();
  await watchPageOfEverybody(page);
}, 60_000);
afterAll(() => browser.close());

async function after(script: string): Promise<string[]> {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
  return doneToEverybody(page);
}

test('a page that leaves everything as it was is told nothing', async () => {
  expect(await after('fetch; history.pushState; document.title = "x"')).toEqual([]);
});

test.each([
  ['fetch', 'const own = fetch; fetch = (...a) => own(...a)'],
  ['XMLHttpRequest.prototype.open', 'XMLHttpRequest.prototype.open = function () {}'],
  ['history.pushState', 'history.pushState = history.pushState.bind(history)'],
  ['Array.prototype.map', 'Array.prototype.map = function () { return [] }'],
])('one that replaces %s is told so', async (name, script) => {
  expect(await after(script)).toEqual([`replaces ${name} for every app`]);
});

test('one that answers nobody for long is told so', async () => {
  await after('setTimeout(() => { for (const end = Date.now() + 5500; Date.now() < end; ) ; })');
  await page.waitForFunction(() => ((globalThis as WatchedWindow).watchedPage?.longest ?? 0) > 5_000);
  expect(await doneToEverybody(page)).toEqual([expect.stringMatching(/^answers nobody for \d+\.\d s$/)]);
}, 60_000);
