import type { Page } from '@playwright/test';
import { freePort } from 'tooling/lib/processes.mjs';
import { release, releaseAll, serve } from 'tooling/lib/shop.mjs';
import { buyerOf, fillLogin } from '../support/log-in';
import { publishPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });

const revisionOf = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('composition')?.textContent ?? '{}').revision);
const cartHeading = (page: Page) => page.getByRole('heading', { name: '购物车' });
const parts = (page: Page) => page.getByRole('complementary', { name: '页面组成' });
const badge = (page: Page) => page.getByRole('complementary', { name: '开发覆盖' });
/** Nothing listens there. */
const broken = 'override=mf-cart@http://localhost:9';

test('on the team’s channel the page tells of its parts, the past opens, and a broken override is reset', async ({
  browser,
  shop,
}) => {
  await releaseAll(shop.store, 'next');
  const front = serve({ store: shop.store, channel: 'next', port: await freePort(), apiUrl: shop.apiUrl });
  await front.ready();
  const page = await browser.newPage({ baseURL: front.url, locale: 'zh-CN' });
  try {
    await page.goto('/login');
    await fillLogin(page, buyerOf(1));

    await test.step('who draws what', async () => {
      await page.goto('/mine');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.keyboard.press('Alt+Shift+KeyI');
      await expect(parts(page)).toContainText('next · 修订 1');
      for (const part of [/^mf-account\/app 1\.0\.0\+/, /^mf-orders\/\S+ 1\.0\.0\+/]) {
        await expect(page.getByText(part).first()).toBeVisible();
      }
      await page.keyboard.press('Alt+Shift+KeyI');
      await expect(parts(page)).toHaveCount(0);
    });

    await test.step('a past composition', async () => {
      const next = await publishPatched(shop.store, 'mf-cart', (text) => `${text}\n/* next */`);
      await release(shop.store, 'promote', `mf-cart@${next}`, '--channel', 'next', '--by', 'journey');
      await page.goto('/shoppingCar');
      expect(await revisionOf(page)).toBe(2);
      await page.goto('/shoppingCar?revision=1');
      await expect(cartHeading(page)).toBeVisible();
      await page.goto('/home');
      expect(await revisionOf(page)).toBe(1);
      await page.goto('/home?revision=live');
      expect(await revisionOf(page)).toBe(2);
    });

    await test.step('an override whose server is away', async () => {
      await page.goto(`/shoppingCar?${broken}`);
      await expect(page.getByRole('alert')).toContainText('此页面暂时无法打开');
      await expect(badge(page)).toContainText('mf-cart ← http://localhost:9');
      await badge(page).getByRole('button', { name: '恢复已发布版本' }).click();
      await expect(cartHeading(page)).toBeVisible();
      await expect(badge(page)).toHaveCount(0);
    });
  } finally {
    await page.close();
    await front.stop();
  }
});

test('buyers have none of it', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, buyerOf(1));
  await page.goto(`/shoppingCar?${broken}&revision=1`);
  await expect(cartHeading(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+KeyI');
  await expect(parts(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('revision');
});
