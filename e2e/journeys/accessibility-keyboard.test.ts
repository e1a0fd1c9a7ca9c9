import { demoPassword } from 'demo-shop/accounts';
import { lineOf, orderMade, settlement } from '../support/cart';
import { becomesAlive } from '../support/is-alive';
import { tabTo } from '../support/keyboard';
import { buyerOf } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@shared-kernel'] };

const disinfectant = '复合过氧乙酸消毒液';

test.use({ viewport: { width: 1366, height: 768 } });

test('with the keyboard alone a buyer logs in, finds a product and orders it', covers, async ({ page }) => {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('the first product of the home page is within 30 stops', async () => {
    await page.goto('/home');
    const first = page
      .getByRole('main')
      .locator('a[href*="/home/detail"], a[href*="%2Fhome%2Fdetail"]')
      .first();
    await expect(first).toBeAttached();
    // Stops are counted on the page as it stays.
    await becomesAlive(page);
    const toSkip = await tabTo(page, button('跳到主要内容'), { atMost: 1 });
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(toSkip + (await tabTo(page, first, { atMost: 29 }))).toBeLessThanOrEqual(30);
  });

  await test.step('the categories beside the banner are one stop, and arrows lead through them', async () => {
    const menu = page.getByRole('main').getByRole('navigation', { name: '商品分类' });
    await tabTo(page, menu.getByRole('link').first(), { key: 'Shift+Tab' });
    await keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: '手与皮肤消毒' })).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(menu.getByRole('link', { name: '免洗手消毒' })).toBeFocused();
    await tabTo(page, page.getByRole('region', { name: '推荐专区' }).getByRole('tab').first(), {
      atMost: 20,
    });
  });

  await test.step('the login', async () => {
    await page.goto('/login?redirect=%2Fhome%2Fdetail%3Fid%3D1');
    await expect(page.getByLabel('登录账号')).toBeVisible();
    await tabTo(page, page.getByLabel('登录账号'));
    await keyboard.type(buyerOf(1).account);
    await tabTo(page, page.getByLabel('密码', { exact: true }));
    await keyboard.type(demoPassword);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\/detail/);
  });

  await test.step('a product goes into the cart, and the button that did it keeps the focus', async () => {
    const units = page.getByRole('group', { name: '单位' }).getByRole('radio');
    await expect(units.first()).toBeAttached();
    await becomesAlive(page);
    await tabTo(page, units, { atMost: 60 });
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowLeft');
    await tabTo(page, button('加入购物车'));
    await expectToast(page, '商品已加入购物车', () => keyboard.press('Enter'));
    await expect(button('加入购物车')).toBeFocused();
  });

  await test.step('what takes no more steps hands the focus on', async () => {
    await tabTo(page, page.getByRole('button', { name: /^增加数量/ }), { key: 'Shift+Tab' });
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: `${disinfectant} 2 L 数量` })).toBeFocused();
  });

  await test.step('the logout, asked for and called off, leaves the focus where it came from', async () => {
    const user = page.getByRole('banner').getByRole('button', { name: buyerOf(1).clientName });
    await tabTo(page, user, { key: 'Shift+Tab' });
    await keyboard.press('Enter');
    await tabTo(page, button('退出登录'));
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(user).toBeFocused();
  });

  await test.step('the order', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^购物车/ }), { key: 'Shift+Tab' });
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shoppingCar/);
    const all = settlement(page).getByRole('checkbox');
    await expect(all).toBeVisible();
    const box = lineOf(page, disinfectant).getByRole('checkbox').first();
    await tabTo(page, box, { atMost: 90 });
    if (!(await box.isChecked())) await keyboard.press('Space');
    await expect(box).toBeChecked();
    await tabTo(page, button('提交订单'), { atMost: 90 });
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const agree = dialog.getByRole('button', { name: '同意新价格并继续' });
    const withoutRebate = dialog.getByRole('button', { name: '不使用' });
    const confirm = dialog.getByRole('button', { name: '确认提交' });
    for (const step of [agree, withoutRebate, confirm]) {
      await expect(agree.or(withoutRebate).or(confirm)).toBeVisible();
      if (!(await step.isVisible())) continue;
      await tabTo(page, step, { atMost: 12 });
      await keyboard.press('Enter');
    }
    await orderMade(page);
  });
});
