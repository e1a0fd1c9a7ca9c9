import type { Page } from '@playwright/test';
import { buyerOf, fillLogin, openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@mf-catalog'] };

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).getByRole('spinbutton', { name: '复合过氧乙酸消毒液 2 L 数量' });
const total = (page: Page) => main(page).getByRole('status').first();

test(
  'a buyer orders from the list and from the product, one unit and all in one go',
  covers,
  async ({ page, context }) => {
    await openAs(page, 1, '/home/all_product?parentId=1');

    await test.step('from the card, after the unit is chosen', async () => {
      await main(page).getByRole('button', { name: '网格' }).click();
      const card = main(page).getByRole('listitem').filter({ hasText: 'AL-PAA 500' }).first();
      await card.getByRole('spinbutton').fill('2');
      await card.getByRole('button', { name: '加入购物车' }).click();
      const units = card.getByRole('group', { name: '请选择单位' });
      await expect(units.getByRole('button', { name: /^瓶/ })).toBeFocused();
      await expectToast(page, '商品已加入购物车', () => units.getByRole('button', { name: /^瓶/ }).click());
    });

    await test.step('what was bought before is offered again', async () => {
      await main(page).getByRole('link', { name: '常购' }).click();
      await expect(page).toHaveURL(/list=bought/);
      await main(page).getByRole('button', { name: '清单', exact: true }).click();
      await expect(main(page).getByRole('table', { name: '常购商品' })).toBeVisible();
      await expect(
        main(page)
          .getByText(/^上次 \d+/)
          .first(),
      ).toBeVisible();
    });

    await test.step('a product that is not yet listed is coming soon', async () => {
      await page.goto('/home/detail?id=3');
      await expect(main(page).getByText('即将上市')).toBeVisible();
      await expect(main(page).getByRole('button', { name: '加入购物车' })).toHaveCount(0);
    });

    const [tab] = await test.step('a product opens in a new tab', async () => {
      await page.goto('/home/all_product?parentId=1');
      const link = main(page)
        .getByRole('table')
        .getByRole('link', { name: '复合过氧乙酸消毒液 2 L' })
        .first();
      return Promise.all([context.waitForEvent('page'), link.click()]);
    });

    await test.step('a unit is chosen from the start; a quantity is needed', async () => {
      await expect(
        main(tab).getByRole('group', { name: '单位' }).getByRole('radio', { checked: true }),
      ).toHaveCount(1);
      await main(tab).getByRole('radio', { name: /箱/ }).check({ force: true });
      await quantity(tab).fill('0');
      for (const name of ['加入购物车', '立即购买'])
        await expect(tab.getByRole('button', { name, exact: true })).toBeDisabled();
    });

    await test.step('the total is exact at the largest quantity', async () => {
      await quantity(tab).fill('999999999999999');
      await expect(total(tab)).toContainText('¥ 340,999,999,999,999,659.00');
      await expect(total(tab)).toContainText('共 5,999,999,999,999,994 瓶');
    });

    await test.step('all units go into the cart in one go', async () => {
      const family = main(tab).getByRole('region', { name: '多规格一起订' });
      const unit = (name: string) =>
        family.getByRole('row', { name: /本品|AL-PAA 2000/ }).getByRole('spinbutton', {
          name: `复合过氧乙酸消毒液 2 L ${name} 数量`,
        });
      await unit('瓶').fill('3');
      await unit('箱').fill('2');
      const bar = family.getByRole('region', { name: '已选商品' });
      await expect(bar.getByRole('status')).toContainText('已选 2 项');
      await expectToast(tab, '2 项商品已加入购物车', () =>
        bar.getByRole('button', { name: '全部加入购物车' }).click(),
      );
      await expect(bar).toHaveCount(0);
    });

    await test.step('model and code can be copied', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await main(tab).getByRole('button', { name: '复制型号' }).click();
      expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('AL-PAA 2000');
    });

    await test.step('pictures fill the screen and are left by keyboard', async () => {
      await main(tab)
        .getByRole('button', { name: /^放大查看/ })
        .click();
      const viewer = tab.getByRole('dialog', { name: '商品大图' });
      await expect(viewer.getByRole('img', { name: /（1\/\d+）/ })).toBeVisible();
      await tab.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('img', { name: /（2\/\d+）/ })).toBeInViewport();
      await tab.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      await expect(main(tab).getByRole('button', { name: /^放大查看.*（2\/\d+）/ })).toBeFocused();
    });

    await test.step('buying now goes to the cart, for just that', async () => {
      await quantity(tab).fill('4');
      await tab.getByRole('button', { name: '立即购买' }).click();
      await expect(tab).toHaveURL(/\/shoppingCar\?skuId=/);
      const line = tab
        .getByRole('row')
        .filter({ hasText: '复合过氧乙酸消毒液' })
        .filter({ hasText: '箱' })
        .first();
      await expect(line.getByRole('checkbox')).toBeChecked();
      await expect(line.getByRole('spinbutton', { name: /^(?!赠品).*数量$/ })).toHaveValue('4');
      await expect(line).toBeInViewport();
      await expect(main(tab).getByText(/本次只结算立即购买的商品/)).toBeVisible();
    });

    await test.step('what was ticked before comes back when the buyer wants it', async () => {
      await main(tab).getByRole('button', { name: '现在恢复' }).click();
      await expect(main(tab).getByText(/本次只结算立即购买的商品/)).toHaveCount(0);
      const line = tab.getByRole('row').filter({ hasText: '复合过氧乙酸消毒液' }).filter({ hasText: '箱' });
      // The demonstration cart holds 20 boxes; 2 came with all units together, 4 now.
      await expect(line.first().getByRole('spinbutton', { name: /^(?!赠品).*数量$/ })).toHaveValue('26');
    });

    await test.step('what was looked at is shown with the next product, in this browser', async () => {
      await tab.goto('/home/detail?id=5');
      const viewed = main(tab).getByRole('region', { name: '最近浏览' });
      await expect(viewed.getByRole('link', { name: /AL-PAA 2000/ })).toBeVisible();
      await viewed.getByRole('button', { name: '清空' }).click();
      await expect(viewed).toHaveCount(0);
    });
  },
);

test(
  'on a phone pictures are swiped through, and a product without login comes back after it',
  covers,
  async ({ browser, shop }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      locale: 'zh-CN',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();

    await test.step('without a token the address of a product leads to the login and back', async () => {
      await page.goto('/home/detail?id=1');
      await expect(page).toHaveURL(/\/login\?redirect=%2Fhome%2Fdetail%3Fid%3D1$/);
      await fillLogin(page, buyerOf(6));
      await expect(page).toHaveURL(/\/home\/detail\?id=1$/);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('its price shows without scrolling, above the buttons', async () => {
      for (const height of [600, 844]) {
        await page.setViewportSize({ width: 390, height });
        await expect
          .poll(async () => {
            const price = await main(page).getByText(/¥/).first().boundingBox();
            const button = await main(page).getByRole('button', { name: '立即购买' }).boundingBox();
            return price && button ? price.y + price.height < button.y : undefined;
          })
          .toBe(true);
      }
    });

    await test.step('a tap fills the screen, a swipe shows the next picture', async () => {
      await main(page)
        .getByRole('button', { name: /^放大查看/ })
        .tap();
      const viewer = page.getByRole('dialog', { name: '商品大图' });
      await expect(viewer.getByRole('img', { name: /（1\/\d+）/ })).toBeVisible();
      const cdp = await context.newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart', { x: 330, y: 420 });
      for (const x of [280, 210, 140, 70]) await touch('touchMove', { x, y: 420 });
      await touch('touchEnd');
      await expect(viewer.getByRole('img', { name: /（2\/\d+）/ })).toBeInViewport({ ratio: 0.9 });
      // While the picture still glides, the viewer takes no other touch.
      await expect(async () => {
        if (await viewer.isVisible())
          await viewer.getByRole('button', { name: '关闭' }).tap({ timeout: 1_000 });
        await expect(viewer).toHaveCount(0, { timeout: 2_000 });
      }).toPass();
    });

    await test.step('nothing is wider than the screen', async () => {
      for (const path of [
        '/home',
        '/home/all_product?parentId=1',
        '/searchpage',
        '/home/surprise',
        '/home/detail?id=1',
        '/home/contact_us',
      ]) {
        await page.goto(path);
        await expect(main(page)).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    });
    await context.close();
  },
);
