import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

test.use({ own: 'releases' });

test(
  'without the files of one remote the others work, and a retry mends its page without a reload',
  covers,
  async ({ page, shop }) => {
    const files = join(shop.store, 'apps', 'mf-cart');
    const hidden = join(shop.store, 'mf-cart-gone');
    await openAs(page, 1, '/home');
    await rename(files, hidden);
    try {
      await test.step('the rest of the shop works', async () => {
        await page.goto('/orderCenter');
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.goto('/home');
        await expect(page.getByRole('link', { name: /复合过氧乙酸消毒液/ }).first()).toBeVisible();
      });

      await test.step('the cart page says that it cannot be shown, inside the app shell', async () => {
        await page.getByRole('banner').getByRole('link', { name: '购物车' }).click();
        await expect(page.getByRole('alert')).toContainText('此页面暂时无法打开');
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    } finally {
      await rename(hidden, files);
    }

    await test.step('a retry mends it', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  },
);

test(
  'a screen whose code failed in a short drop comes with a retry, in the same document',
  covers,
  async ({ page }) => {
    const gone = page.getByRole('alert').filter({ hasText: '此页面暂时无法打开' });
    await openAs(page, 1, '/mine');
    await expect(page.getByRole('navigation', { name: '用户中心' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await test.step('of a remote that runs already', async () => {
      await page.route('**/apps/mf-account/**', (route) => route.abort());
      await page.getByRole('link', { name: '收货地址' }).first().click();
      await expect(gone).toBeVisible();
      await page.unroute('**/apps/mf-account/**');
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('button', { name: '新增收货地址' })).toBeVisible();
    });

    await test.step('of the shell', async () => {
      await page.route('**/apps/shell/**', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: /隐私/ }).click();
      await expect(gone).toBeVisible();
      await page.unroute('**/apps/shell/**');
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { name: /隐私/ }).first()).toBeVisible();
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
