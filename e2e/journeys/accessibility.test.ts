import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { buyerOf, logIn } from '../support/log-in';
import { open } from '../support/look';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shared-kernel', '@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'] };

const windows = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`${name}: what a visitor sees has no violation`, covers, async ({ page }) => {
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
        await expectAccessible(page, path);
      }
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expectAccessible(page, 'login with problems');
      await page.getByRole('tab', { name: '手机登录' }).click();
      await expectAccessible(page, 'login by phone');
      await page.getByRole('tab', { name: '账号登录' }).click();
      await page.getByRole('button', { name: '忘记密码？' }).click();
      await expect(page.getByRole('dialog', { name: '重置密码' })).toBeVisible();
      await expectAccessible(page, 'reset dialog');
      await closeDialog(page);
      await page.getByRole('button', { name: '《使用条款》' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'legal dialog');
    });

    test(`${name}: what a buyer sees has no violation`, covers, async ({ page }) => {
      await logIn(page, buyerOf(1));
      for (const path of [
        '/home',
        '/searchpage?searchKey=AL',
        '/shoppingCar',
        '/shoppingCar/quickOrder',
        '/orderCenter',
        '/mine',
        '/mine?currentMenu=my_member',
        '/mine?currentMenu=my_order',
        '/mine?currentMenu=my_message',
        '/mine?currentMenu=my_rights',
        '/mine/qualificationManage',
        '/mine/addressBook',
        '/clause',
        '/privacy',
        '/contactus',
        '/waiting',
        '/404',
      ]) {
        await open(page, path);
        await expectAccessible(page, path);
        if (!path.startsWith('/mine')) continue;
        const current = page.getByRole('navigation', { name: '用户中心' }).locator('[aria-current="page"]');
        await expect(current).toHaveCount(1);
        await expect(current).toBeInViewport();
      }

      await open(page, '/mine/accountSettings');
      await expectAccessible(page, '/mine/accountSettings');
      await page.getByRole('button', { name: '修改密码' }).click();
      await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
      await expectAccessible(page, 'password dialog');
      await closeDialog(page);

      await open(page, '/mine/addressBook');
      await page.getByRole('button', { name: '新增收货地址' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'address form');
      await closeDialog(page);

      await open(page, '/mine/qualificationManage');
      await page.getByRole('button', { name: /上传/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'upload dialog');
      await closeDialog(page);

      await open(page, '/orderCenter');
      const order = page.getByRole('article').first().getByRole('link').first();
      await open(page, (await order.getAttribute('href')) ?? '');
      await expectAccessible(page, 'order detail');

      await open(page, '/home');
      const product = page.locator('a[href*="/home/detail"]').first();
      await open(page, (await product.getAttribute('href')) ?? '');
      await expectAccessible(page, 'product detail');

      await open(page, '/home/all_product');
      if (name === 'phone') {
        await page.getByRole('button', { name: '菜单' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'menu drawer');
      } else {
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
        await expectAccessible(page, 'logout question');
      }
    });
  });
}
