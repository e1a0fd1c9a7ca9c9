import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

test.use({ viewport: { width: 1366, height: 768 } });

const heightOf = async (of: Locator) => (await of.boundingBox())?.height;
const bottomOf = async (of: Locator) => {
  const box = await of.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};
const bar = (page: Page) => page.getByRole('button', { name: '提交订单' });

test('on the low screen of an office the goods and the orders are seen without scrolling', {
  tag: ['@mf-catalog', '@mf-orders'],
}, async ({ page }) => {
  await openAs(page, 1, '/shoppingCar');

  await test.step('three lines of the cart stand above its bar', async () => {
    const third = page.getByRole('main').getByRole('spinbutton', { name: /数量/ }).nth(2);
    await expect(third).toBeVisible();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(() => bottomOf(third), 'the third quantity').toBeLessThan(top);
  });

  const orders = page.getByRole('main').getByRole('article');
  await test.step('ten orders with a line each, and one unfolds to its goods', async () => {
    await page.goto('/orderCenter');
    await expect(orders).toHaveCount(10);
    await expect.poll(() => bottomOf(orders.nth(9))).toBeLessThanOrEqual(768);
    await orders.nth(1).getByRole('button', { expanded: false }).click();
    await expect(orders.nth(1).getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('orders in full are two, each with its first goods, and stay so', async () => {
    await page.getByRole('button', { name: '完整', exact: true }).click();
    await page.reload();
    await expect(orders.nth(1)).toBeVisible();
    await expect.poll(() => bottomOf(orders.nth(1).getByRole('row').nth(1))).toBeLessThanOrEqual(768);
  });

  await test.step('the header has one line and, scrolled, a smaller one', async () => {
    const header = page.getByRole('banner');
    const full = (await heightOf(header)) ?? 0;
    expect(full).toBeLessThanOrEqual(64);
    await expect(header.getByRole('link', { name: '常购' })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => heightOf(header)).toBeLessThan(full);
    await expect(header.getByRole('link', { name: '快速下单' })).toBeVisible();
  });
});
