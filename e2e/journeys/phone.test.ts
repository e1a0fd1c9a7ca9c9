import { buyerOf, logIn } from '../support/log-in';
import { expect, test } from '../support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the five places are under the thumb, and goods come before the checkout', {
  tag: ['@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'],
}, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: '底部导航' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  const topOf = async (name: string) =>
    (await page.getByRole('main').getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;

  await page.goto('/login?redirect=%2Fhome');
  await logIn(page, buyerOf(1));

  await test.step('each leads to its place, and says where one is', async () => {
    for (const [name, path] of [
      ['分类', '/home/all_product'],
      ['订单', '/orderCenter'],
      ['我的', '/mine'],
      ['首页', '/home'],
      ['购物车', '/shoppingCar'],
    ] as const) {
      await tab(name).tap();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(tab(name)).toHaveAttribute('aria-current', 'page');
    }
  });

  await test.step('the cart begins with goods, and its bar stands on the places', async () => {
    const quantity = page.getByRole('main').getByRole('spinbutton', { name: /数量/ }).first();
    await expect(quantity).toBeVisible();
    await expect(page.getByRole('heading', { name: '收货地址' })).toBeAttached();
    expect((await quantity.boundingBox())?.y).toBeLessThan(await topOf('收货地址'));
    const submit = await page.getByRole('button', { name: '提交订单' }).boundingBox();
    const places = await tabs.boundingBox();
    expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);
  });

  await test.step('no field makes the phone enlarge the page', async () => {
    const sizes = await page
      .locator('input:not([type="checkbox"], [type="radio"]), textarea, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  await test.step('a product has its own bar in their place', async () => {
    await page.goto('/home/detail?id=1');
    await expect(page.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
    await expect(tabs).toHaveCount(0);
  });
});
