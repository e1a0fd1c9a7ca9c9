import { admin } from '../support/admin';
import { buyerOf } from '../support/log-in';
import { expectStatus, openCart, placeOrder, region, smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';

test('a parcel is received bit by bit, and what is damaged is reported and answered', {
  tag: ['@mf-orders'],
}, async ({ page, shop }) => {
  test.slow();
  await openCart(page, buyerOf(4));
  await page.getByRole('button', { name: '选择', exact: true }).click();
  const dealers = page.getByRole('dialog');
  await dealers.getByRole('radio').first().check();
  await dealers.getByRole('button', { name: '确定' }).click();
  const order = await placeOrder(page);
  await admin(shop, 'approve', order.no);
  await admin(shop, 'confirm', order.no);
  await admin(shop, 'ship', order.no, '--carrier', '安澜物流', '--tracking', 'ALWL0001');
  await page.goto(order.url);
  await expectStatus(page, '已发货', '已发货');
  const goods = region(page, '运单 ALWL0001 的商品');

  await test.step('one of two boxes is there', async () => {
    await expect(goods).toContainText('已收 0 / 2 箱');
    await goods.getByRole('button', { name: '收货登记 ALWL0001' }).click();
    const dialog = page.getByRole('dialog', { name: '收货登记' });
    await dialog.getByRole('spinbutton', { name: /^复合过氧乙酸消毒液/ }).fill('1');
    await dialog.getByRole('button', { name: '确认收货' }).click();
    await expect(goods).toContainText('已收 1 / 2 箱');
    await expect(goods).toContainText('部分收货');
  });

  await test.step('what is damaged is reported with a picture', async () => {
    await goods.getByRole('button', { name: '反馈短少或破损 ALWL0001' }).click();
    const dialog = page.getByRole('dialog', { name: '反馈短少或破损' });
    await dialog.getByRole('radio', { name: '破损' }).check();
    await dialog.getByRole('textbox', { name: '情况说明' }).fill('外箱破损');
    await dialog
      .getByLabel('图片', { exact: true })
      .setInputFiles({ name: '外箱.pdf', mimeType: 'application/pdf', buffer: smallPdf });
    await expect(dialog.getByRole('button', { name: '移除 外箱.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: '提交反馈' }).click();
    await expect(goods).toContainText('反馈破损 1 箱：外箱破损');
    await expect(goods.getByRole('button', { name: '图片 1' })).toBeVisible();
    await expect(goods).toContainText('等待厂家答复');
  });

  await test.step('the provider answers, and the buyer reads it', async () => {
    const waiting = await admin(shop, 'waiting');
    const [, id = ''] = new RegExp(`^(\\d+) +${order.no}`, 'm').exec(waiting) ?? [];
    await admin(shop, 'answer-report', id, '--answer', '补发一箱');
    await page.reload();
    await expect(goods).toContainText('答复：补发一箱');
  });

  await test.step('with the last box the order is complete', async () => {
    await goods.getByRole('button', { name: '收货登记 ALWL0001' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
    await expectStatus(page, '已完成', null);
    await expect(goods).toContainText('已收齐');
  });
});
