import type { Page } from '@playwright/test';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@mf-catalog'] };
const wanted = 6;

const table = (page: Page) => page.getByRole('main').getByRole('table', { name: '搜索结果' });
const quantities = (page: Page) => table(page).getByRole('spinbutton', { disabled: false });

test(
  'a buyer finds products, types six quantities and takes them in one go, by keyboard alone',
  covers,
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAs(page, 1, '/home');

    await test.step('a search opens as rows, twenty and more in an office’s window', async () => {
      await page.getByRole('combobox', { name: '搜索商品' }).focus();
      await page.keyboard.type('消毒');
      await page.keyboard.press('Enter');
      await expect(table(page)).toBeVisible();
      await table(page).getByRole('row').nth(20).scrollIntoViewIfNeeded();
      const inWindow = await table(page)
        .getByRole('row')
        .evaluateAll((rows, head) => {
          window.scrollTo(0, window.scrollY + (rows[0]?.getBoundingClientRect().top ?? 0) - head);
          return rows.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= head && bottom <= window.innerHeight;
          }).length;
        }, 57);
      expect(inWindow).toBeGreaterThan(20);
    });

    await test.step('own prices stand one below the other', async () => {
      const ends = await table(page)
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.flatMap((row) => {
            const own = [...row.querySelectorAll('td span')].find((text) =>
              /^¥ [\d,.]+$/.test(text.textContent ?? ''),
            );
            return own ? [Math.round(own.getBoundingClientRect().right)] : [];
          }),
        );
      expect(new Set(ends).size).toBe(1);
    });

    await test.step('quantities are typed one below the other', async () => {
      await quantities(page).first().focus();
      for (let place = 0; place < wanted; place += 1) {
        await page.keyboard.type('2');
        if (place < wanted - 1) await page.keyboard.press('ArrowDown');
      }
      await expect(quantities(page).nth(wanted - 1)).toHaveValue('2');
      await expect(table(page).getByRole('checkbox', { checked: true })).toHaveCount(wanted);
    });

    await test.step('all of them go into the cart in one call', async () => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      const addAll = page.getByRole('button', { name: '全部加入购物车' });
      await addAll.focus();
      await expectToast(page, `${wanted} 项商品已加入购物车`, () => page.keyboard.press('Enter'));
      await expect(addAll).toHaveCount(0);
      expect(calls.filter((path) => path.includes('/memberCart/add'))).toEqual([
        '/api/sale/mall/memberCart/addBatch',
      ]);
    });

    await test.step('one key shows the grid, and the choice is the buyer’s everywhere', async () => {
      await page.keyboard.press('Alt+v');
      const cards = page.getByRole('main').getByRole('list', { name: '搜索结果' }).getByRole('listitem');
      await expect(cards).toHaveCount(8);
      await page.reload();
      await expect(cards).toHaveCount(8);
    });
  },
);

test('a buyer orders from the suggestions, without opening a page', { tag: ['@shell'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAs(page, 1, '/home');
  const field = page.getByRole('combobox', { name: '搜索商品' });
  const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
  const product = '邻苯二甲醛消毒液 3.78 L';

  await test.step('the size at the end of a name is there', async () => {
    await field.fill('邻苯二甲醛3.78升');
    await expect(options.first()).toContainText(product);
    const name = options.first().getByText(product);
    await expect(name).toBeVisible();
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    const popup = await page.getByRole('listbox', { name: '搜索建议' }).locator('..').boundingBox();
    expect(popup?.width).toBeGreaterThanOrEqual(560);
    expect((popup?.x ?? 0) + (popup?.width ?? 0)).toBeLessThanOrEqual(1366);
  });

  await test.step('unit, quantity and 加入 by keyboard; the list stays', async () => {
    const controls = page.getByRole('group', { name: '直接加入购物车' });
    await controls.getByRole('combobox', { name: `${product} 销售单位` }).selectOption({ index: 1 });
    await controls.getByRole('spinbutton', { name: `${product} 数量` }).fill('2');
    await page.keyboard.press('Enter');
    const add = controls.getByRole('button', { name: `${product} 加入购物车` });
    await expectToast(page, '商品已加入购物车', () => add.press('Enter'));
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});
