import type { Page } from '@playwright/test';
import { demoDepartment } from 'demo-shop/accounts';
import { expectAccessible } from '../support/axe';
import { ask } from '../support/cart';
import { logIn, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const [, purchaser, nurse, , finance] = demoDepartment.colleagues;

const merge = (page: Page) => page.getByRole('button', { name: '合并到购物车' });

test('colleagues ask for goods, the purchaser merges them into one order, each sees what became of theirs', {
  tag: ['@core', '@mf-cart', '@mf-account'],
}, async ({ page, browser, shop }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  const ward = await context.newPage();
  await ward.setViewportSize({ width: 390, height: 844 });

  await test.step('finance gives the ward a budget that only marks', async () => {
    await openAs(page, finance, '/shoppingCar/budgets');
    await page.getByRole('button', { name: '新建预算' }).click();
    const form = page.getByRole('form', { name: '新预算' });
    await form.getByRole('combobox', { name: '科室' }).fill('门诊换药室');
    await form.getByRole('textbox', { name: '预算金额（元）' }).fill('1');
    await expectAccessible(page, 'a budget is filled in');
    await form.getByRole('button', { name: '保存预算' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { name: '检验科' })).toBeVisible();
    await expectAccessible(page, 'budgets');
  });

  await test.step('an applicant fills in a request from the cart, on a phone', async () => {
    await logIn(ward, nurse);
    await ask(ward, 'memberCart/addBatch', { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] });
    await ward.goto('/shoppingCar');
    await ward.getByRole('button', { name: '填写采购申请' }).click();
    await ward.getByRole('combobox', { name: '申请科室' }).fill('门诊换药室');
    await expect(ward.getByText(/^超预算/)).toBeVisible();
    await ward.getByRole('textbox', { name: '用途' }).fill('周末值班备用');
    await expectAccessible(ward, 'a request is filled in');
    await ward.getByRole('button', { name: '提交申请' }).click();
    await expect(ward.getByRole('heading', { name: /^申请 \d+ · 门诊换药室$/ })).toBeVisible();
    await expectAccessible(ward, 'a request of one’s own');
  });

  await test.step('the purchaser changes a line and refuses another, with reasons', async () => {
    await openAs(page, purchaser, '/shoppingCar/requests');
    await expect(page.getByRole('listitem').filter({ hasText: '门诊换药室' })).toBeVisible();
    await expectAccessible(page, 'requests');
    await page.getByRole('link', { name: /手术室$/ }).click();
    await page
      .getByRole('button', { name: /^改数量 / })
      .first()
      .click();
    const change = page.getByRole('form', { name: /^修改数量 / });
    await change.getByRole('button', { name: /^增加数量/ }).click();
    await change.getByRole('button', { name: '按整箱采购' }).click();
    await expectAccessible(page, 'a request is answered');
    await change.getByRole('button', { name: '保存数量' }).click();
    await expect(change).toBeHidden();
    await page
      .getByRole('button', { name: /^不采购 / })
      .last()
      .click();
    const refusal = page.getByRole('form', { name: /^不采购 / });
    await refusal.getByRole('button', { name: '库房还有库存' }).click();
    await refusal.getByRole('button', { name: '不采购' }).click();
    await expect(page.getByRole('row').filter({ hasText: '未通过' })).toHaveCount(1);
  });

  await test.step('all that waits is merged and ordered at once', async () => {
    await page.goto('/shoppingCar/requests');
    await page.getByRole('checkbox', { name: '全选' }).check();
    await merge(page).click();
    await expect(page).toHaveURL(/\/shoppingCar$/);
    await page.getByRole('button', { name: '提交订单' }).click();
    const proceed = page.getByRole('button', { name: '同意新价格并继续' });
    const confirm = page.getByRole('button', { name: '确认提交' });
    await expect(proceed.or(confirm)).toBeVisible();
    if (await proceed.isVisible()) await proceed.click();
    const budget = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '超预算' });
    await expect(budget).toContainText(/门诊换药室.*仍可提交/);
    await expectAccessible(page, 'an order over a budget');
    await confirm.click();
    await expect(page.getByText('提交成功')).toBeVisible();
  });

  await test.step('the applicant is told, and sees the order of the line', async () => {
    await ward.reload();
    await expect(ward.getByRole('row', { name: /口罩/ })).toContainText(/已下单.*订单 AL\d+/);
    await ward.goto('/mine?currentMenu=my_message');
    await expect(ward.getByRole('main').getByText('申请已下单').first()).toBeVisible();
  });
  await context.close();
});
