import { demoDepartment } from 'demo-shop/accounts';
import { expectAccessible } from '../support/axe';
import { ask, lineOf } from '../support/cart';
import { logIn, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const [chief, purchaser, , head] = demoDepartment.colleagues;

test('a rule puts an order before its approver, who approves it on a phone; then it is placed', {
  tag: ['@mf-cart', '@mf-account'],
}, async ({ page, browser, shop }) => {
  test.slow();
  const elsewhere = async () =>
    (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();
  const office = await elsewhere();
  const phone = await elsewhere();
  await phone.setViewportSize({ width: 390, height: 844 });

  await test.step('the administrator makes a rule', async () => {
    await openAs(office, chief, '/shoppingCar/approvalRules');
    await office.getByRole('button', { name: '新建规则' }).click();
    const form = office.getByRole('form', { name: '新规则' });
    await form.getByRole('textbox', { name: '实付合计达到（元）' }).fill('1');
    await form.getByRole('checkbox', { name: head.name }).check();
    await expectAccessible(office, 'a rule of approval');
    await form.getByRole('button', { name: '保存规则' }).click();
    await expect(form).toBeHidden();
    await expectAccessible(office, 'rules of approval');
  });

  await test.step('the purchaser’s order waits instead of being placed', async () => {
    await logIn(page, purchaser);
    await ask(page, 'memberCart/addBatch', { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] });
    await page.goto('/shoppingCar');
    await page.getByRole('button', { name: '提交订单' }).click();
    const proceed = page.getByRole('button', { name: '同意新价格并继续' });
    const confirm = page.getByRole('button', { name: '确认提交' });
    await expect(proceed.or(confirm)).toBeVisible();
    if (await proceed.isVisible()) await proceed.click();
    await confirm.click();
    const dialog = page.getByRole('dialog', { name: '本单需要审批' });
    await expect(dialog).toContainText('金额达到 ¥ 1.00');
    await expectAccessible(page, 'an order needs approval');
    await dialog.getByRole('button', { name: '提交审批' }).click();
    await expect(page.getByRole('heading', { name: /^审批 \d+$/ })).toBeVisible();
    await expectAccessible(page, 'an approval that waits');
  });

  await test.step('the cart names the approval that the goods wait for', async () => {
    await page.goto('/shoppingCar');
    const goods = lineOf(page, '已提交审批，批准后自动下单').first();
    await expectAccessible(page, 'goods that wait for approval');
    await goods.getByRole('link', { name: /^审批 \d+$/ }).click();
    await expect(page.getByRole('heading', { name: /^审批 \d+$/ })).toBeVisible();
  });

  await test.step('the approver is told, and approves with the thumb', async () => {
    await openAs(phone, head, '/mine?currentMenu=my_message');
    await expect(phone.getByRole('main').getByText('订单待审批').first()).toBeVisible();
    await phone.goto('/shoppingCar/approvals');
    await expectAccessible(phone, 'orders that wait for approval');
    // Another one waits from the first day; the newest comes first.
    await phone
      .getByRole('button', { name: /^批准 审批/ })
      .first()
      .click();
    await phone.getByRole('button', { name: /^确认批准/ }).click();
    await expect(phone.getByText('已批准，订单已提交')).toBeVisible();
  });

  await test.step('the order is placed, with who approved it', async () => {
    await page.reload();
    await expect(page.getByText('已下单')).toBeVisible();
    await expect(page.getByRole('region', { name: '审批记录' })).toContainText(`${head.name} 批准`);
    await page.getByRole('link', { name: /^AL\d+$/ }).click();
    await expect(page).toHaveURL(/orderDetail/);
  });

  await test.step('it is cancelled, which its approver is told', async () => {
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await expect(page).toHaveURL(/\/orderCenter$/);
    await phone.goto('/mine?currentMenu=my_message');
    await expect(phone.getByRole('main').getByText('订单已取消').first()).toBeVisible();
    await phone.goto('/shoppingCar/approvals?scope=all');
    await expect(phone.getByRole('main').getByText('订单已取消').first()).toBeVisible();
    await expectAccessible(phone, 'approvals, one of which was cancelled');
  });
  await office.context().close();
  await phone.context().close();
});
