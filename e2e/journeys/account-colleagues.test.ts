import type { Browser, Page } from '@playwright/test';
import { demoDepartment } from 'demo-shop/accounts';
import { expectAccessible } from '../support/axe';
import { ask } from '../support/cart';
import { becomesAlive } from '../support/is-alive';
import { openAs } from '../support/log-in';
import { expect, type RunningShop, test } from '../support/shop';
import { smsCode } from '../support/sms-code';

const [chief] = demoDepartment.colleagues;
const invited = { name: '林护士', mobilePhone: '13800000077' };

/** The first page of somebody else's browser. */
async function elsewhere(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  return context.newPage();
}

async function logInByCode(page: Page, shop: RunningShop): Promise<void> {
  await page.getByRole('tab', { name: '手机登录' }).click();
  await page.getByLabel('手机号码').fill(invited.mobilePhone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('短信验证码').fill(await smsCode(shop, invited.mobilePhone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const menu = (page: Page) => page.getByRole('navigation', { name: '用户中心' });
const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });
const request = (page: Page) => page.getByRole('button', { name: '填写采购申请' });

test('a colleague is invited, comes in by code, is limited by roles, changed and deactivated', {
  tag: ['@mf-account', '@mf-cart', '@shell'],
}, async ({ page, browser, shop }) => {
  const ward = await elsewhere(browser, shop);

  await test.step('an administrator invites by name, phone and role', async () => {
    await openAs(page, chief, '/mine/colleagues');
    await expect(page.getByRole('row')).toHaveCount(demoDepartment.colleagues.length + 1);
    await expectAccessible(page, 'colleagues');
    await page.getByRole('button', { name: '邀请同事' }).click();
    const dialog = page.getByRole('dialog', { name: '邀请同事' });
    await dialog.getByLabel('姓名').fill(invited.name);
    await dialog.getByLabel('手机号').fill(invited.mobilePhone);
    await dialog.getByRole('checkbox', { name: '申请人' }).check();
    await expectAccessible(page, 'invitation');
    await dialog.getByRole('button', { name: '发送邀请' }).click();
    await expect(page.getByRole('region', { name: '等待加入' })).toContainText(invited.name);
  });

  await test.step('the invited phone gets a code on the login page, and is in', async () => {
    await ward.goto('/login?redirect=%2Fhome');
    await logInByCode(ward, shop);
    await expect(ward).toHaveURL(/\/home/);
  });

  await test.step('an applicant fills a cart; in the place of 提交订单 the goods are asked for', async () => {
    await ask(ward, 'memberCart/addBatch', { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] });
    await ward.goto('/shoppingCar');
    await expect(request(ward)).toBeEnabled();
    await expect(submit(ward)).toHaveCount(0);
    await expectAccessible(ward, 'cart of an applicant');
    await ward.goto('/mine');
    await expect(menu(ward).getByRole('link', { name: '收货地址' })).toBeVisible();
    await expect(menu(ward).getByRole('link', { name: '对账单' })).toHaveCount(0);
    await expect(menu(ward).getByRole('link', { name: '同事与角色' })).toHaveCount(0);
    await ward.goto('/mine/statement');
    await expect(ward.getByRole('main').getByText(/对账单需要财务或管理员角色/)).toBeVisible();
  });

  await test.step('a change of roles is known in both tabs with the next call, without a login', async () => {
    const second = await ward.context().newPage();
    await second.goto('/shoppingCar');
    await expect(request(second)).toBeEnabled();
    await page.reload();
    await page.getByRole('button', { name: `修改 ${invited.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `修改“${invited.name}”` });
    await dialog.getByRole('checkbox', { name: '采购员' }).check();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toBeHidden();
    await ward.goto('/shoppingCar');
    await expect(submit(ward)).toBeEnabled();
    await expect(submit(second)).toBeEnabled();
    // A call that a page begins with, and makes late, would be the one that is told of what comes next.
    for (const tab of [ward, second]) {
      await becomesAlive(tab);
      await tab.waitForLoadState('networkidle');
    }
  });

  await test.step('who is deactivated in the middle is told by whom, and comes back to what was typed', async () => {
    await ward.getByRole('textbox', { name: '订单备注' }).fill('周五上午送');
    await page.getByRole('button', { name: `停用 ${invited.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(page.getByRole('button', { name: `恢复 ${invited.name}` })).toBeVisible();
    await submit(ward).click();
    await expect(ward).toHaveURL(/\/login\?redirect=%2FshoppingCar$/);
    await expect(ward.getByText(`您的账号已被停用，请联系本单位管理员${chief.name}。`)).toBeVisible();
    await page.getByRole('button', { name: `恢复 ${invited.name}` }).click();
    await expect(page.getByRole('button', { name: `停用 ${invited.name}` })).toBeVisible();
    await logInByCode(ward, shop);
    await expect(ward.getByRole('textbox', { name: '订单备注' })).toHaveValue('周五上午送');
  });

  await test.step('the last administrator cannot leave', async () => {
    await page.getByRole('button', { name: `停用 ${chief.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
    await expect(page.getByText(`${chief.name}是唯一的管理员，请先让另一位同事成为管理员`)).toBeVisible();
    await expect(page.getByRole('button', { name: `停用 ${chief.name}` })).toBeVisible();
  });
  await ward.context().close();
});

test('a client with one member finds nothing of it but the invitation in the account settings', {
  tag: ['@mf-account'],
}, async ({ page }) => {
  await openAs(page, 1, '/mine/accountSettings');
  await expect(menu(page).getByRole('link', { name: '对账单' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: '同事与角色' })).toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('userInfo'));
  expect(stored).not.toContain('roles');
  await page.getByRole('link', { name: '邀请同事' }).click();
  await expect(page.getByRole('heading', { name: '同事与角色', level: 1 })).toBeVisible();
});
