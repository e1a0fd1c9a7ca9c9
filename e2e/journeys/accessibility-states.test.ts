import { join } from 'node:path';
import { admin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { lineOf, orderMade, selectOnly, settlement, submitButton } from '../support/cart';
import { openAs } from '../support/log-in';
import { desktop, look, lookAtDialog, open } from '../support/look';
import { smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';
import { smsCode } from '../support/sms-code';

const covers = { tag: ['@shared-kernel'] };

const lists = join(import.meta.dirname, '../../mf-cart/src/testing/lists');

test.use({ viewport: desktop });

test('what opens over the catalogue and the cart has no violation', covers, async ({ page }) => {
  await openAs(page, 1, '/home/all_product');
  await page.getByRole('banner').getByRole('combobox').fill('湿巾');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look(page, 'suggestions of the search');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '在线客服' }).press('Enter');
  await expect(page.getByRole('img', { name: '在线客服二维码' })).toBeVisible();
  await expectAccessible(page, 'customer service');
  await page.getByRole('button', { name: '网格' }).click();
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await expect(page.getByRole('group', { name: '请选择单位' })).toBeVisible();
  await look(page, 'choice of a unit');

  await open(page, '/home/detail?id=1');
  await page.getByRole('button', { name: /^放大查看/ }).click();
  await expect(page.getByRole('dialog', { name: '商品大图' })).toBeVisible();
  await look(page, 'viewer of pictures');

  await open(page, '/shoppingCar');
  await page.getByRole('region', { name: '收货地址' }).getByRole('button').click();
  await lookAtDialog(page, 'choice of an address');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await lookAtDialog(page, 'export of the cart');
  await page.getByRole('button', { name: /^移除 医用防护口罩/ }).click();
  await lookAtDialog(page, 'question before a line is removed');
  await settlement(page).getByRole('checkbox').check();
  await settlement(page).getByRole('checkbox').uncheck();
  await submitButton(page).click();
  await expect(settlement(page).getByRole('alert')).toHaveText('请勾选要购买的商品');
  await look(page, 'why an order cannot be submitted');
  await selectOnly(page, '一次性活检钳');
  await submitButton(page).click();
  await page.getByRole('button', { name: '不使用' }).click();
  await expect(page.getByRole('button', { name: '确认提交' })).toBeVisible();
  await look(page, 'check of an order');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/order/generateOrder', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: '确认提交' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  await look(page, 'an order on its way');
  goOn();
  await orderMade(page);
  await expect(page).toHaveURL(/giftbag/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'gift pack');
  await page.getByRole('button', { name: '放弃礼包' }).click();
  await lookAtDialog(page, 'question before a gift pack is given up');

  await open(page, '/shoppingCar/quickOrder');
  await page.getByLabel('第 1 行 型号或编码').fill('AL-PAA 2000');
  await page.getByLabel('第 2 行 型号或编码').fill('没有的型号');
  await page.getByLabel('第 1 行 数量').fill('2');
  await page.getByLabel('第 2 行 数量').fill('2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').filter({ hasText: '没有找到该型号或编码' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '请选择单位' })).toBeVisible();
  await look(page, 'quick order with a row that fits and one that does not');
});

test('what opens over orders and their contracts has no violation', covers, async ({ page, context }) => {
  await openAs(page, 1, '/orderCenter');
  await page.getByRole('button', { name: '选择时段' }).click();
  await lookAtDialog(page, 'choice of a period');
  await page.getByRole('button', { name: '批量下载单据' }).click();
  await lookAtDialog(page, 'download of papers');
  await page.getByRole('button', { name: '导出明细' }).click();
  await lookAtDialog(page, 'export of orders');
  await page
    .getByRole('button', { name: /^再次购买/ })
    .first()
    .click();
  // What can be had is known a moment after the dialog.
  await expect(page.getByRole('dialog').getByRole('button', { name: /^加入购物车/ })).toBeEnabled();
  await lookAtDialog(page, 'order again');

  for (const [tab, status] of [
    ['待收货', '已发货'],
    ['待上传合同', '待上传合同'],
  ] as const) {
    await open(page, '/orderCenter');
    await page.getByRole('link', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole('article').first()).toContainText(status);
    const link = page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /跟进订单/ });
    await open(page, (await link.getAttribute('href')) ?? '');
    await look(page, `order: ${tab}`);
  }
  await page.getByRole('button', { name: '上传合同' }).click();
  await lookAtDialog(page, 'upload of a contract');
  await page.getByRole('button', { name: '取消订单' }).click();
  await lookAtDialog(page, 'question before an order is cancelled');

  const [platform] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: '去签署' }).click(),
  ]);
  await expect(platform.getByText(/^共 \d+ 页$/)).toBeVisible();
  await platform.getByRole('button', { name: '签署合同' }).click();
  await look(platform, 'signing with problems');
  await platform.getByRole('button', { name: '不签了，撤回电子合同' }).click();
  await expect(platform.getByRole('button', { name: '确认撤回' })).toBeVisible();
  await look(platform, 'question before a contract is withdrawn');
  await platform.close();

  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('region', { name: '合同版本' })).toBeVisible();
  await look(page, 'versions of a contract');
});

test('receiving, paying and cancelling have no violation', covers, async ({ page }) => {
  await openAs(page, 1, '/orderCenter?webStatus=3');
  const openFirst = async () => {
    const link = page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /跟进订单/ });
    await open(page, (await link.getAttribute('href')) ?? '');
  };
  const press = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
  await openFirst();
  await press(/^收货登记/);
  await lookAtDialog(page, 'what of a parcel is there');
  await press(/^反馈短少或破损/);
  await lookAtDialog(page, 'report of damage');
  await press(/^确认收货$/);
  await lookAtDialog(page, 'question before an order is received');

  await open(page, '/orderCenter?webStatus=2');
  await openFirst();
  await press(/^上传付款凭证/);
  await lookAtDialog(page, 'slip of a transfer');
  await press(/^申请取消/);
  await lookAtDialog(page, 'request to cancel');

  await open(page, '/mine/statement');
  await expect(page.getByRole('region', { name: '客户对账单' }).getByRole('table')).toBeVisible();
  await look(page, 'statement');
});

test('lists, licences and what hangs from a button have no violation', covers, async ({ page }) => {
  await openAs(page, 1, '/home');
  // A low window's header has one line, without it.
  await page.setViewportSize({ ...desktop, height: 960 });
  await page.getByRole('button', { name: '企业微信' }).press('Enter');
  await expect(page.getByRole('img', { name: '企业微信二维码' })).toBeVisible();
  await expectAccessible(page, 'desktop: business chat');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^礼包活动/ }).click();
  await look(page, 'gift packs that wait');

  await open(page, '/shoppingCar/quickOrder');
  await page.getByLabel('上传表格').setInputFiles(join(lists, 'unknown-headings.xlsx'));
  await expect(page.getByRole('dialog')).toContainText('请确认表格各列');
  await lookAtDialog(page, 'columns of a list');

  await page.context().clearCookies();
  await openAs(page, 5);
  await settlement(page).getByRole('checkbox').check();
  await expect(page.getByRole('list', { name: '证照提醒' })).toBeVisible();
  await look(page, 'licence that has run out');
  await open(page, '/shoppingCar/divideOrder');
  await page.getByRole('button', { name: '按表格拆分' }).click();
  await page.getByLabel('粘贴医院与数量').fill('医院\t数量\n衢山康宁医院\t20\n北山医院\t3');
  await page.getByRole('button', { name: '填入下表' }).click();
  await expect(page.getByRole('table', { name: '表格内容核对' })).toBeVisible();
  await look(page, 'split by a sheet');
});

test('clients of dealers and chains meet no violation', covers, async ({ page }) => {
  await openAs(page, 4);
  await expect(page.getByRole('button', { name: '导出' })).toBeEnabled();
  await look(page, 'cart without a dealer');
  await page.getByRole('region', { name: '经销商' }).getByRole('button').click();
  await lookAtDialog(page, 'choice of a dealer');

  for (const type of [3, 5, 6] as const) {
    await page.context().clearCookies();
    await openAs(page, type);
    await expect(lineOf(page, '一次性活检钳')).toBeVisible();
    await look(page, `cart of client type ${type}`);
    if (type === 3) continue;
    await open(page, '/shoppingCar/divideOrder');
    await expect(page.getByRole('table', { name: '拆分配送商品' })).toBeVisible();
    await look(page, `split delivery of client type ${type}`);
    await page
      .getByRole('button', { name: /^为 .* 添加地址$/ })
      .first()
      .click();
    await lookAtDialog(page, `addresses of client type ${type}`);
  }
});

test(
  'an application for an account and what is waited for have no violation',
  covers,
  async ({ page, shop }) => {
    const mobilePhone = '13700000032';
    await open(page, '/apply');
    await look(page, 'application: phone');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await look(page, 'application: no phone');
    await page.getByLabel('手机号码').fill(mobilePhone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByLabel('短信验证码').fill(await smsCode(shop, mobilePhone));
    await page.keyboard.press('Enter');
    const submit = page.getByRole('button', { name: '提交申请' });
    await submit.click();
    await expect(page.getByLabel('单位名称')).toBeFocused();
    await look(page, 'application: fields that are missing');
    const file = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: smallPdf };
    await page.getByLabel('营业执照或事业单位法人证书').setInputFiles(file);
    await expect(page.getByText('已上传', { exact: true })).toBeVisible();
    await page.getByLabel('单位名称').fill('临江市第三人民医院（示例）');
    await page.getByLabel('统一社会信用代码').fill('91350100M000100Y43');
    await page.getByLabel('单位地址').fill('临江市东街 1 号');
    await page.getByLabel('联系人').fill('王敏');
    await look(page, 'application: ready');
    await submit.click();
    await expect(page.getByRole('heading', { name: /^申请进度/ })).toBeVisible();
    await look(page, 'application: waiting');

    await openAs(page, 1, '/home/detail?id=1');
    const product = page.getByRole('main').filter({ hasText: /AL\d{6}/ });
    const code = /AL\d{6}/.exec((await product.textContent()) ?? '')?.[0] ?? '';
    await admin(shop, 'stock', code, '0', '--expected', '2099-03-15');
    await open(page, '/home/detail?id=1');
    await page.getByRole('button', { name: /^到货通知/ }).click();
    await expect(page.getByRole('button', { name: /^取消到货通知/ })).toBeVisible();
    await look(page, 'product that is waited for');
    await open(page, '/mine/arrivalNotices');
    await look(page, 'products that are waited for');
  },
);
