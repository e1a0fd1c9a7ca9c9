import type { Page } from '@playwright/test';
import { expectSteady } from '../support/expect-steady';
import { holdBack } from '../support/hold-back';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

test.use({ documents: 'static' });

const covers = { tag: ['@shell'] };

const shellScript = /\/apps\/shell\/.*\/main\.\w+\.js/;
const shellStyle = /\/apps\/shell\/.*\/main\.\w+\.css/;

/** Whether the browser has painted something that has content. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Pages that fill themselves without moving what stands; others grow by their own data. */
const steady = ['/home', '/home/detail?id=1', '/orderCenter'];
const pages = [...steady, '/shoppingCar', '/mine'];

const appShell = (page: Page) => page.locator('#app-shell');

for (const { width, height } of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(
    `at ${width} px a page stands in its app shell before the shell has come, and stays where it is`,
    covers,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/login');
      await fillLogin(page, buyerOf(1));
      for (const path of pages) {
        await test.step(path, async () => {
          await page.goto('about:blank');
          const style = await holdBack(page, shellStyle);
          const script = await holdBack(page, shellScript);
          await page.goto(path, { waitUntil: 'commit' });
          await expect.poll(() => isPainted(page)).toBe(true);
          await expect(appShell(page).getByText('安澜医疗商城')).toBeVisible();
          await expect(appShell(page).getByText('购物车', { exact: true }).first()).toBeVisible();
          style();
          script();
          await expect(appShell(page)).toHaveCount(0);
          await expect(page.getByRole('banner').getByRole('link', { name: /购物车/ })).toBeVisible();
          await page.waitForLoadState('networkidle');
          if (steady.includes(path)) await expectSteady(page, 0.02);
        });
      }
    },
  );
}

test('the app shell is that of who is here', covers, async ({ page }) => {
  const visitorsOwn = appShell(page).getByText('登录', { exact: true });
  const script = await holdBack(page, shellScript);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(visitorsOwn).toBeVisible();
  await page.goto('/shoppingCar', { waitUntil: 'commit' });
  await expect(appShell(page)).toBeAttached();
  await expect(appShell(page)).toBeEmpty();
  script();
  await page.goto('/login');
  const buyer = buyerOf(1);
  await fillLogin(page, buyer);
  await holdBack(page, shellScript);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(appShell(page).getByText(buyer.clientName)).toBeVisible();
  await expect(visitorsOwn).toHaveCount(0);
});

test(
  'nothing of an app shell can be used, and none stays when the shell does not come',
  covers,
  async ({ page }) => {
    await page.route(shellScript, (route) => route.abort());
    const script = await holdBack(page, shellStyle);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(appShell(page)).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByPlaceholder(/搜索产品/)).toBeDisabled();
    script();
    await expect(page.getByRole('alert')).toContainText('商城暂时无法打开');
    await expect(appShell(page)).toHaveCount(0);
  },
);
