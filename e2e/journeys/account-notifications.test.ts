import { demoDepartment } from 'demo-shop/accounts';
import { expectAccessible } from '../support/axe';
import { ask } from '../support/cart';
import { logIn, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { mailCode } from '../support/sms-code';

interface Colleagues {
  colleagues: { id: string; self: boolean }[];
}

const [chief, purchaser] = demoDepartment.colleagues;
const email = 'gu@hospital.example';

test('an address is bound by a code, and a colleague’s order that waits for approval goes there', {
  tag: ['@mf-account', '@shell'],
}, async ({ page, browser, shop }) => {
  const card = page.getByRole('region', { name: '消息通知' });

  await test.step('the address is confirmed by the code that was sent there', async () => {
    await openAs(page, chief, '/mine/accountSettings');
    await expect(card.getByRole('switch', { name: '待我审批的订单 短信' })).toBeChecked();
    await expect(card.getByRole('switch', { name: '待我审批的订单 邮件' })).toBeDisabled();
    await card.getByRole('button', { name: '绑定邮箱' }).click();
    const dialog = page.getByRole('dialog', { name: '绑定邮箱' });
    await dialog.getByLabel('邮箱地址').fill(email);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByLabel('邮箱验证码').fill(await mailCode(shop, email));
    await expectAccessible(page, 'binding an address');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(card).toContainText('g***@hospital.example');
  });

  await test.step('what waits for a decision is chosen to go by mail', async () => {
    const mail = card.getByRole('switch', { name: '待我审批的订单 邮件' });
    const saved = page.waitForResponse('**/member/notification/edit');
    // The switch follows a moment after the click, which `check` does not wait for.
    await mail.click();
    await saved;
    await expect(mail).toBeChecked();
    await expectAccessible(page, 'notifications');
    await page.reload();
    await expect(mail).toBeChecked();
  });

  await test.step('a colleague’s order that waits is in the mail', async () => {
    const { colleagues } = await ask<Colleagues>(page, 'colleague/list', {});
    const own = colleagues.find(({ self }) => self)?.id;
    const everyOrder = { minAmount: '1.00', categoryIds: [], newProducts: false, steps: [[own]] };
    await ask(page, 'approval/rule/save', everyOrder);
    const office = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
    const theirs = await office.newPage();
    await logIn(theirs, purchaser);
    await ask(theirs, 'memberCart/addBatch', { rows: [{ code: 'AL-MK 95', unitName: '盒', count: 2 }] });
    await theirs.goto('/shoppingCar');
    await theirs.getByRole('button', { name: '提交订单' }).click();
    const proceed = theirs.getByRole('button', { name: '同意新价格并继续' });
    const confirm = theirs.getByRole('button', { name: '确认提交' });
    await expect(proceed.or(confirm)).toBeVisible();
    if (await proceed.isVisible()) await proceed.click();
    await confirm.click();
    await theirs.getByRole('button', { name: '提交审批' }).click();
    await expect(theirs.getByRole('heading', { name: /^审批 \d+$/ })).toBeVisible();
    await office.close();
    await expect(async () => {
      const outbox = await (await fetch(`${shop.apiUrl}/demo/messages`)).text();
      expect(outbox).toContain(`<td>${email}<td>【安澜医疗商城】订单待审批：${purchaser.name}提交审批`);
    }).toPass();
  });
});
