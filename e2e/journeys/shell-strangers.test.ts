import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

test(
  'after many wrong passwords the page works by itself, and the right one is let in',
  covers,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('登录账号').fill(buyerOf(1).account);
    const submitted = () => page.waitForResponse('**/member/web/login');
    for (let guess = 0; guess < 4; guess += 1) {
      await page.getByLabel('密码', { exact: true }).fill('Wrong1234');
      const [reply] = await Promise.all([submitted(), page.keyboard.press('Enter')]);
      expect(await reply.json()).toMatchObject({ code: '60006' });
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    }
    const asked = page.waitForRequest((request) => request.headers()['a-proof'] !== undefined);
    await fillLogin(page, buyerOf(1));
    await asked;
  },
);

test(
  'a token that was taken opens nothing elsewhere, and its owner reads of it',
  covers,
  async ({ page, browser, shop }) => {
    await page.goto('/login?redirect=%2ForderCenter');
    await fillLogin(page, buyerOf(4));
    await expect(page.getByRole('article').first()).toBeVisible();

    await test.step('another browser with the token and what scripts can read is a visitor', async () => {
      const stolen = (await page.context().cookies()).filter(({ name }) => name === 'Authorization');
      const userInfo = await page.evaluate(() => localStorage.getItem('userInfo') ?? '');
      const elsewhere = await browser.newContext();
      await elsewhere.addCookies(stolen);
      await elsewhere.addInitScript((user) => localStorage.setItem('userInfo', user), userInfo);
      const thief = await elsewhere.newPage();
      await thief.goto(`${shop.url}/orderCenter`);
      await expect(thief).toHaveURL(/\/login\?redirect=%2ForderCenter$/);
      await expect(thief.getByRole('article')).toHaveCount(0);
      await elsewhere.close();
    });

    await test.step('its owner goes on', async () => {
      await page.goto('/mine?currentMenu=my_message');
      await expect(page.getByText('登录凭证在别处被使用').first()).toBeVisible();
    });
  },
);
