import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the five places are under the thumb, and goods come before the checkout', {
  tag: ['@shell', '@mf-orders'],
}, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: '底部导航' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  const topOf = async (name: string) =>
    (await page.getByRole('main').getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;

  await openAs(page, 1, '/home');

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

  await test.step('three orders are on the first screen, and their search is in a drawer', async () => {
    await page.goto('/orderCenter');
    const third = page.getByRole('article').nth(2);
    await expect(third).toBeVisible();
    const places = (await tabs.boundingBox())?.y ?? 0;
    await expect
      .poll(async () => {
        const box = await third.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? places);
      })
      .toBeLessThanOrEqual(places);
    await expect(page.getByRole('searchbox', { name: /订单号/ })).toHaveCount(0);
    await page.getByRole('button', { name: '筛选' }).tap();
    await page.getByRole('dialog', { name: '筛选' }).getByRole('searchbox').fill('消毒');
    await page.getByRole('button', { name: '查询' }).tap();
    await expect(page.getByRole('button', { name: '筛选（1）' })).toBeVisible();
    await page.goto('/shoppingCar');
    await expect(page.getByRole('main').getByRole('spinbutton', { name: /数量/ }).first()).toBeVisible();
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

test('a phone is never asked to scan what it shows: codes are saved, numbers dialled', {
  tag: ['@shell'],
}, async ({ page }) => {
  const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  const expectNoScan = async () => {
    await expect(seen(/长按/).first()).toBeVisible();
    await expect(seen(/扫一扫|^扫码$/)).toHaveCount(0);
  };

  await test.step('customer service, from the button of every page and on its own', async () => {
    await page.goto('/home');
    await page.getByRole('button', { name: '在线客服' }).tap();
    await expectNoScan();
    await expect(page.getByRole('link', { name: /^拨打/ })).toHaveAttribute('href', /^tel:/);
    await page.goto('/home/contact_us');
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await expectNoScan();
  });

  await test.step('the benefits of a member', async () => {
    await openAs(page, 1, '/mine?currentMenu=my_member');
    await expect(page.getByRole('img', { name: '客服二维码' })).toBeVisible();
    await expectNoScan();
  });
});
