import { expectAccessible } from '../support/axe';
import { buyerOf, logIn, openAs } from '../support/log-in';
import { desktop, look, lookAtDialog, open } from '../support/look';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shared-kernel', '@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'] };

test.use({ viewport: desktop });

test('what a visitor sees has no violation', covers, async ({ page }) => {
  for (const path of [
    '/home',
    '/home/all_product',
    '/home/surprise',
    '/searchpage',
    '/home/contact_us',
    '/certificate',
    '/login',
  ]) {
    await open(page, path);
    await look(page, path);
  }
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await look(page, 'login with problems');
  await page.getByRole('tab', { name: '手机登录' }).click();
  await look(page, 'login by phone');
  await page.getByRole('tab', { name: '账号登录' }).click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible();
  await lookAtDialog(page, 'reset dialog');
  await page.getByRole('button', { name: '《使用条款》' }).click();
  await lookAtDialog(page, 'legal dialog');
});

test('what a buyer sees has no violation', covers, async ({ page }) => {
  await logIn(page, buyerOf(1));
  for (const path of [
    '/home',
    '/searchpage?searchKey=AL',
    '/shoppingCar',
    '/shoppingCar/quickOrder',
    '/orderCenter',
    '/clause',
    '/privacy',
    '/contactus',
    '/waiting',
    '/404',
  ]) {
    await open(page, path);
    await look(page, path);
  }
  await open(page, '/orderCenter');
  const order = page.getByRole('article').first().getByRole('link').first();
  await open(page, (await order.getAttribute('href')) ?? '');
  await look(page, 'order detail');

  await open(page, '/home');
  const product = page.locator('a[href*="/home/detail"]').first();
  await open(page, (await product.getAttribute('href')) ?? '');
  await look(page, 'product detail');
});

test('what a buyer sees of 用户中心 has no violation', covers, async ({ page }) => {
  await logIn(page, buyerOf(1));
  for (const path of [
    '/mine',
    '/mine?currentMenu=my_member',
    '/mine?currentMenu=my_order',
    '/mine?currentMenu=my_message',
    '/mine?currentMenu=my_rights',
    '/mine/qualificationManage',
    '/mine/addressBook',
    '/mine/accountSettings',
  ]) {
    // Its menu brings the current entry into view where the page is opened.
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const current = page.getByRole('navigation', { name: '用户中心' }).locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
    await look(page, path);
    await expect(current).toBeInViewport();
  }
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await lookAtDialog(page, 'password dialog');

  await open(page, '/mine/addressBook');
  await page.getByRole('button', { name: '新增收货地址' }).click();
  await lookAtDialog(page, 'address form');

  await open(page, '/mine/qualificationManage');
  await page.getByRole('button', { name: /上传/ }).first().click();
  await lookAtDialog(page, 'upload dialog');
});

test('the menus of both windows have no violation', covers, async ({ page }) => {
  await openAs(page, 1, '/home/all_product');
  await page.getByRole('button', { name: '全部分类' }).click();
  await expectAccessible(page, 'category panel');
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: buyerOf(1).clientName })
    .click();
  await expectAccessible(page, 'user menu');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
  await lookAtDialog(page, 'logout question');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '菜单' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'menu drawer');
});
