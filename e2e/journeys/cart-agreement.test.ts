import type { Page } from '@playwright/test';
import {
  ask,
  centsOf,
  latestOrder,
  lineOf,
  orderMade,
  payableCents,
  selectOnly,
  settlement,
  submit,
} from '../support/cart';
import { openAs } from '../support/log-in';
import { look } from '../support/look';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-cart'] };

const disinfectant = '复合过氧乙酸消毒液';

const quantityIn = (page: Page) =>
  lineOf(page, disinfectant).getByRole('spinbutton', { name: /^(?!赠品).* 数量$/ });

/** Types a quantity and waits until the server knows it. */
async function setQuantity(page: Page, count: number): Promise<void> {
  const saved = page.waitForResponse(/memberCart\/edit$/);
  await quantityIn(page).fill(String(count));
  await quantityIn(page).press('Enter');
  await saved;
}

const orderCount = async (page: Page) =>
  (await ask<unknown[]>(page, 'order/page', { current: 1, pageSize: 1000, webStatus: -1 })).length;

test(
  'an order is what its buyer saw, whatever another tab does meanwhile',
  covers,
  async ({ page, context }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1);
    await selectOnly(page, disinfectant);
    await setQuantity(page, 5);
    const before = await orderCount(page);
    const five = await payableCents(settlement(page));

    await test.step('tab A is asked to confirm 5', async () => {
      await page.getByRole('button', { name: '提交订单' }).click();
      await dialog.getByRole('button', { name: '不使用' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 5 箱');
      await expect(dialog).toContainText('线下支付');
      expect(await payableCents(dialog)).toBe(five);
    });

    await test.step('tab B sets 50', async () => {
      const other = await context.newPage();
      await other.goto('/shoppingCar');
      await setQuantity(other, 50);
      await other.close();
    });

    await test.step('tab A still shows 5, submits, and is told 5 → 50 while nothing is ordered', async () => {
      await page.bringToFront();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 5 箱');
      await dialog.getByRole('button', { name: '确认提交' }).click();
      await expect(dialog).toContainText('订单内容有变');
      await expect(dialog).toContainText('订单尚未提交');
      await expect(dialog.getByRole('listitem').filter({ hasText: '数量' })).toContainText(/5\s箱.*50\s箱/);
      expect(await orderCount(page)).toBe(before);
      await look(page, 'an order whose content changed');
    });

    await test.step('it confirms again, and gets what it then saw', async () => {
      await dialog.getByRole('button', { name: '重新核对' }).click();
      await dialog.getByRole('button', { name: '不使用' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 50 箱');
      const agreed = await payableCents(dialog);
      await dialog.getByRole('button', { name: '确认提交' }).click();
      await orderMade(page);
      expect(await orderCount(page)).toBe(before + 1);
      expect(centsOf((await latestOrder(page)).totalAmountUnit)).toBe(agreed);
    });
  },
);

test(
  'an order that the API died over is sent again as it was confirmed, or not at all',
  covers,
  async ({ page, shop }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1);
    await selectOnly(page, disinfectant);
    await setQuantity(page, 2);
    const two = await payableCents(settlement(page));
    const before = await orderCount(page);

    async function submitIntoNothing(): Promise<void> {
      await page.route(
        '**/order/generateOrder',
        async (route) => {
          await shop.api.stop('SIGKILL');
          await route.continue();
        },
        { times: 1 },
      );
      await submit(page);
      await expect(dialog).toContainText('尚未收到提交结果');
      await shop.restartApi();
    }

    await test.step('a quantity that is changed while the API restarts is kept, and saved when it is back', async () => {
      await shop.api.stop('SIGKILL');
      await quantityIn(page).fill('12');
      await quantityIn(page).press('Enter');
      await expect(page.getByText('网络连接中断，1 处修改已为您保留')).toBeVisible();
      await expect(quantityIn(page)).toHaveValue('12');
      await shop.restartApi();
      await expect(page.getByText(/网络连接中断/)).toHaveCount(0);
      await page.reload();
      await expect(quantityIn(page)).toHaveValue('12');
      await setQuantity(page, 2);
    });

    await test.step('the API is killed in the middle; what was confirmed stays to be seen', async () => {
      await submitIntoNothing();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 2 箱');
    });

    await test.step('later, the cart holds 30: sending again says so and orders nothing', async () => {
      await dialog.getByRole('button', { name: '稍后再说' }).click();
      await setQuantity(page, 30);
      await page.reload();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 2 箱');
      expect(await payableCents(dialog)).toBe(two);
      await dialog.getByRole('button', { name: '重新提交' }).click();
      await expect(dialog.getByRole('listitem').filter({ hasText: '数量' })).toContainText(/2\s箱.*30\s箱/);
      expect(await orderCount(page)).toBe(before);
      await dialog.getByRole('button', { name: '返回购物车' }).click();
    });

    await test.step('with the cart as it was confirmed, sending again makes exactly that order', async () => {
      await setQuantity(page, 2);
      await submitIntoNothing();
      await page.reload();
      await expect(dialog.getByRole('listitem').filter({ hasText: disinfectant })).toContainText('× 2 箱');
      await dialog.getByRole('button', { name: '重新提交' }).click();
      await orderMade(page);
      expect(await orderCount(page)).toBe(before + 1);
      expect(centsOf((await latestOrder(page)).totalAmountUnit)).toBe(two);
    });
  },
);

test(
  'an address that is deleted before the order is sent is told of, and the next one offered',
  covers,
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1);
    const { id } = await ask<{ id: string }>(page, 'client/consignee/add', {
      name: '临时收货',
      phone: '13900000999',
      address: '浙江省临江市滨河路 18 号 临时库房',
      defaultAddress: true,
    });
    await page.reload();
    const card = page.getByRole('region', { name: '收货地址' });
    await expect(card).toContainText('临时库房');
    await selectOnly(page, disinfectant);
    await page.getByRole('button', { name: '提交订单' }).click();
    await dialog.getByRole('button', { name: '不使用' }).click();
    await expect(dialog).toContainText('临时库房');
    await ask(page, 'client/consignee/delete', { id });
    await dialog.getByRole('button', { name: '确认提交' }).click();
    await expect(dialog.getByRole('listitem').filter({ hasText: '收货信息' })).toContainText('地址已删除');
    await expect(card).not.toContainText('临时库房');
    await dialog.getByRole('button', { name: '重新核对' }).click();
    await dialog.getByRole('button', { name: '不使用' }).click();
    await expect(dialog.getByRole('button', { name: '确认提交' })).toBeVisible();
    await expect(dialog).not.toContainText('临时库房');
    await dialog.getByRole('button', { name: '确认提交' }).click();
    await orderMade(page);
  },
);

test('a double click puts goods into the cart once', {
  tag: ['@mf-cart'],
}, async ({ page }) => {
  let added = 0;
  page.on('request', (request) => {
    const adds = /memberCart\/add(Batch)?$/.test(request.url());
    if (adds && !(request.postDataJSON() as { checkOnly?: boolean }).checkOnly) added += 1;
  });
  const addedOnce = async () => {
    await expect.poll(() => added).toBeGreaterThan(0);
    // Longer than a second click would need to arrive.
    await page.waitForTimeout(1_000);
    expect(added).toBe(1);
    added = 0;
  };

  await test.step('on the page of a product', async () => {
    await openAs(page, 1, '/home/detail?id=1');
    await page.getByRole('main').getByRole('radio', { name: /箱/ }).check({ force: true });
    await page.getByRole('button', { name: '加入购物车', exact: true }).dblclick();
    await addedOnce();
  });

  await test.step('in a quick order', async () => {
    await page.goto('/shoppingCar/quickOrder');
    await page.getByLabel('粘贴型号或编码与数量').fill('AL-BX 23,盒,8');
    await page.getByRole('button', { name: '填入下表' }).click();
    await expect(page.getByRole('cell', { name: '可加入' })).toHaveCount(1);
    await page.getByRole('button', { name: '加入购物车' }).dblclick();
    await addedOnce();
  });

  await test.step('of an order again', async () => {
    await page.goto('/mine?currentMenu=my_order');
    await page
      .getByRole('button', { name: /^再次购买/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: '再次购买' });
    await dialog.getByRole('button', { name: /^加入购物车/ }).dblclick();
    await addedOnce();
  });
});
