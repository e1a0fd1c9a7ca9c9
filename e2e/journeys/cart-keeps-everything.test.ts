import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { ask, lineOf, orderMade, selectOnly, settlement, submit } from '../support/cart';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@mf-cart'] };

const mask = '医用防护口罩';
const forceps = '一次性活检钳';

interface Page {
  list: { memberCartSkus: { count: number; skuId: string }[] }[];
}

test(
  'what a buyer types outlasts a lost connection, and an order without an answer is made once',
  covers,
  async ({ page, context }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1, '/shoppingCar/quickOrder');
    await page.getByLabel('粘贴型号或编码与数量').fill('AL-BX 23,盒,8\nAL-MK 95,盒,6');
    await page.getByRole('button', { name: '填入下表' }).click();
    await expect(page.getByRole('cell', { name: '可加入' })).toHaveCount(2);
    await expectToast(page, '商品已加入购物车', () =>
      page.getByRole('button', { name: '加入购物车' }).click(),
    );
    await page.getByRole('link', { name: '返回购物车' }).click();
    const quantity = lineOf(page, mask).getByRole('spinbutton').first();
    await expect(quantity).toBeVisible();
    await expect(page.getByRole('region', { name: '付款方式' })).toContainText('线下支付');
    const countOnServer = async () =>
      (await ask<Page>(page, 'memberCart/page', { current: 1, pageSize: 1000 })).list
        .flatMap(({ memberCartSkus }) => memberCartSkus)
        .map(({ count }) => count);

    await test.step('a quantity typed without a connection is kept, told of, and saved when it is back', async () => {
      await context.setOffline(true);
      await quantity.fill('77');
      await expect(page.getByText('网络连接中断，1 处修改已为您保留')).toBeVisible();
      await expect(quantity).toHaveValue('77');
      await context.setOffline(false);
      await expect(page.getByText(/网络连接中断/)).toHaveCount(0);
      await expect.poll(countOnServer).toContain(77);
    });

    await test.step('arrows move through the table, Escape puts the old quantity back', async () => {
      const rows = page.getByRole('table', { name: '购物车商品' }).getByRole('row');
      const quantityIn = (row: Locator) => row.getByRole('spinbutton', { name: /^(?!赠品).* 数量$/ });
      const [first, second] = [quantityIn(rows.nth(1)), quantityIn(rows.nth(2))];
      await first.focus();
      await page.keyboard.press('ArrowDown');
      await expect(second).toBeFocused();
      const before = await second.inputValue();
      await page.keyboard.type('5');
      await page.keyboard.press('Escape');
      await expect(second).toHaveValue(before);
      await page.keyboard.press('Home');
      await expect(first).toBeFocused();
      await page.keyboard.press('End');
      await expect(quantityIn(rows.last())).toBeFocused();
    });

    await test.step('lines that are no longer sold are cleared in one go', async () => {
      await expect(page.getByRole('heading', { name: '失效商品（1）' })).toBeVisible();
      await page.getByRole('button', { name: '清空失效商品' }).click();
      await dialog.getByRole('button', { name: '移除' }).click();
      await expect(page.getByRole('heading', { name: /失效商品/ })).toHaveCount(0);
    });

    await test.step('a saved cart is read back by quick order', async () => {
      await page.getByRole('button', { name: '导出' }).click();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: '导出' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('购物车.xlsx');
      const path = await file.path();
      expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK');
      await page.getByRole('main').getByRole('link', { name: '快速下单' }).click();
      await page.getByLabel('上传表格').setInputFiles({
        name: '购物车.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await readFile(path),
      });
      const typed = (name: string) =>
        page
          .getByLabel(new RegExp(`行 ${name}$`))
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      await expect.poll(() => typed('型号或编码')).toEqual(expect.arrayContaining(['AL-WP 80', 'AL-MK 95']));
      expect(await typed('数量')).toContain('77');
      await expect(page.getByRole('cell', { name: '可加入' }).first()).toBeVisible();
      await page.getByRole('link', { name: '返回购物车' }).click();
    });

    const orders = async () =>
      (await ask<unknown[]>(page, 'order/page', { current: 1, pageSize: 1000, webStatus: -1 })).length;

    await test.step('an order whose answer was lost is asked for again after a reload, and there is one', async () => {
      await selectOnly(page, forceps);
      const before = await orders();
      let isLost = true;
      await page.route('**/order/generateOrder', async (route) => {
        if (!isLost) return route.continue();
        isLost = false;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await submit(page);
      await expect(dialog).toContainText('尚未收到提交结果');
      await page.reload();
      await expect(dialog).toContainText('重新提交不会产生重复订单');
      await dialog.getByRole('button', { name: '重新提交' }).click();
      await orderMade(page);
      expect(await orders()).toBe(before + 1);
      await page.goto('/shoppingCar');
      await expect(lineOf(page, forceps)).toHaveCount(0);
      await expect(settlement(page)).toBeVisible();
    });
  },
);
