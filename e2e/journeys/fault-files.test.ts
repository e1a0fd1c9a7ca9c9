import type { Page, Route } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { buyerOf, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-account', '@mf-orders'] };

/** What can happen to one file on its way. */
const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hangs: () => {},
  async 'was changed'(route) {
    const response = await route.fetch();
    await route.fulfill({ response, body: `/* changed */${await response.text()}` });
  },
};
const everyFault = Object.entries(faults);

const gone = (page: Page) => page.getByRole('alert').filter({ hasText: '此页面暂时无法打开' });

async function openBuyer(page: Page): Promise<void> {
  await openAs(page, 1, '/mine');
  await expect(page.getByRole('navigation', { name: '用户中心' })).toBeVisible();
}

/** Does something in one document, from its opening to its end. */
async function inOneDocument(page: Page, path: string, work: () => Promise<void>): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await work();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test(
  'a screen whose file does not come, or is not what was published, is mended by one click',
  covers,
  async ({ page }) => {
    await openBuyer(page);
    for (const [fault, meet] of everyFault)
      for (const kind of ['js', 'css'])
        await test.step(`${kind} ${fault}`, () =>
          inOneDocument(page, '/mine', async () => {
            await expect(page.getByRole('navigation', { name: '用户中心' })).toBeVisible();
            const files = new RegExp(`/apps/mf-account/.*\\.${kind}`);
            await page.route(files, meet);
            await page.getByRole('link', { name: '收货地址' }).first().click();
            await expect(gone(page)).toBeVisible();
            await expect(page.getByRole('banner')).toBeVisible();
            await page.unroute(files);
            await page.getByRole('button', { name: '重试' }).click();
            await expect(page.getByRole('button', { name: '新增收货地址' })).toBeVisible();
          }));
  },
);

test(
  'a page whose stylesheet fails when it is opened leaves the app shell standing',
  covers,
  async ({ page }) => {
    await openBuyer(page);
    const files = /\/apps\/mf-orders\/.*\.css/;
    for (const [fault, meet] of everyFault)
      await test.step(fault, async () => {
        await page.route(files, meet);
        await page.goto('/orderCenter', { waitUntil: 'commit' });
        await expect(page.getByRole('banner').getByRole('link', { name: '购物车' })).toBeVisible();
        await expect(gone(page)).toBeVisible();
        await page.unroute(files);
        await page.getByRole('button', { name: '重试' }).click();
        await expect(page.getByRole('article').first()).toBeVisible();
      });
  },
);

test('a dialog whose part of the platform did not come opens at a later click', covers, async ({ page }) => {
  await openBuyer(page);
  await page.goto('/orderCenter');
  const anOrder = await page
    .getByRole('link', { name: /^跟进订单/ })
    .first()
    .getAttribute('href');
  const files = /\/apps\/shell\//;
  for (const [fault, meet] of everyFault)
    await test.step(fault, () =>
      inOneDocument(page, `${anOrder}`, async () => {
        // Whoever has had one toast can be told by another that something did not come.
        await page.getByRole('button', { name: /^复制订单号/ }).click();
        await expect(page.getByText(/已复制|不允许复制/)).toBeVisible();
        await page.getByRole('link', { name: '订单中心' }).first().click();
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.route(files, meet);
        const open = page.getByRole('button', { name: '导出明细' });
        await open.click();
        await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await open.click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }),
    );
});

test('a question whose code is late is asked by the browser, and logs out', covers, async ({ page }) => {
  await openBuyer(page);
  const letGo = await holdBack(page, /arco-core[^/]*\.js/);
  await page.goto('/mine', { waitUntil: 'commit' });
  const asked = page.waitForEvent('dialog');
  await page
    .getByRole('banner')
    .getByRole('button', { name: buyerOf(1).clientName })
    .click();
  await page.getByRole('button', { name: '退出登录' }).click();
  const question = await asked;
  expect(question.message()).toBe('您将退出登录，请确认是否继续?');
  await question.accept();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  letGo();
});
