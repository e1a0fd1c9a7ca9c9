import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { restlessness } from './at-rest';
import { clickAround } from './click-tour';
import { storedInBrowser, watchPageOfEverybody } from './page-of-everybody';

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
      body: '<main><a href="/elsewhere">去别处</a><button>导出 7</button><button>导出 8</button><button>退出登录</button></main>',
    }),
  );
  await watchPageOfEverybody(page);
  await page.goto('http://shop.test/home');
  await page.evaluate(() => {
    const clicked: string[] = [];
    addEventListener('click', ({ target }) => clicked.push(`${(target as HTMLElement).textContent}`));
    Object.assign(globalThis, { clicked });
  });
});
afterEach(() => page.close());
afterAll(() => browser.close());

const clicked = () => page.evaluate(() => (globalThis as { clicked?: string[] }).clicked);

test('every kind of control is clicked once, no link is followed, and nobody is logged out', async () => {
  const tried = new Set<string>();
  await clickAround(page, tried, 'main');
  expect(await clicked()).toEqual(['去别处', '导出 7']);
  expect(page.url()).toBe('http://shop.test/home');
  await clickAround(page, tried, 'main');
  expect(await clicked()).toHaveLength(2);
});

test('what a click throws is an error of the page', async () => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => {
      throw new Error('no export');
    }),
  );
  await clickAround(page, new Set(), 'main');
  expect(errors).toEqual(['no export']);
});

test('what says that it unfolds is known where it does not without a pointer', async () => {
  await page.evaluate(() => {
    document.querySelectorAll('button').forEach((button, place) => {
      button.ariaExpanded = 'false';
      button.addEventListener(place === 0 ? 'mousedown' : 'click', () =>
        setTimeout(() => Object.assign(button, { ariaExpanded: 'true' }), 100),
      );
      button.textContent = ['商品', '收货地址', '发票'][place] ?? '';
    });
  });
  expect(await clickAround(page, new Set(), 'main')).toEqual(['BUTTON 商品']);
});

test('a page at rest is told nothing, one that React draws again and again is', async () => {
  expect(await restlessness(page)).toEqual([]);
  await page.evaluate(() => {
    const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as unknown as {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommitFiberRoot(): void };
    };
    setInterval(() => {
      for (let turn = 0; turn < 5; turn += 1) hook.onCommitFiberRoot();
    }, 10);
  });
  expect(await restlessness(page)).toEqual([expect.stringMatching(/^is never at rest: drawn \d+ times/)]);
});

test('what a page keeps and on which channels it speaks is known', async () => {
  await page.evaluate(() => {
    localStorage.setItem('userInfo', '{}');
    new BroadcastChannel('mall-events').close();
  });
  expect(await storedInBrowser(page)).toEqual(['userInfo in local storage', 'the channel mall-events']);
});
