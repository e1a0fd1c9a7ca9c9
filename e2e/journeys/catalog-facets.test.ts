import type { Page } from '@playwright/test';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-catalog'] };

const panel = (page: Page) => page.getByRole('complementary', { name: '筛选' });
const rows = (page: Page) => page.getByRole('table', { name: '搜索结果' }).locator('tbody tr');
const chosen = (page: Page, key: string) => new URL(page.url()).searchParams.getAll(key);

test(
  'a buyer narrows a search by several facets at once, by keyboard, and finds it again after a reload and back',
  covers,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAs(page, 1, '/searchpage?name=手套');
    const all = page.getByText('共 7 件商品');
    await expect(all).toBeVisible();

    await test.step('what is ticked right after another is not lost, and counts are what is left', async () => {
      await panel(page).getByRole('checkbox', { name: /^S 号/ }).focus();
      await page.keyboard.press('Space');
      await panel(page).getByRole('checkbox', { name: /^M 号/ }).focus();
      await page.keyboard.press('Space');
      await panel(page).getByRole('checkbox', { name: /^有货/ }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('link', { name: '价格从高到低' }).press('Enter');
      await expect(page.getByText('共 2 件商品')).toBeVisible();
      expect(chosen(page, 'size')).toEqual(['S 号', 'M 号']);
      expect(chosen(page, 'inStock')).toEqual(['1']);
      expect(chosen(page, 'sort')).toEqual(['priceDesc']);
      await expect(panel(page).getByRole('checkbox', { name: /^L 号\s*1\s件/ })).toBeVisible();
      await expect(rows(page)).toHaveCount(4);
    });

    await test.step('a reload, and back from a product’s page, find the same list', async () => {
      await page.reload();
      await expect(page.getByText('共 2 件商品')).toBeVisible();
      await expect(panel(page).getByRole('checkbox', { name: /^M 号/ })).toBeChecked();
      await page.goto('/home');
      await page.goBack();
      await expect(panel(page).getByRole('checkbox', { name: /^S 号/ })).toBeChecked();
      await expect(rows(page)).toHaveCount(4);
    });

    await test.step('all that narrows is taken back at once, and the order stays', async () => {
      await panel(page).getByRole('link', { name: '清除筛选' }).press('Enter');
      await page.getByRole('checkbox', { name: '仅看有货' }).uncheck();
      await expect(all).toBeVisible();
      expect(chosen(page, 'sort')).toEqual(['priceDesc']);
    });
  },
);

test('on a phone a visitor narrows a category in a drawer', covers, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home/all_product');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: '筛选' });
  await drawer.getByRole('button', { name: '更多材质' }).click();
  await drawer.getByRole('checkbox', { name: /^天然橡胶/ }).check();
  await drawer.getByRole('button', { name: '查看 3 件商品' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('共 3 件商品')).toBeVisible();
  await expect(page.getByRole('button', { name: '筛选（1）' })).toBeFocused();

  await page.goto('/home/all_product?material=天然橡胶&volume=500');
  await expect(page.getByText('目前搜索到 0 条产品数据,建议换个搜索词试试~')).toBeVisible();
  await page.getByRole('navigation', { name: '放宽条件' }).getByRole('link', { name: '清除筛选' }).click();
  await expect(page.getByText('共 296 件商品')).toBeVisible();
});
