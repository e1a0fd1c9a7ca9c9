import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve } from 'tooling/lib/shop.mjs';
import { expectSteady } from '../support/expect-steady';
import { holdBack } from '../support/hold-back';
import { becomesAlive, isAlive } from '../support/is-alive';
import { buyerOf, fillLogin } from '../support/log-in';
import { test as base, expect } from '../support/shop';

const covers = { tag: ['@shell', '@release', '@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'] };

const lists = join(import.meta.dirname, '../../mf-cart/src/testing/lists');
const callsBelow = '/api/sale/mall/';
const shellScript = /\/apps\/shell\/.*\/main\.\w+\.js/;
const remoteScripts = /\/apps\/mf-\w+\/.*\.js/;

/** A shop that draws pages before it sends them, however long that takes on a busy machine; each is made alive as it is. */
const test = base.extend<{ drawnShop: string }>({
  drawnShop: async ({ shop }, use) => {
    const front = serve({
      store: shop.store,
      port: await freePort(),
      apiUrl: shop.apiUrl,
      serveArgs: ['--render', '60000'],
    });
    await front.ready();
    await use(front.url);
    await front.stop();
  },
});

interface DrawnReplies {
  replies: { path: string; request: object }[];
}

/** Opens a page that was drawn. @returns the calls whose replies are in its document */
async function openDrawn(page: Page, address: string): Promise<string[]> {
  let text = '';
  // A machine that stands still for a second has the document sent with an app shell.
  await expect(async () => {
    const response = await page.goto(address, { waitUntil: 'commit' });
    [, text = ''] = /id="drawn">(.*?)<\/script>/s.exec((await response?.text()) ?? '') ?? [];
    expect(text).not.toBe('');
  }).toPass();
  const { replies } = JSON.parse(text) as DrawnReplies;
  return replies.map(({ path, request }) => {
    const body = JSON.stringify(request);
    return body === '{}' ? path : `${path} ${body}`;
  });
}

/** What the page that is open has asked of the API, each call with its request. */
function watchCalls(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0;
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(callsBelow) || pathname.includes('/telemetry/')) return;
    const body = request.postData() ?? '';
    asked.push(`${pathname.slice(callsBelow.length)} ${body === '{}' ? '' : body}`.trim());
  });
  return asked;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a visitor reads the home page, and a category, by their links',
    covers,
    async ({ page, drawnShop }) => {
      await openDrawn(page, `${drawnShop}/home`);
      await expect(page.getByRole('heading', { name: '内镜清洗消毒' })).toBeVisible();
      await expect(page.getByText('AL-PAA 2000').first()).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${drawnShop}/home`);
      await openDrawn(page, `${drawnShop}/home/all_product?parentId=1`);
      await expect(page.getByRole('heading', { level: 1, name: '内镜清洗消毒' })).toBeVisible();
    },
  );
});

const windows = [
  { width: 1366, height: 768, window: 'low' },
  { width: 390, height: 844, window: 'narrow' },
];
/** Of a browser that has not been here: its pages are drawn for a lower and narrower window. */
const unknownWindow = { width: 1920, height: 1080, window: null };
const visitors = ['/home', '/home/all_product?parentId=1', '/searchpage?name=AL', '/home/contact_us'];
const buyers = [
  ...['/home', '/home/all_product?parentId=1', '/home/detail?id=1'],
  ...['/shoppingCar', '/orderCenter', '/mine', '/mine/accountSettings'],
];

/** A page is what its document shows: nothing moves, is asked twice or drawn anew. */
async function expectMadeAlive(page: Page, address: string): Promise<void> {
  const asked = watchCalls(page);
  const script = await holdBack(page, shellScript);
  const replies = await openDrawn(page, address);
  expect(replies.length).toBeGreaterThan(0);
  const heading = await page.locator('main h1').elementHandle();
  script();
  await becomesAlive(page);
  await page.waitForLoadState('networkidle');
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expectSteady(page, 0.01);
  expect(asked.filter((call) => replies.includes(call))).toEqual([]);
}

for (const { width, height, window } of [...windows, unknownWindow]) {
  test(
    `at ${width} px a visitor's page is made alive where it stands`,
    covers,
    async ({ page, context, drawnShop }) => {
      await page.setViewportSize({ width, height });
      for (const path of visitors) {
        await context.clearCookies();
        if (window) await context.addCookies([{ name: 'window', value: window, url: drawnShop }]);
        await test.step(path, () => expectMadeAlive(page, drawnShop + path));
      }
    },
  );
}

test(
  'a tablet that has not been here gets pages for its window',
  covers,
  async ({ page, context, drawnShop }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of visitors)
      await test.step(path, async () => {
        await context.clearCookies();
        await openDrawn(page, drawnShop + path);
        await expect(page.locator('html')).toHaveAttribute('data-drawn-window', 'narrow');
        await becomesAlive(page);
        await page.waitForLoadState('networkidle');
        await expectSteady(page, 0.01);
      });
  },
);

for (const { width, height, window } of windows) {
  test(`at ${width} px so is a buyer's`, covers, async ({ page, context, drawnShop }) => {
    await page.setViewportSize({ width, height });
    await context.addCookies([{ name: 'window', value: window, url: drawnShop }]);
    await page.goto(`${drawnShop}/login`);
    await fillLogin(page, buyerOf(1));
    // What that page asks is no call of the next one.
    await page.goto('about:blank');
    for (const path of buyers) await test.step(path, () => expectMadeAlive(page, drawnShop + path));
  });
}

test(
  'a page stays as it is drawn until the code of its remote has come',
  covers,
  async ({ page, drawnShop }) => {
    await page.goto(`${drawnShop}/login`);
    await fillLogin(page, buyerOf(1));
    await page.goto('about:blank');
    for (const path of ['/home', '/home/detail?id=1', '/shoppingCar', '/orderCenter', '/mine'])
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1366, height: 768 });
        const remote = await holdBack(page, remoteScripts);
        await openDrawn(page, drawnShop + path);
        const heading = await page.locator('main h1').elementHandle();
        const text = () => page.locator('main').ariaSnapshot();
        const drawn = await text();
        await becomesAlive(page, 'header a');
        // What somebody does meanwhile has the shell look at the window, the pointer and the page anew.
        await page.mouse.move(500, 400);
        await page.keyboard.press('Tab');
        await page.setViewportSize({ width: 1300, height: 720 });
        await page.mouse.move(600, 300);
        expect(await isAlive(page)).toBe(false);
        expect(await text()).toBe(drawn);
        remote();
        await becomesAlive(page);
        expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
        await page.goto('about:blank');
      });
  },
);

test('a drawn page is read on while a slow line brings the shell', covers, async ({ page, drawnShop }) => {
  await page.clock.install();
  const script = await holdBack(page, shellScript);
  await openDrawn(page, `${drawnShop}/home`);
  const heading = await page.locator('main h1').elementHandle();
  // The line has brought its styles: those have ten seconds.
  const styles = page.locator('link[data-app-shell]');
  const areLoaded = () => styles.evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet));
  await expect.poll(areLoaded).toBe(true);
  await page.clock.fastForward('00:30');
  await expect(page.getByText('AL-PAA 2000').first()).toBeVisible();
  script();
  await becomesAlive(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('what is typed and sent before any script has come counts once', covers, async ({ page, drawnShop }) => {
  await page.goto(`${drawnShop}/login`);
  await fillLogin(page, buyerOf(1));
  const script = await holdBack(page, shellScript);
  await openDrawn(page, `${drawnShop}/shoppingCar/quickOrder`);
  const model = page.getByLabel('第 1 行 型号或编码');
  await model.pressSequentially('AL-PAA 2000');
  script();
  await expect(page.getByRole('table', { name: '快速下单商品' })).toContainText('请填写数量');
  await expect(model).toHaveValue('AL-PAA 2000');
  await expect(model).toBeFocused();

  await test.step('a search', async () => {
    const again = await holdBack(page, shellScript);
    await openDrawn(page, `${drawnShop}/home`);
    await page.getByRole('banner').getByRole('combobox').pressSequentially('活检钳');
    await page.keyboard.press('Enter');
    again();
    await expect(page).toHaveURL(/%E6%B4%BB%E6%A3%80%E9%92%B3/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('活检钳');
  });

  await test.step('a file, also where React makes its field alive at the choice itself', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await openDrawn(page, `${drawnShop}/shoppingCar/quickOrder`);
    await page.getByLabel('上传表格').setInputFiles(join(lists, 'merged-title.xlsx'));
    await expect(page.getByText('已读入 3 行', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel(/行 数量$/)).toHaveCount(3);
    for (const [row, quantity] of ['5', '8', '60'].entries())
      await expect(page.getByLabel(`第 ${row + 1} 行 数量`)).toHaveValue(quantity);
  });
});

test('a click before any script has come counts once', covers, async ({ page, drawnShop }) => {
  await page.goto(`${drawnShop}/login`);
  await fillLogin(page, buyerOf(1));
  const asked = watchCalls(page);
  const script = await holdBack(page, shellScript);
  await openDrawn(page, `${drawnShop}/home/detail?id=1`);
  await page.getByRole('main').getByRole('button', { name: '加入购物车' }).first().click();
  script();
  await expect.poll(() => asked.filter((call) => call.startsWith('memberCart/add')).length).toBe(1);
  await becomesAlive(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((call) => call.startsWith('memberCart/add'))).toHaveLength(1);
});

for (const [which, files] of [
  ['the shell', shellScript],
  ['the remote', remoteScripts],
] as const)
  test(
    `a box shows at once what is chosen before ${which} has come, and keeps it`,
    covers,
    async ({ page, drawnShop }) => {
      await page.goto(`${drawnShop}/login`);
      await fillLogin(page, buyerOf(1));
      const main = page.getByRole('main');
      for (const [path, box] of [
        ['/home/detail?id=1', main.getByRole('radio', { name: /箱/ })],
        ['/shoppingCar', main.getByRole('region', { name: '结算' }).getByRole('checkbox')],
      ] as const)
        await test.step(path, async () => {
          await page.goto('about:blank');
          const script = await holdBack(page, files);
          await openDrawn(page, drawnShop + path);
          if (files === remoteScripts) await becomesAlive(page, 'header a');
          const isChosen = await box.isChecked();
          // A radio lies under its name.
          await box.setChecked(!isChosen, { force: true });
          script();
          await becomesAlive(page);
          await page.waitForLoadState('networkidle');
          await expect(box).toBeChecked({ checked: !isChosen });
        });
    },
  );

test(
  'nothing of a buyer is shown after a logout, nor where the session is not whole',
  covers,
  async ({ page, drawnShop }) => {
    await page.goto(`${drawnShop}/login`);
    await fillLogin(page, buyerOf(1));
    await openDrawn(page, `${drawnShop}/mine`);
    await becomesAlive(page);
    await test.step('half of it is gone', async () => {
      await page.evaluate(() => localStorage.removeItem('userInfo'));
      await page.goto(`${drawnShop}/mine`);
      await expect(page).toHaveURL(/\/login/);
    });
    await test.step('it was ended in another tab', async () => {
      await fillLogin(page, buyerOf(1));
      await openDrawn(page, `${drawnShop}/orderCenter`);
      await becomesAlive(page);
      await page.goto('about:blank');
      const tab = await page.context().newPage();
      await tab.goto(`${drawnShop}/home`);
      await tab.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: a script of another version ends the session
        document.cookie = 'Authorization=; Path=/; Max-Age=0';
        localStorage.removeItem('userInfo');
      });
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByText(buyerOf(1).clientName)).toHaveCount(0);
    });
  },
);
