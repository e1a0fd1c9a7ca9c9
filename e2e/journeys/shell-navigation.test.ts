import type { Page } from '@playwright/test';
import { buyerOf, logIn } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-catalog'] };
const all = ['首页', '快速下单', '常购', '惊喜专区', '资质证照', '联系我们'];

const navigationOf = (page: Page) => page.getByRole('navigation', { name: '主导航' });

for (const [width, height] of [
  [1600, 800],
  [1366, 768],
  [1280, 720],
  [1024, 700],
] as const)
  test(
    `a window of ${width} × ${height} leads to everything, and shows the page that is open`,
    covers,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await logIn(page, buyerOf(1));
      const navigation = navigationOf(page);
      await page.goto('/certificate');
      await expect(navigation.getByRole('link', { name: '资质证照' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const shown = await navigation.getByRole('link').allTextContents();

      await test.step('what has no room is behind 更多', async () => {
        const more = navigation.getByRole('button', { name: '更多' });
        if (await more.isVisible()) await more.click();
        const reached = new Set(await navigation.getByRole('link').allTextContents());
        expect([...reached].toSorted()).toEqual(all.toSorted());
        expect(shown).toContain('资质证照');
      });

      await test.step('nothing of the header reaches over the window, or over what stands beside it', async () => {
        await page.keyboard.press('Escape');
        const search = await page.getByRole('combobox', { name: '搜索商品' }).boundingBox();
        const links = await navigation.boundingBox();
        expect(search?.width).toBeGreaterThan(100);
        expect((links?.x ?? 0) + (links?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    },
  );
