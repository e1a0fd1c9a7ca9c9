import type { Page } from '@playwright/test';
import { endOnServer } from '../support/end-on-server';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@shell'] };

const header = (page: Page) => page.getByRole('banner');

const cartCount = async (page: Page) => {
  const text = await header(page).getByRole('link', { name: '购物车' }).textContent();
  return Number(/共 (\d+)\s项/.exec(text ?? '')?.[1] ?? 0);
};

test(
  'logging out in one tab logs out every tab and leaves nothing behind, though the call fails',
  covers,
  async ({ page, context }) => {
    const buyer = buyerOf(4);
    await page.goto('/login?redirect=%2ForderCenter');
    await fillLogin(page, buyer);
    const other = await context.newPage();
    await other.goto('/mine');
    await expect(header(other).getByText(buyer.clientName)).toBeVisible();
    await page.evaluate(() => {
      for (const key of ['dealer', 'goodsData', 'addList', 'chainAddrList']) localStorage.setItem(key, '[]');
    });
    await other.evaluate(() => sessionStorage.setItem('chainAddrList:h1', '[]'));
    await page.route('**/member/web/logout', (route) => route.abort());

    await header(page).getByRole('button', { name: buyer.clientName }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    const dialog = page.getByRole('dialog', { name: '提示' });
    await expect(dialog).toContainText('您将退出登录，请确认是否继续?');

    await test.step('a no changes nothing', async () => {
      await dialog.getByRole('button', { name: '取消' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/orderCenter$/);
    });

    await test.step('a yes ends the session and asks for the service QR code anew', async () => {
      await header(page).getByRole('button', { name: buyer.clientName }).click();
      await page.getByRole('button', { name: '退出登录' }).click();
      const qrCode = page.waitForRequest('**/client/customerqrcode');
      await dialog.getByRole('button', { name: '确定' }).click();
      await qrCode;
      await expect(page).toHaveURL(/\/home$/);
      await expect(header(page).getByRole('link', { name: '登录' })).toBeVisible();
      const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
      expect(left).not.toMatch(/userInfo|dealer|goodsData|addList|chainAddrList|Authorization/);
      await expect(page.getByText('订单中心')).toHaveCount(0);
    });

    await test.step('the other tab is logged out too, and its pages are gone', async () => {
      await expect(other).toHaveURL(/\/login\?redirect=%2Fmine$/);
      expect(await other.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('chainAddrList');
    });
  },
);

test(
  'an expired session comes back to where the buyer was, with the cart kept',
  covers,
  async ({ page, context, shop }) => {
    const buyer = buyerOf(1);
    await page.goto('/login');
    await fillLogin(page, buyer);
    await page.goto('/shoppingCar');
    await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    const before = await cartCount(page);
    expect(before).toBeGreaterThan(0);
    // What the cart still asks for would be refused, and lead to the login before the link does.
    await page.waitForLoadState('networkidle');

    await test.step('the server ends the session; the next call leads to the login', async () => {
      await endOnServer(context, shop);
      await header(page).getByRole('link', { name: '订单中心' }).click();
      await expect(page).toHaveURL(/\/login\?redirect=%2ForderCenter$/);
      await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
    });

    await test.step('logging in leads back, and the cart is as it was', async () => {
      await fillLogin(page, buyer);
      await expect(page).toHaveURL(/\/orderCenter$/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect.poll(() => cartCount(page)).toBe(before);
    });
  },
);

test(
  'on the home page an expired session shows the login button',
  covers,
  async ({ page, context, shop }) => {
    await page.goto('/login');
    await fillLogin(page, buyerOf(5));
    // A page of the shop would ask for something, be refused, and reload itself under the journey.
    await page.goto('/robots.txt');
    await endOnServer(context, shop);
    await page.goto('/home');
    await expect(header(page).getByRole('link', { name: '登录' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
  },
);
