import type { Locator, Page } from '@playwright/test';
import { buyerOf, logIn } from '../support/log-in';
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
  await page.goto('/login?redirect=%2FshoppingCar');
  await logIn(page, buyerOf(1));

  await test.step('three lines of the cart stand above its bar', async () => {
    const third = page.getByRole('main').getByRole('spinbutton', { name: /数量/ }).nth(2);
    await expect(third).toBeVisible();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    await expect.poll(() => bottomOf(third), 'the third quantity').toBeLessThan(top);
  });

  await test.step('two orders, each with its first goods', async () => {
    await page.goto('/orderCenter');
    const second = page.getByRole('main').getByRole('article').nth(1);
    await expect(second).toBeVisible();
    await expect.poll(() => bottomOf(second.getByRole('row').nth(1))).toBeLessThanOrEqual(768);
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
