import type { Page } from '@playwright/test';
import { orderMade, settlement, submitButton } from '../support/cart';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@mf-catalog'] };

const wanted = 6;
const tray = (page: Page) => page.getByRole('region', { name: '商品对比' });
const list = (page: Page) => page.getByRole('table', { name: '搜索结果' });
const comparison = (page: Page) => page.getByRole('table', { name: '商品对比' });

test(
  'a buyer finds goods by facets, compares two, adds six rows at once and orders, without a mouse',
  covers,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAs(page, 1, '/searchpage?name=手套');

    await test.step('what is found is narrowed, and two are ticked', async () => {
      const inStock = page
        .getByRole('complementary', { name: '筛选' })
        .getByRole('checkbox', { name: /^有货/ });
      await inStock.press('Space');
      await expect(page).toHaveURL(/inStock=1/);
      await expect(inStock).toBeChecked();
      await expect(list(page)).toHaveAttribute('aria-busy', 'false');
      const boxes = list(page).getByRole('checkbox', { name: /^对比/ });
      for (const place of [0, 1]) {
        await boxes.nth(place).press('Space');
        await expect(boxes.nth(place)).toBeChecked();
      }
      await expect(tray(page)).toContainText('已选对比 2 / 4 件');
    });

    await test.step('they survive a reload, and stand side by side', async () => {
      await page.reload();
      await tray(page).getByRole('link', { name: '开始对比' }).press('Enter');
      await expect(page).toHaveURL(/\/home\/compare\?ids=\d+%2C\d+$/);
      await expect(comparison(page).getByRole('columnheader')).toHaveCount(3);
      const facts = comparison(page).getByRole('rowheader');
      const all = await facts.count();
      await page.getByRole('checkbox', { name: '只看不同' }).press('Space');
      await expect.poll(() => facts.count()).toBeLessThan(all);
      await expect(facts.filter({ hasText: '不同' }).first()).toBeVisible();
    });

    await test.step('six rows go into the cart in one call', async () => {
      await page.goBack();
      const quantities = list(page).locator('input[role=spinbutton]:enabled');
      await quantities.first().focus();
      for (let place = 0; place < wanted; place += 1) {
        await page.keyboard.type('2');
        if (place < wanted - 1) await page.keyboard.press('ArrowDown');
      }
      await expectToast(page, `${wanted} 项商品已加入购物车`, () =>
        page.getByRole('button', { name: '全部加入购物车' }).press('Enter'),
      );
    });

    await test.step('and are ordered', async () => {
      await page.goto('/shoppingCar');
      await expect(settlement(page)).toContainText(/已选 \d+\s种/);
      const dialog = page.getByRole('dialog');
      const press = (name: string | RegExp) => dialog.getByRole('button', { name });
      await submitButton(page).press('Enter');
      const agree = press('同意新价格并继续');
      const decline = press('不使用');
      const confirm = press('确认提交');
      await expect(agree.or(decline).or(confirm)).toBeVisible();
      if (await agree.isVisible()) await agree.press('Enter');
      await expect(decline.or(confirm)).toBeVisible();
      if (await decline.isVisible()) await decline.press('Enter');
      await confirm.press('Enter');
      await orderMade(page);
    });
  },
);
