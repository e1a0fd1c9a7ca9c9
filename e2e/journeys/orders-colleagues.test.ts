import { demoDepartment } from 'demo-shop/accounts';
import { expectAccessible } from '../support/axe';
import { ask } from '../support/cart';
import { logIn, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const [chief, , applicant, , finance, orderer] = demoDepartment.colleagues;

test('colleagues’ orders are found and opened by role, and never by who only asks', {
  tag: ['@mf-orders', '@mf-account'],
}, async ({ page, browser, shop }) => {
  const whose = page.getByRole('combobox', { name: '采购人' });
  const tab = page.getByRole('navigation', { name: '订单状态' }).getByRole('link', { name: /全部订单/ });
  const first = page.getByRole('article').first();
  let orderPage = '';

  await test.step('who has ordered nothing is led to everybody’s orders', async () => {
    await openAs(page, chief, '/orderCenter');
    await expect(whose).toHaveValue('mine');
    await page.getByRole('link', { name: '看全部同事的订单' }).click();
    await expect(page).toHaveURL(/whose=all/);
    await expect(first).toContainText(orderer.name);
    await expect(tab).not.toHaveText(/ 0 个/);
    await expectAccessible(page, 'everybody’s orders');
  });

  await test.step('by keyboard they are narrowed to one person and a department, which a reload keeps', async () => {
    await whose.focus();
    await page.keyboard.press('End');
    await expect(page).toHaveURL(/whose=\d+/);
    await expect(whose).toBeFocused();
    await page.getByRole('combobox', { name: '科室' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/department=/);
    await page.reload();
    await expect(whose.locator('option:checked')).toHaveText(orderer.name);
    await expect(first).toContainText(orderer.name);
  });

  await test.step('its page says whose it is', async () => {
    orderPage = (await first.getByRole('link', { name: /跟进订单/ }).getAttribute('href')) ?? '';
    await page.goto(orderPage);
    const notice = page.getByRole('region', { name: '同事的订单' });
    await expect(notice).toContainText(`这是${orderer.name}的订单`);
    await expect(notice).toContainText('您可以代为处理');
    await expectAccessible(page, 'a colleague’s order');
    await page.goBack();
    await expect(page).toHaveURL(/whose=\d+.*department=/);
    await expect(first).toContainText(orderer.name);
  });

  await test.step('finance begins with everybody’s, may look and is told who may do more', async () => {
    const phone = await (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await openAs(phone, finance, '/orderCenter');
    await expect(phone.getByRole('combobox', { name: '采购人' })).toHaveValue('all');
    await expect(phone.getByRole('article').first()).toContainText(orderer.name);
    await expectAccessible(phone, 'everybody’s orders on a phone');
    await phone.goto(orderPage);
    await expect(phone.getByRole('region', { name: '同事的订单' })).toContainText(
      `请联系管理员${chief.name}`,
    );
    await phone.goto('/mine/statement');
    await phone.getByRole('combobox', { name: '采购人' }).selectOption(orderer.name);
    await expect(phone.getByText(`只含${orderer.name}下的订单`)).toBeVisible();
    await expectAccessible(phone, 'a statement of one colleague’s orders');
    await phone.context().close();
  });

  await test.step('an applicant with these addresses sees nothing of them', async () => {
    await logIn(page, applicant);
    await page.goto('/orderCenter?whose=all');
    await expect(page.getByText('暂无订单内容...')).toBeVisible();
    await expect(whose).toHaveCount(0);
    await page.goto(orderPage);
    await expect(page.getByText('没有找到这个订单')).toBeVisible();
    const orderId = new URL(orderPage, shop.url).searchParams.get('id');
    await expect(ask(page, 'order/detail', { orderId })).rejects.toThrow();
  });
});
