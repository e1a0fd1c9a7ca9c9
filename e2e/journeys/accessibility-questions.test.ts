import type { Page } from '@playwright/test';
import { admin } from '../support/admin';
import { ask, selectOnly, submitButton } from '../support/cart';
import { openAs } from '../support/log-in';
import { desktop, lookAtDialog, lookWithLargeType, open } from '../support/look';
import { smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shared-kernel'] };

test.use({ viewport: desktop });

interface CartGoods {
  list: { productSpu: { id: string; name: string } }[];
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

test('what is asked before something ends or goes has no violation', covers, async ({ page }) => {
  // Cookies that are gone end nothing: each of these logins is one more.
  for (let login = 0; login < 3; login += 1) {
    await page.context().clearCookies();
    await openAs(page, 1, '/mine/accountSettings');
  }
  await press(page, '结束会话');
  await lookAtDialog(page, 'question before another login ends', lookWithLargeType);
  await press(page, '退出其他全部');
  await lookAtDialog(page, 'question before all other logins end', lookWithLargeType);

  await open(page, '/mine/addressBook');
  await press(page, '删除');
  await lookAtDialog(page, 'question before an address is deleted', lookWithLargeType);

  await open(page, '/shoppingCar/quickOrder');
  await page.getByLabel('第 1 行 型号或编码').fill('没有的型号');
  await page.getByLabel('第 1 行 数量').fill('2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').filter({ hasText: '没有找到该型号或编码' })).toBeVisible();
  await press(page, '移除需修改的行');
  await lookAtDialog(page, 'question before rows are removed', lookWithLargeType);
  await press(page, '清空');
  await lookAtDialog(page, 'question before the rows are emptied', lookWithLargeType);
});

test(
  'what is told of an order without an answer, or refused, has no violation',
  covers,
  async ({ page, shop }) => {
    await openAs(page, 1);
    await selectOnly(page, '一次性活检钳');
    const toTheCheck = async () => {
      await submitButton(page).click();
      const dialog = page.getByRole('dialog');
      const sure = dialog.getByRole('button', { name: '确认提交' });
      const without = dialog.getByRole('button', { name: '不使用' });
      await expect(sure.or(without)).toBeVisible();
      if (await without.isVisible()) {
        // Enabled after five seconds, it fades into its colours.
        await expect(dialog.getByRole('button', { name: /^使用/ })).toBeEnabled();
        await lookWithLargeType(page, 'question of the rebate');
        await without.click();
      }
      await sure.click();
    };
    const submission = '**/order/generateOrder';
    await page.route(submission, (route) => route.abort());
    await toTheCheck();
    await expect(page.getByRole('dialog', { name: '尚未收到提交结果' })).toBeVisible();
    await lookWithLargeType(page, 'an order without an answer');
    await page.getByRole('button', { name: '稍后再说' }).click();
    await page.unroute(submission);

    const { list } = await ask<CartGoods>(page, 'memberCart/page', { current: 1, pageSize: 1000 });
    const id = list.find(({ productSpu }) => productSpu.name.includes('一次性活检钳'))?.productSpu.id;
    const { productSpu } = await ask<{ productSpu: { code: string } }>(page, 'product/detail', {
      id,
      productClientType: 2,
    });
    await page.route(submission, async (route) => {
      await admin(shop, 'delist-product', productSpu.code);
      await route.continue();
    });
    await toTheCheck();
    await expect(page.getByRole('dialog', { name: '商品信息有变' })).toBeVisible();
    await lookWithLargeType(page, 'an order that is refused');
    await admin(shop, 'list-product', productSpu.code);
  },
);

test('what chains are asked before they upload a contract has no violation', covers, async ({ page }) => {
  await openAs(page, 5, '/orderCenter');
  await page.getByRole('link', { name: /^待上传合同/ }).click();
  const order = page.getByRole('article').filter({ hasText: '待上传合同' }).first();
  await expect(order).toBeVisible();
  await open(page, (await order.getByRole('link', { name: /跟进订单/ }).getAttribute('href')) ?? '');
  await press(page, '上传合同');
  const file = { name: '合同.pdf', mimeType: 'application/pdf', buffer: smallPdf };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: '确认上传' }).click();
  await expect(page.getByText('合同上传后将随本订单一并推送')).toBeVisible();
  await lookWithLargeType(page, 'question before a contract is sent on');
});
