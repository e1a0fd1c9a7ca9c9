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
  submitButton,
} from '../support/cart';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';
import { expectToast } from '../support/toast';

const covers = { tag: ['@core', '@mf-cart'] };

const mask = '医用防护口罩 杯形';
const forceps = '一次性活检钳';
const indicator = '第五类化学指示卡 蒸汽灭菌';

/** Types a quantity for every gift of a pack, as many as each takes. */
async function fillGifts(page: Page, quantity: string): Promise<void> {
  const gifts = page.getByRole('table', { name: '礼包商品' }).getByRole('spinbutton');
  await expect(gifts.first()).toBeVisible();
  for (const gift of await gifts.all()) {
    if (!(await gift.isEnabled())) continue;
    await gift.fill(quantity);
    await gift.press('Tab');
  }
}

test(
  'a hospital keeps its addresses, agrees to a new price, and fills the pack of a large order',
  covers,
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1);

    await test.step('goods that are short, and nothing at all, are not submitted', async () => {
      await selectOnly(page, indicator);
      await submitButton(page).click();
      await expect(page.getByText(`“${indicator}”库存不足，请调整数量后再提交`)).toBeVisible();
      await lineOf(page, indicator).getByRole('checkbox').uncheck();
      await submitButton(page).click();
      await expect(page.getByText('请勾选要购买的商品')).toBeVisible();
    });

    await test.step('an address is added, changed, made the default and removed in the picker', async () => {
      const card = page.getByRole('region', { name: '收货地址' });
      await card.getByRole('button', { name: '更换' }).click();
      await dialog.getByRole('button', { name: '新增收货地址' }).click();
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(dialog.getByText('请输入收货人姓名')).toBeVisible();
      await dialog.getByLabel('收货人').fill('赵护士长');
      await dialog.getByLabel('联系电话').fill('1380000');
      await expect(dialog.getByText('请输入11位手机号')).toBeVisible();
      await dialog.getByLabel('联系电话').fill('010-12345678转801');
      await dialog.getByLabel('详细地址').fill('浙江省临江市滨河路 18 号 急诊楼');
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(card).toContainText('赵护士长');

      await card.getByRole('button', { name: '更换' }).click();
      const entry = dialog.getByRole('group', { name: '选择收货地址' }).locator(':scope > div');
      const added = entry.filter({ hasText: '急诊楼' });
      await added.getByRole('button', { name: '修改' }).click();
      await dialog.getByLabel('收货人').fill('钱护士长');
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(card).toContainText('钱护士长');

      await card.getByRole('button', { name: '更换' }).click();
      await added.getByRole('button', { name: '设为默认' }).click();
      await expect(added).toContainText('默认');
      await entry.filter({ hasText: '内科楼 3 楼' }).getByRole('radio').check();
      await added.getByRole('button', { name: '删除' }).click();
      await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '删除' }).click();
      await expect(page.getByText('收货地址已删除')).toBeVisible();
      await expect(added).toHaveCount(0);
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(card).toContainText('内科楼 3 楼');
    });

    let payable = 0n;
    await test.step('a price that rose is agreed to, the rebate left, and the order made as it was checked', async () => {
      await selectOnly(page, mask, forceps);
      await page.getByRole('textbox', { name: '订单备注' }).fill('工作日上午送货');
      await submitButton(page).click();
      await expect(dialog).toContainText(`${mask} 盒（50 只） ¥ 114.00 →变为 ¥ 121.00`);
      await dialog.getByRole('button', { name: '返回修改' }).click();
      payable = await payableCents(settlement(page));
      const told = await submit(page);
      expect(told).toContain('请核对商品名称、数量、收货地址和联系人，确认无误后将生成合同。');
      for (const text of [mask, '× 60 盒', forceps, '× 8 盒', '内科楼 3 楼']) expect(told).toContain(text);
      await orderMade(page);
      expect(centsOf((await latestOrder(page)).totalAmountUnit)).toBe(payable);
    });

    await test.step('the pack takes gifts up to its amount', async () => {
      await expect(page).toHaveURL(/maxGiftPacksAmount=809\.40/);
      const next = page.getByRole('button', { name: '继续' });
      await expect(next).toBeDisabled();
      await fillGifts(page, '99');
      await next.click();
      await expect(page.getByText('礼包累计金额不能超过 ¥ 809.40')).toBeVisible();
      await fillGifts(page, '1');
      await next.click();
      await expect(dialog).toContainText('请确认以上礼包配置, 无误可点击确认提交');
      await dialog.getByRole('button', { name: '确认提交' }).click();
      await expect(page.getByText('提交成功')).toBeVisible();
      await expect(page).toHaveURL(/\/orderCenter\/orderDetail\?id=/);
      await expect(page.getByText('工作日上午送货')).toBeVisible();
    });

    await test.step('its details can be looked at, and it cannot be configured again', async () => {
      await page.locator('a[href*="giftbagdetail"]').first().click();
      await expect(page.getByRole('table', { name: '礼包明细' })).toBeVisible();
      await page.goBack();
    });
  },
);

test(
  'a hospital orders by list with its rebate, and gives up or postpones the packs of its orders',
  covers,
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await openAs(page, 1, '/shoppingCar/quickOrder');

    const addMasks = async (count: string) => {
      await page.goto('/shoppingCar/quickOrder');
      await page.getByLabel('粘贴型号或编码与数量').fill(`AL-MK 95,盒,${count}`);
      await page.getByRole('button', { name: '填入下表' }).click();
      await expect(page.getByRole('cell', { name: '可加入' })).toBeVisible();
      await expectToast(page, '商品已加入购物车', () =>
        page.getByRole('button', { name: '加入购物车' }).click(),
      );
      await page.getByRole('link', { name: '返回购物车' }).click();
      await selectOnly(page, mask);
    };

    await test.step('a list is checked row by row; good rows go into the cart, the others stay', async () => {
      await page
        .getByLabel('粘贴型号或编码与数量')
        .fill('AL-MK 95\t盒\t10\nal-mk 95\t盒\t10\nAL-BX 23\t\t2\nAL-NOPE\t\t1\nAL-PAA 2000\t箱\tx');
      await page.getByRole('button', { name: '填入下表' }).click();
      await expect(page.getByText('已读入 5 行，合并重复商品 1 行')).toBeVisible();
      const table = page.getByRole('table', { name: '快速下单商品' });
      for (const verdict of ['可加入', '请选择单位', '没有找到该型号或编码', '请填写整数']) {
        await expect(table.getByRole('cell', { name: verdict })).toBeVisible();
      }
      await page.getByLabel('第 2 行 单位').selectOption('盒');
      await expect(table.getByRole('cell', { name: '可加入' })).toHaveCount(2);
      await expectToast(page, '已加入 2 种商品，其余 2 行请修改', () =>
        page.getByRole('button', { name: '加入购物车' }).click(),
      );
      await page.reload();
      await expect(page.getByLabel('第 1 行 型号或编码')).toHaveValue('AL-NOPE');
      await page.getByRole('button', { name: '清空' }).click();
      await dialog.getByRole('button', { name: '清空' }).click();
      await page.getByRole('link', { name: '返回购物车' }).click();
      await selectOnly(page, mask);
      await settlement(page).getByRole('button', { name: '删除选中' }).click();
      const removed = page.waitForResponse('**/memberCart/delete');
      await dialog.getByRole('button', { name: '移除' }).click();
      await expect(lineOf(page, mask)).toHaveCount(0);
      await removed;
    });

    await test.step('with its rebate the order costs less', async () => {
      await addMasks('40');
      const payable = await payableCents(settlement(page));
      expect(payable).toBe(484_000n);
      await submit(page, { rebate: true });
      await orderMade(page);
      expect(centsOf((await latestOrder(page)).totalAmountUnit)).toBeLessThan(payable);
    });

    await test.step('a pack by quantity says its cap, and is given up for good', async () => {
      await addMasks('25');
      await submit(page);
      await expect(page).toHaveURL(/orderGiftMaxQty=20/);
      await fillGifts(page, '21');
      await page.getByRole('button', { name: '继续' }).click();
      await expect(page.getByText('礼包商品累计数量不能超过 20')).toBeVisible();
      const pack = page.url();
      await page.getByRole('button', { name: '放弃礼包' }).click();
      await expect(dialog).toContainText('放弃该礼包后无法再次配置, 请确认是否继续?');
      await dialog.getByRole('button', { name: '放弃礼包' }).click();
      await expect(page.getByText('放弃成功')).toBeVisible();
      await expect(page).toHaveURL(/\/orderCenter\/orderDetail/);
      await page.goto(pack);
      await expect(page.getByText('该礼包已配置、已放弃或已失效')).toBeVisible();
    });

    await test.step('the first order’s pack goes before the larger one, which can wait', async () => {
      const { giftPacks } = await ask<{ giftPacks: { orderId: string }[] }>(page, 'client/todo', {});
      await page.goto(`/orderCenter/orderDetail?id=${giftPacks[0]?.orderId}`);
      await page.locator('a[href*="firstOrderGiftMaxQty"]').first().click();
      await expect(page.getByText(/前完成首单礼包配置，逾期视为放弃/)).toBeVisible();
      await fillGifts(page, '99');
      await page.getByRole('button', { name: '继续' }).click();
      await expect(page.getByText('礼包商品累计数量不能超过 12')).toBeVisible();
      await fillGifts(page, '1');
      await page.getByRole('button', { name: '继续' }).click();
      await dialog.getByRole('button', { name: '确认提交' }).click();
      await expect(page.getByText('您还有赠送礼包未配置, 请继续配置')).toBeVisible();
      await page.getByRole('button', { name: '继续配置' }).click();
      await expect(page).toHaveURL(/giftbag\?.*(maxGiftPacksAmount|orderGiftMaxQty)=/);
      await expect(page.getByRole('region', { name: '礼包合计' })).toContainText(/累计(金额|数量)上限/);
      await page.getByRole('button', { name: '暂不配置' }).click();
      await expect(page).toHaveURL(/\/orderCenter\/orderDetail/);
    });
  },
);
