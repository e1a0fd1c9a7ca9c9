import { orderMade } from '../support/cart';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@core', '@mf-catalog', '@mf-cart', '@mf-orders'] };

test.use({ own: 'shop' });

const cartLink = '购物车';
const product = /免洗手消毒凝胶/;

test(
  'a visitor finds a product, logs in, orders it and logs out',
  covers,
  async ({ page, context, shop }) => {
    const buyer = buyerOf(1);
    const header = page.getByRole('banner');
    const cartCount = async (of = page) => {
      const text = await of.getByRole('banner').getByRole('link', { name: cartLink }).textContent();
      return Number(/\d+/.exec(text ?? '')?.[0] ?? 0);
    };
    let productName = '';
    let orderNo = '';

    await test.step('the home page shows products to a visitor', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/home$/);
      await page.getByRole('tab', { name: '科室常备' }).click();
      await expect(page.getByRole('tabpanel', { name: '科室常备' })).toBeVisible();
      await expect(page.getByRole('link', { name: product }).first()).toBeVisible();
    });

    await test.step('opening a product asks to log in, and comes back to the product', async () => {
      await page.getByRole('link', { name: product }).first().click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fhome%2Fdetail/);
      await fillLogin(page, buyer);
      await expect(page).toHaveURL(/\/home\/detail\?id=/);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      productName = (await heading.textContent()) ?? '';
      expect(productName).toMatch(product);
    });

    const other = await context.newPage();
    await other.goto('/home');
    await expect(other.getByRole('banner').getByText(buyer.clientName)).toBeVisible();
    const before = await cartCount();

    await test.step('three boxes go into the cart, and every open tab counts them', async () => {
      await page.getByRole('radio', { name: /箱/ }).check({ force: true });
      await page.getByRole('main').getByRole('spinbutton').first().fill('3');
      await expectToast(page, '商品已加入购物车', () =>
        page.getByRole('button', { name: '加入购物车', exact: true }).click(),
      );
      await expect.poll(() => cartCount()).toBe(before + 1);
      await expect.poll(() => cartCount(other)).toBe(before + 1);
      await other.close();
    });

    await test.step('the cart shows the line with exact amounts', async () => {
      await header.getByRole('link', { name: cartLink }).click();
      await expect(page).toHaveURL(/\/shoppingCar/);
      const line = page.getByRole('row').filter({ hasText: productName }).filter({ hasText: '箱' });
      await expect(line.getByRole('spinbutton').first()).toHaveValue('3');
      const [price, amount] = await Promise.all([
        line.getByRole('cell').nth(2).textContent(),
        line.getByRole('cell').nth(4).textContent(),
      ]);
      const cents = (text: string | null) =>
        BigInt([...(text ?? '').matchAll(/[\d,]+\.\d{2}/g)].at(-1)?.[0].replaceAll(/[,.]/g, '') ?? '0');
      expect(cents(amount)).toBe(cents(price) * 3n);
      expect(cents(amount)).toBeGreaterThan(0n);
    });

    await test.step('only this line is ordered', async () => {
      const all = page.getByRole('region', { name: '结算' }).getByRole('checkbox');
      await all.check();
      await all.uncheck();
      const line = page.getByRole('row').filter({ hasText: productName }).filter({ hasText: '箱' });
      await line.getByRole('checkbox').check();
      await expect(page.getByRole('region', { name: '结算' })).toContainText('已选 1 种');
      await page.getByRole('button', { name: '提交订单' }).click();
      const rebate = page.getByRole('button', { name: '不使用' });
      const confirm = page.getByRole('button', { name: '确认提交' });
      await expect(rebate.or(confirm)).toBeVisible();
      if (await rebate.isVisible()) await rebate.click();
      await confirm.click();
      await orderMade(page);
    });

    await test.step('the order is the first in the order centre', async () => {
      await header.getByRole('link', { name: '订单中心' }).click();
      const first = page.getByRole('article').first();
      await first.getByRole('button', { name: productName }).click();
      await expect(first).toContainText('× 3');
      orderNo = /AL\d{14}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
      expect(orderNo).not.toBe('');
    });

    await test.step('it survives a restart of the API', async () => {
      await shop.restartApi();
      await page.reload();
      await expect(page.getByRole('article').first()).toContainText(orderNo);
    });

    await test.step('logging out asks first, then leaves the buyer at home as a visitor', async () => {
      await header.getByRole('button', { name: new RegExp(buyer.clientName) }).click();
      await page.getByRole('button', { name: '退出登录' }).click();
      await expect(page.getByRole('dialog')).toContainText('您将退出登录，请确认是否继续?');
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(header.getByRole('link', { name: '登录' })).toBeVisible();
      await page.goto('/orderCenter');
      await expect(page).toHaveURL(/\/login\?redirect=%2ForderCenter/);
    });
  },
);
