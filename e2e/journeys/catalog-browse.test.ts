import type { Page } from '@playwright/test';
import { clientType, clientTypes } from 'shared-kernel/domain';
import { buyerOf, fillLogin, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@mf-catalog'] };

/** Milliseconds until the next banner shows, and a little more. */
const aTurn = 6_500;

const main = (page: Page) => page.getByRole('main');

test(
  'a visitor browses the home page by mouse and by keyboard, and is asked to log in at a product',
  covers,
  async ({ page }) => {
    const carousel = page.getByRole('region', { name: '主推产品' });
    const shown = carousel.locator('button[aria-current="true"]');

    await test.step('the first banners are moved by keyboard, and rest while it is there', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto('/home');
      await carousel.getByRole('link', { name: /^软式内镜/ }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(shown).toHaveAccessibleName(/^第 2 张/);
      await page.clock.runFor(aTurn);
      await expect(shown).toHaveAccessibleName(/^第 2 张/);
      for (const name of ['暂停播放', '上一张', '下一张']) {
        await expect(carousel.getByRole('button', { name })).toBeAttached();
      }
      await carousel.getByRole('button', { name: '上一张' }).focus();
      await page.keyboard.press('Enter');
      await expect(shown).toHaveAccessibleName(/^第 1 张/);
    });

    await test.step('left alone they fade on after 6 seconds', async () => {
      // A press takes the focus away; a script that did would find it put back.
      await page.getByRole('heading', { name: '推荐专区' }).click();
      // The page hears of it later on a busy machine, and begins to count then.
      await expect
        .poll(async () => {
          await page.clock.runFor(1_000);
          return shown.getAttribute('aria-label');
        })
        .toMatch(/^第 2 张/);
    });

    await test.step('a banner of a category scrolls to its section', async () => {
      await carousel.getByRole('button', { name: /^第 1 张/ }).click();
      await carousel.getByRole('link', { name: /^软式内镜/ }).click();
      await expect(page).toHaveURL(/\/home$/);
      const section = page.getByRole('region', { name: '内镜清洗消毒' });
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport({ ratio: 0.9 });
      await page.evaluate(() => scrollTo(0, 0));
    });

    await test.step('a category shows its subcategories under the mouse and under the keyboard', async () => {
      const menu = main(page).getByRole('navigation', { name: '商品分类' });
      await menu.getByRole('link', { name: '手与皮肤消毒' }).hover();
      await expect(menu.getByRole('heading', { name: '手与皮肤消毒' })).toBeVisible();
      await page.mouse.move(700, 900);
      await expect(menu.getByRole('heading')).toHaveCount(0);
      await menu.getByRole('link', { name: '手与皮肤消毒' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(menu.getByRole('listitem').getByRole('link', { name: '免洗手消毒' })).toBeFocused();
      await page.keyboard.press('Escape');
    });

    await test.step('an area shows four products a slide, 200 pixels high, and ends where it ends', async () => {
      await page.getByRole('tab', { name: '科室常备' }).click();
      const area = page.getByRole('tabpanel', { name: '科室常备' });
      expect((await area.boundingBox())?.height).toBe(200);
      const cards = area.getByRole('listitem');
      await expect(cards.nth(3)).toBeInViewport();
      await expect(cards.nth(4)).not.toBeInViewport();
      await expect(cards.first().getByText(/^AL-/)).toBeInViewport({ ratio: 1 });
      await expect(area.getByRole('button', { name: /上一组/ })).toBeDisabled();
      await area.getByRole('button', { name: /下一组/ }).click();
      await expect(cards.nth(4)).toBeInViewport();
      await expect(cards.nth(3)).not.toBeInViewport();
    });

    await test.step('categories 4, 6 and 12 have no more link, the others have', async () => {
      const more = page.getByRole('link', { name: /：查看更多$/ });
      await expect(more).toHaveCount(9);
    });

    await test.step('a product of the surprise zone asks to log in', async () => {
      await page.goto('/home/surprise');
      await main(page).getByRole('list', { name: '惊喜专区' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fhome%2Fdetail/);
      await fillLogin(page, buyerOf(1));
      await expect(page).toHaveURL(/\/home\/detail\?id=/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);

test(
  'searching marks what it found, filters, sorts, pages, and says where to go when it found nothing',
  covers,
  async ({ page }) => {
    const products = main(page).getByRole('list', { name: '搜索结果' }).getByRole('listitem');

    await test.step('from the header to the results, marked', async () => {
      await page.goto('/home');
      await page.getByRole('banner').getByRole('search').locator('input').fill('消毒液');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/searchpage\?name=/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
      await expect(products).toHaveCount(8);
      await expect(products.first().locator('mark').first()).toHaveText('消毒液');
    });

    await test.step('order, stock and page stand in the address and outlive a reload', async () => {
      await main(page).getByRole('link', { name: '价格从低到高' }).click();
      await main(page).getByRole('checkbox', { name: '仅看有货' }).check();
      await main(page).getByRole('link', { name: '第 2 页' }).click();
      await expect(page).toHaveURL(/sort=priceAsc&inStock=1&page=2/);
      await expect(main(page).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
      await page.reload();
      await expect(main(page).getByRole('checkbox', { name: '仅看有货' })).toBeChecked();
      await expect(main(page).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    });

    await test.step('the field is emptied by its cross; nothing found leads elsewhere', async () => {
      await page.getByRole('banner').getByRole('button', { name: '清空搜索词' }).click();
      const field = page.getByRole('combobox', { name: '搜索商品' });
      await expect(field).toBeFocused();
      await field.fill('量子 纠缠');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('目前搜索到 0 条产品数据,建议换个搜索词试试~')).toBeVisible();
      await expect(main(page).getByRole('link', { name: '只搜“纠缠”' })).toBeVisible();
      await field.fill('量子手套');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('没有商品同时符合全部搜索词，以下结果不含“量子”')).toBeVisible();
      await expect(products.first().locator('mark').first()).toHaveText('手套');
    });

    await test.step('initials of pinyin are suggested as what they mean, and one wrong character finds it', async () => {
      const field = page.getByRole('combobox', { name: '搜索商品' });
      await field.fill('gyys');
      const all = page.getByRole('option', { name: /^查看“过氧乙酸”的全部/ });
      await expect(all).toBeVisible();
      await field.fill('过氧已酸');
      await page.keyboard.press('Enter');
      await expect(main(page).getByText('没有找到“过氧已酸”，已按“过氧乙酸”查找')).toBeVisible();
      await expect(products.first().locator('mark').first()).toHaveText('过氧乙酸');
    });
  },
);

test('each client type sees its own prices, and orders what it may', covers, async ({ browser, shop }) => {
  const totals = new Map<number, string>();
  for (const type of clientTypes) {
    await test.step(`client type ${type}`, async () => {
      const context = await browser.newContext({ baseURL: shop.url, locale: 'zh-CN' });
      const page = await context.newPage();
      await openAs(page, type, '/home/detail?id=1');
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('复合过氧乙酸消毒液 2 L');
      await main(page).getByRole('radio', { name: /箱/ }).check({ force: true });
      const total = await main(page).getByRole('status').first().textContent();
      totals.set(type, /¥ [\d,.]+/.exec(total ?? '')?.[0] ?? '');

      await page.goto('/home/detail?id=17');
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      const mayOrder = type !== clientType.dealer;
      const product = main(page).getByRole('article').first();
      const models = main(page).getByRole('region', { name: '多规格一起订' });
      await expect(models).toBeVisible();
      await expect(product.getByRole('button', { name: '加入购物车' })).toHaveCount(mayOrder ? 1 : 0);
      for (const part of mayOrder ? [] : [product, models]) await expect(part.getByText(/¥/)).toHaveCount(0);
      await context.close();
    });
  }
  // The hospital has an agreed price for a box; the others pay the discount of all.
  expect(totals.get(clientType.direct)).toBe('¥ 341.00');
  for (const type of clientTypes.filter((other) => other !== clientType.direct))
    expect(totals.get(type)).toBe('¥ 372.00');
});
