import type { Page } from '@playwright/test';
import { fitsTheWindow } from '../support/bars';
import { ask, submitButton } from '../support/cart';
import { expectSteady } from '../support/expect-steady';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-cart'] };

interface CartLines {
  list: { memberCartSkus: { id: string }[] }[];
}

const office = { width: 1366, height: 768, kind: 'low' };
const smallOffice = { width: 992, height: 720, kind: 'low' };
const tablet = { width: 768, height: 1024, kind: 'narrow' };
const phone = { width: 390, height: 844, kind: 'narrow' };

const quantities = (page: Page) =>
  page.getByRole('table', { name: '购物车商品' }).getByRole('spinbutton', { name: /^(?!赠品).* 数量$/ });

/** The lines that have nothing but themselves to say: no warning, no gift, no part. */
const plainHeights = (page: Page) =>
  page
    .getByRole('table', { name: '购物车商品' })
    .evaluate((table) =>
      [...table.querySelectorAll('tbody tr')]
        .filter(
          (row) =>
            !row.querySelector('ul, a[href*="divideOrder"]') && !/剩余|价格|库存|拆分/.test(row.textContent),
        )
        .map((row) => row.getBoundingClientRect().height),
    );

for (const clientType of [1, 3, 4, 5, 6] as const) {
  test(
    `the cart of client type ${clientType} stands still within its window while it fills`,
    covers,
    async ({ page, context, shop }) => {
      await openAs(page, clientType);
      for (const size of [office, smallOffice, tablet, phone]) {
        await test.step(`at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          await page.goto('about:blank');
          // As the shop says it in a browser where somebody has been.
          await context.addCookies([{ name: 'window', value: size.kind, url: shop.url }]);
          await page.goto('/shoppingCar');
          await expect(submitButton(page)).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectSteady(page, 0.02);
          expect(await fitsTheWindow(page)).toBe(true);
        });
      }
      await test.step("a phone's tools stand in one row", async () => {
        const tools = page.locator('header').filter({ has: page.getByRole('heading', { name: '购物车' }) });
        const rows = await tools
          .locator('a, button')
          .evaluateAll((all) =>
            all.map((tool) => tool.getBoundingClientRect()).flatMap(({ y, height }) => (height ? [y] : [])),
          );
        expect(rows.length).toBeGreaterThan(2);
        expect(new Set(rows).size).toBe(1);
      });
    },
  );
}

test(
  'a line of the cart is low: six stand above the bar of an office, three on a phone',
  covers,
  async ({ page }) => {
    await page.setViewportSize(office);
    await openAs(page, 1);
    const { list } = await ask<CartLines>(page, 'memberCart/page', { current: 1, pageSize: 1000 });
    const memberCartSkuIds = list.flatMap(({ memberCartSkus }) => memberCartSkus.map(({ id }) => id));
    await ask(page, 'memberCart/delete', { memberCartSkuIds });
    const units = { 'AL-OPA 55': '桶', 'AL-CL 50': '瓶', 'AL-GW M': '件' };
    const rows = Object.entries(units).map(([code, unitName]) => ({ code, unitName, count: 1 }));
    await ask(page, 'memberCart/addBatch', { rows });
    await page.goto('/shoppingCar');
    await expect(quantities(page)).toHaveCount(3);

    await test.step('at 1366 × 768', async () => {
      const heights = await plainHeights(page);
      expect(heights.length).toBeGreaterThan(0);
      const line = Math.max(...heights);
      expect(line).toBeLessThanOrEqual(76);
      const bar = (await page.getByRole('region', { name: '结算' }).boundingBox())?.y ?? 0;
      const first = await page
        .getByRole('table', { name: '购物车商品' })
        .locator('tbody')
        .first()
        .boundingBox();
      expect(bar - (first?.y ?? bar)).toBeGreaterThanOrEqual(6 * line);
    });

    await test.step('what is true of all prices is said once', async () => {
      await expect(page.getByRole('columnheader', { name: '您的价（含税）' })).toBeVisible();
      await expect(
        page.getByRole('table', { name: '购物车商品' }).getByText('含税', { exact: true }),
      ).toHaveCount(0);
    });

    await test.step('at 390 × 844', async () => {
      await page.setViewportSize(phone);
      await page.goto('/shoppingCar');
      const third = quantities(page).nth(2);
      await expect(third).toBeVisible();
      const bar = (await page.getByRole('region', { name: '结算' }).boundingBox())?.y ?? 0;
      const box = await third.boundingBox();
      expect((box?.y ?? bar) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
      for (const quantity of await quantities(page).all()) {
        expect((await quantity.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
      }
    });
  },
);
