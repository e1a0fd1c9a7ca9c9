import type { Page } from '@playwright/test';
import { watchRest } from '../support/at-rest';
import { coveredByBars, fitsTheWindow } from '../support/bars';
import { latestOrder, lineOf, makeWhole, orderMade, selectOnly, settlement, submit } from '../support/cart';
import { buyerOf, fillLogin, openAs } from '../support/log-in';
import { open } from '../support/look';
import { chooseContract, smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';
import { smsCode } from '../support/sms-code';
import { expectToast } from '../support/toast';

const covers = { tag: ['@shared-kernel'] };

const disinfectant = '复合过氧乙酸消毒液';

/** A step of a task. A click counts only where nothing lies over its target; bars leave the page two thirds. */
const at = (page: Page) => (name: string, work: () => Promise<void>) =>
  test.step(name, async () => {
    await work();
    await expect.soft(async () => expect(await fitsTheWindow(page)).toBe(true), name).toPass();
    if (await page.getByRole('dialog').isVisible()) return;
    expect.soft(await coveredByBars(page), `bars: ${name}`).toBeLessThanOrEqual(1 / 3);
  });

test.describe('at 400 % of a window of 1280 by 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, actionTimeout: 30_000 });
  test.setTimeout(420_000);

  test('a buyer finds, orders, signs and hands in a contract', covers, async ({ page, context, shop }) => {
    const step = at(page);
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

    await step('search', async () => {
      await openAs(page, 1, '/home');
      await page.getByRole('combobox').first().fill('消毒液');
      await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click();
      await expect(page).toHaveURL(/searchpage/);
    });
    await step('facets', async () => {
      await button('筛选').click();
      await dialog.getByRole('checkbox', { name: /^有货/ }).check();
      await dialog.getByRole('button', { name: /^查看 [\d,]+\s件商品/ }).click();
      await expect(page).toHaveURL(/inStock/);
    });
    await step('a product goes into the cart', async () => {
      const products = page.getByRole('main').getByRole('link', { name: new RegExp(disinfectant) });
      const [product] = await Promise.all([context.waitForEvent('page'), products.first().click()]);
      await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
      const units = product.getByRole('group', { name: '单位' }).getByRole('radio');
      await expect(units.first()).toBeAttached();
      await product.getByRole('group', { name: '单位' }).locator('label').first().click();
      await expectToast(product, '商品已加入购物车', () =>
        product.getByRole('button', { name: '加入购物车', exact: true }).first().click(),
      );
      expect.soft(await fitsTheWindow(product)).toBe(true);
      expect.soft(await coveredByBars(product)).toBeLessThanOrEqual(1 / 3);
      await product.close();
    });
    await step('quantity and removal in the cart', async () => {
      await open(page, '/shoppingCar');
      const line = lineOf(page, disinfectant).first();
      const quantity = line.getByRole('spinbutton', { name: new RegExp(`^${disinfectant}`) });
      const before = Number(await quantity.inputValue());
      await line.getByRole('button', { name: `增加数量，${disinfectant}` }).click();
      await expect(quantity).toHaveValue(String(before + 1));
      const remove = page.getByRole('button', { name: /^移除 医用防护口罩/ });
      await remove.click();
      await dialog.getByRole('button', { name: '移除' }).click();
      await expect(remove).toHaveCount(0);
    });
    await step('a new address', async () => {
      await page.getByRole('region', { name: '收货地址' }).getByRole('button').click();
      await dialog.getByRole('button', { name: '新增收货地址' }).click();
      await dialog.getByLabel('收货人').fill('周护士');
      await dialog.getByLabel('联系电话').fill('13912340000');
      await dialog.getByLabel('详细地址').fill('浙江省临江市滨河路 18 号 9 号楼 2 层');
      await dialog.getByRole('button', { name: '保存' }).click();
      await expect(page.getByRole('region', { name: '收货地址' })).toContainText('周护士');
    });
    await step('the order', async () => {
      const rest = watchRest(page);
      await selectOnly(page, '一次性活检钳');
      // What is chosen changes the sums, and with them where the button stands.
      await rest();
      await submit(page);
      await orderMade(page);
    });
    await step('its gift pack', async () => {
      if (!page.url().includes('giftbag')) return;
      await page.getByRole('spinbutton').first().fill('1');
      await page.getByRole('spinbutton').first().blur();
      await button('继续').click();
      await expect(dialog).toContainText('请确认以上礼包配置');
      await dialog.getByRole('button').first().click();
      await expect(dialog).toHaveCount(0);
    });
    const { id } = await latestOrder(page);
    const order = `/orderCenter/orderDetail?id=${id}`;
    await step('the question of the signing page', async () => {
      await open(page, order);
      const [platform] = await Promise.all([context.waitForEvent('page'), button('去签署').click()]);
      await expect(platform.getByText(/^共 \d+ 页$/)).toBeVisible();
      await platform.getByLabel('签署人姓名').fill('沈采购');
      await platform.getByRole('button', { name: '获取验证码' }).click();
      await platform.getByLabel('短信验证码').fill(await smsCode(shop, buyerOf(1).mobilePhone));
      await platform.getByRole('checkbox', { name: /我已阅读合同全文/ }).check();
      await platform.getByRole('button', { name: '不签了，撤回电子合同' }).click();
      await platform.getByRole('button', { name: '再想想' }).click();
      expect.soft(await fitsTheWindow(platform)).toBe(true);
      expect.soft(await coveredByBars(platform)).toBeLessThanOrEqual(1 / 3);
      await platform.close();
    });
    await step('a contract on paper', async () => {
      await page.bringToFront();
      const upload = await chooseContract(page, '合同.pdf');
      await upload.getByRole('button', { name: '确认上传' }).click();
      await expect(page.getByText('合同已上传').first()).toBeVisible();
    });
  });

  test('a buyer keeps account, addresses, licences and messages', covers, async ({ page, context }) => {
    const step = at(page);
    const dialog = page.getByRole('dialog');
    await step('password', async () => {
      await openAs(page, 1, '/mine/accountSettings');
      await page.getByRole('button', { name: '修改密码' }).click();
      await dialog.getByLabel('原密码', { exact: true }).fill('Falsch2026');
      await dialog.getByLabel('新密码', { exact: true }).fill('Anlan2027');
      await dialog.getByLabel('确认密码', { exact: true }).fill('Anlan2027');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(dialog).toContainText('原密码错误');
      await dialog.getByRole('button', { name: /关闭|close/i }).click();
    });
    await step('a licence', async () => {
      await open(page, '/mine/qualificationManage');
      await page.getByRole('button', { name: /上传/ }).first().click();
      const file = { name: '证照.pdf', mimeType: 'application/pdf', buffer: smallPdf };
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await expect(dialog.getByText('证照.pdf')).toBeVisible();
      await dialog.getByRole('button', { name: /关闭|close/i }).click();
    });
    await step('messages', async () => {
      await open(page, '/mine?currentMenu=my_message');
      await page.getByRole('button', { name: '全部标为已读' }).click();
      await expect(page.getByRole('heading', { name: '全部消息' })).toBeVisible();
    });
    await step('what was sent is received', async () => {
      await open(page, '/orderCenter?webStatus=3');
      const follow = page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /跟进订单/ });
      const [order] = await Promise.all([context.waitForEvent('page'), follow.click()]);
      await order
        .getByRole('button', { name: /^收货登记/ })
        .first()
        .click();
      await order.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
      await expect(order.getByRole('dialog')).toHaveCount(0);
      expect.soft(await fitsTheWindow(order)).toBe(true);
    });
  });

  test('clients of dealers and chains order', covers, async ({ page }) => {
    const step = at(page);
    const dialog = page.getByRole('dialog');
    await step('a dealer', async () => {
      await openAs(page, 4);
      await page.getByRole('region', { name: '经销商' }).getByRole('button').click();
      await dialog.getByText('澄湖恒信医药供应链有限公司').click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('region', { name: '收货地址' })).toContainText('湖滨大道 9 号');
    });
    await page.context().clearCookies();
    await step('a hospital and an address', async () => {
      await openAs(page, 5);
      await makeWhole(page);
      await page.getByRole('region', { name: '收货医院与地址' }).getByRole('button').first().click();
      await dialog.getByText('衢山康宁医院').first().click();
      await dialog.getByText('内镜中心').click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('region', { name: '收货医院与地址' })).toContainText('衢山康宁医院');
    });
    await step('a line is split', async () => {
      await selectOnly(page, '医用防护口罩');
      await page.getByRole('link', { name: '拆分配送', exact: true }).click();
      // Until the cart has been saved, what was ticked before still stands here.
      await page.getByRole('button', { name: /^为 医用防护口罩 .* 添加地址$/ }).click();
      await dialog.getByText('衢山康宁医院').first().click();
      await dialog.getByText('内镜中心').click();
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(dialog).toHaveCount(0);
      const parts = page.getByRole('table', { name: '拆分配送商品' }).getByRole('spinbutton');
      await parts.last().fill('2');
      await parts.last().blur();
      await page.getByRole('link', { name: '返回购物车' }).first().click();
      await expect(settlement(page)).toBeVisible();
    });
  });

  test('a visitor logs in by phone, resets a password and applies', covers, async ({ page, shop }) => {
    const step = at(page);
    const dialog = page.getByRole('dialog');
    const phone = buyerOf(1).mobilePhone;
    await step('reset', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: '忘记密码？' }).click();
      await dialog.getByLabel('手机号码').fill(phone);
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await expect(dialog.getByRole('button', { name: '秒后重新获取' })).toBeVisible();
      await dialog.getByLabel('短信验证码').fill(await smsCode(shop, phone));
      await dialog.getByLabel('新密码', { exact: true }).fill('Anlan2026');
      await dialog.getByLabel('确认密码', { exact: true }).fill('Anlan2026');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(dialog).toHaveCount(0);
    });
    await step('login', async () => {
      await page.getByLabel('登录账号').fill(buyerOf(1).account);
      await fillLogin(page, buyerOf(1));
      await page.context().clearCookies();
    });
    await step('application', async () => {
      const mobilePhone = '13700000033';
      await open(page, '/apply');
      await page.getByLabel('手机号码').fill(mobilePhone);
      await page.getByRole('button', { name: '获取验证码' }).click();
      await page.getByLabel('短信验证码').fill(await smsCode(shop, mobilePhone));
      await page.keyboard.press('Enter');
      const file = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: smallPdf };
      await page.getByLabel('营业执照或事业单位法人证书').setInputFiles(file);
      await expect(page.getByText('已上传', { exact: true })).toBeVisible();
      await page.getByLabel('单位名称').fill('临江市第三人民医院（示例）');
      await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
      await page.getByLabel('单位地址').fill('临江市东街 1 号');
      await page.getByLabel('联系人').fill('王敏');
      await page.getByRole('button', { name: '提交申请' }).click();
      await expect(page.getByRole('heading', { name: /^申请进度/ })).toBeVisible();
    });
  });
});
