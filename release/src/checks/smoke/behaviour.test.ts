import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { type Behaviour, behaviourOf, QUIET, ruder } from './behaviour';
import { doneToEverybody, watchPageOfEverybody } from './page-of-everybody';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
}, 60_000);
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill(
      pathname.endsWith('.js')
        ? { contentType: 'text/javascript', body: 'navigator.serviceWorker.getRegistrations()' }
        : {
            contentType: 'text/html; charset=utf-8',
            body: '<main><input aria-label="数量"><button>导出</button><div id="part"></div></main>',
          },
    );
  });
  await watchPageOfEverybody(page);
  await page.goto('http://localhost/shoppingCar');
});
afterEach(() => page.close());
afterAll(() => browser.close());

const after = async (script: string): Promise<Behaviour> => {
  await page.addScriptTag({ content: script });
  return behaviourOf(page);
};

test('a page that leaves everything to its buyer is told nothing', async () => {
  expect(await behaviourOf(page)).toEqual(QUIET);
});

test('keys that are stopped or taken are told with where they were pressed', async () => {
  const { swallowed } = await after(`
    addEventListener('keydown', (event) => { if (event.key === 'Escape') event.stopImmediatePropagation(); }, true);
    document.querySelector('input').addEventListener('keydown', (event) => event.preventDefault());
  `);
  expect(swallowed).toEqual(['Escape on the page', 'Escape on a button', 'Tab on a field', '1 on a field']);
});

test('Enter in a field is the field’s', async () => {
  const { swallowed } = await after(
    "document.querySelector('input').onkeydown = (event) => { if (event.key === 'Enter') event.preventDefault(); }",
  );
  expect(swallowed).toEqual([]);
});

test('a page that moves the focus, speaks without end or is too wide is told so', async () => {
  const { takesFocus, announcements, overflow } = await after(`
    setInterval(() => document.querySelector('button').focus(), 50);
    const part = document.getElementById('part');
    part.role = 'status';
    setInterval(() => { part.textContent = performance.now(); }, 10);
    part.style.width = '3000px';
  `);
  expect(takesFocus).toBe(true);
  expect(announcements).toBeGreaterThan(10);
  expect(overflow).toBeGreaterThan(2_500);
});

test('only what the live page does not do is new', () => {
  const rude = { swallowed: ['Tab on the page'], takesFocus: true, announcements: 20, overflow: 2_610 };
  expect(ruder(rude, rude)).toEqual([]);
  expect(ruder(rude, QUIET)).toEqual([
    'swallows Tab on the page',
    'takes the focus from where its buyer is',
    'speaks 20 times in half a second to who hears it',
    'is 2610 px wider than the window',
  ]);
});

test('a remote that asks for service workers is told so, the shell is not', async () => {
  await page.addScriptTag({ url: '/apps/shell/1.0.0+00000000/main.js' });
  expect(await doneToEverybody(page)).toEqual([]);
  await page.addScriptTag({ url: '/apps/mf-cart/1.0.0+00000000/app.js' });
  expect(await doneToEverybody(page)).toEqual(['mf-cart asks for service workers: getRegistrations()']);
});
