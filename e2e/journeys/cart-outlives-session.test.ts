import type { Page } from '@playwright/test';
import { demoAccounts, demoDepartment } from 'demo-shop/accounts';
import { ask } from '../support/cart';
import { endOnServer } from '../support/end-on-server';
import { buyerOf, fillLogin, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-cart'] };

interface Cart {
  list: { memberCartSkus: { skuId: string }[] }[];
}

const remark = '周五上午送，请提前联系';
const half = { 收货人: '孙护士长', 联系电话: '138 0000 0077', 详细地址: '浙江省临江市滨河路 18 号 门诊' };

const remarkField = (page: Page) => page.getByRole('textbox', { name: '订单备注' });
const gift = (page: Page) => page.getByRole('spinbutton', { name: /^赠品 / }).first();

/** Opens the form for a new address, by way of the list where there is one. */
async function openNewAddress(page: Page) {
  await page.getByRole('region', { name: '收货地址' }).getByRole('button').first().click();
  const add = page.getByRole('dialog').getByRole('button', { name: '新增收货地址' });
  const form = page.getByRole('dialog', { name: '新增收货地址' });
  await expect(add.or(form)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await expect(form).toBeVisible();
  return form;
}

test(
  'remark, gifts and a half-typed address outlive the end of a session, and no other buyer sees them',
  covers,
  async ({ page, context, shop }) => {
    const buyer = buyerOf(1);
    const other = demoAccounts.find((one) => one.newcomer);
    if (!other) throw new Error('there is no newcomer');
    await page.goto('/login?redirect=%2FshoppingCar');
    await fillLogin(page, buyer);

    await test.step('the session ends under what is being typed', async () => {
      await remarkField(page).fill(remark);
      await expect(gift(page)).not.toHaveValue('2');
      await gift(page).fill('2');
      await gift(page).press('Tab');
      const form = await openNewAddress(page);
      for (const [label, text] of Object.entries(half)) await form.getByLabel(label).fill(text);
      await endOnServer(context, shop);
      await form.getByRole('button', { name: '保存' }).click();
      await expect(page).toHaveURL(/\/login\?redirect=%2FshoppingCar$/);
      await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
    });

    await test.step('somebody else who logs in here sees none of it', async () => {
      await fillLogin(page, other);
      await ask(page, 'memberCart/addBatch', { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] });
      await page.goto('/shoppingCar');
      await expect(remarkField(page)).toHaveValue('');
      const form = await openNewAddress(page);
      for (const label of Object.keys(half)) await expect(form.getByLabel(label)).toHaveValue('');
      await endOnServer(context, shop);
      await page.goto('/orderCenter');
      await expect(page).toHaveURL(/\/login\?redirect=%2ForderCenter$/);
    });

    await test.step('the buyer, back again, goes on where they were', async () => {
      await page.goto('/login?redirect=%2FshoppingCar');
      await fillLogin(page, buyer);
      await expect(remarkField(page)).toHaveValue(remark);
      await expect(gift(page)).toHaveValue('2');
      const form = await openNewAddress(page);
      await expect(form.getByLabel('收货人')).toHaveValue(half.收货人);
      await expect(form.getByLabel('联系电话')).toHaveValue('13800000077');
      await expect(form.getByLabel('详细地址')).toHaveValue(half.详细地址);
      await form.getByRole('button', { name: '保存' }).click();
      await expect(page.getByRole('region', { name: '收货地址' })).toContainText(half.收货人);
    });
  },
);

test(
  'forms of a department outlive the end of a session, and are about the same goods afterwards',
  covers,
  async ({ page, context, shop }) => {
    const [, purchaser] = demoDepartment.colleagues;
    const comeBack = async () => {
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await fillLogin(page, purchaser);
    };
    await openAs(page, purchaser, '/shoppingCar/requests');

    await test.step('a reason for two of three lines of a request', async () => {
      await page.getByRole('link', { name: /手术室$/ }).click();
      const refusal = page.getByRole('form', { name: /^不采购 选中的 2.种商品$/ });
      // The list of requests, which the link leaves, has such checkboxes, too.
      const goods = page.getByRole('table', { name: '申请的商品' });
      await goods
        .getByRole('checkbox', { name: /^选择 / })
        .first()
        .uncheck();
      await page.getByRole('button', { name: '不采购', exact: true }).click();
      await refusal.getByRole('textbox', { name: '原因' }).fill('库房还有三箱');
      await endOnServer(context, shop);
      await refusal.getByRole('button', { name: '不采购' }).click();
      await comeBack();
      await expect(refusal.getByRole('textbox', { name: '原因' })).toHaveValue('库房还有三箱');
      await refusal.getByRole('button', { name: '不采购' }).click();
      await expect(page.getByRole('row').filter({ hasText: '未通过' })).toHaveCount(2);
    });

    await test.step('a quantity of a list', async () => {
      const rows = { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] };
      await ask(page, 'memberCart/addBatch', rows);
      const { list } = await ask<Cart>(page, 'memberCart/page', { current: 1, pageSize: 100 });
      const lines = list.flatMap(({ memberCartSkus }) =>
        memberCartSkus.map(({ skuId }) => ({ skuId, count: 5 })),
      );
      const { id } = await ask<{ id: string }>(page, 'purchaseList/create', {
        name: '换药室',
        shared: false,
        lines,
      });
      await page.goto(`/shoppingCar/list?id=${id}`);
      const quantity = page.getByRole('spinbutton').first();
      await expect(quantity).toHaveValue('5');
      await endOnServer(context, shop);
      await quantity.fill('23');
      await comeBack();
      await expect(quantity).toHaveValue('23');
      const saved = () => ask<{ lines: { count: number }[] }>(page, 'purchaseList/detail', { id });
      await expect.poll(async () => (await saved()).lines.map(({ count }) => count)).toContain(23);
    });
  },
);
