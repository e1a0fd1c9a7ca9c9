import { admin } from '../support/admin';
import { dialogsReady } from '../support/dialogs-ready';
import { buyerOf, openAs } from '../support/log-in';
import {
  cartModel,
  chooseContract,
  expectStatus,
  fillCart,
  openCart,
  placeOrder,
  region,
} from '../support/orders';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@mf-orders'] };

test(
  'a chain client’s split order is sent back, shipped in parts and received',
  covers,
  async ({ page, shop }) => {
    test.slow();
    await openCart(page, buyerOf(5));
    const order = await placeOrder(page);
    await page.goto(order.url);
    await dialogsReady(page);
    const send = async (name: string) => {
      const dialog = await chooseContract(page, name);
      await dialog.getByRole('button', { name: '确认上传' }).click();
      const question = page.getByRole('dialog', { name: '提示' });
      await expect(question).toContainText('合同上传后将随本订单一并推送，不可更改，请仔细核对');
      return question;
    };

    await test.step('it lists its items by consignee', async () => {
      await expectStatus(page, '待上传合同', '提交订单');
      const goods = region(page, '商品清单');
      await expect(goods.getByRole('heading', { name: `子订单 ${order.no}-1` })).toBeVisible();
      await expect(goods.getByRole('heading', { name: `子订单 ${order.no}-2` })).toBeVisible();
    });

    await test.step('the upload has to be confirmed as final', async () => {
      await (await send('合同.pdf')).getByRole('button', { name: '取消' }).click();
      await page.getByRole('dialog', { name: '上传合同' }).getByRole('button', { name: '取消' }).click();
      await expectStatus(page, '待上传合同', '提交订单');
      await (await send('合同.pdf')).getByRole('button', { name: '确认上传' }).click();
      await expectStatus(page, '合同已上传', '上传合同');
    });

    await test.step('the provider sends it back, and the reason is told', async () => {
      await admin(shop, 'return', order.no, '--reason', '盖章不清晰');
      await expectStatus(page, '待上传合同', '提交订单');
      await expect(page.getByRole('list', { name: '操作记录' })).toContainText('厂家退回：盖章不清晰');
      await (await send('合同-清晰.pdf')).getByRole('button', { name: '确认上传' }).click();
      await expectStatus(page, '合同已上传', '上传合同');
    });

    await test.step('one part is on its way while the other waits', async () => {
      await admin(shop, 'approve', order.no);
      await admin(shop, 'confirm', order.no);
      await admin(shop, 'ship', order.no, '--carrier', '安澜物流', '--tracking', 'ALWL-A', '--part', '1');
      await page.reload();
      await expectStatus(page, '待发货', '待发货');
      await expect(region(page, '包裹 ALWL-A')).toContainText(`子订单 ${order.no}-1`);
    });

    await test.step('with the other part it is shipped, and received', async () => {
      await admin(shop, 'ship', order.no, '--carrier', '安澜物流', '--tracking', 'ALWL-B', '--part', '2');
      await page.reload();
      await expectStatus(page, '已发货', '已发货');
      await expect(region(page, '包裹 ALWL-B')).toContainText(`子订单 ${order.no}-2`);
      await page.getByRole('button', { name: '确认收货' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
      await expectStatus(page, '已完成', null);
    });
  },
);

for (const clientType of [3, 6] as const) {
  test(`a client of type ${clientType} cancels an order, and the list says so`, covers, async ({ page }) => {
    await openCart(page, buyerOf(clientType));
    const order = await placeOrder(page);
    await page.goto(order.url);
    await dialogsReady(page);
    await expect(page.getByRole('button', { name: '上传合同' })).toBeEnabled();
    await expect(page.getByRole('button', { name: '未通过电子签平台签署' })).toBeDisabled();
    await page.getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByRole('dialog')).toContainText('确认取消该订单?');
    await page.getByRole('dialog').getByRole('button', { name: '再想想' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectStatus(page, '待上传合同', '提交订单');
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByText('订单已取消，可在商品页重新加入购物车')).toBeVisible();
    await expect(page).toHaveURL(/\/orderCenter$/);
    await expect(page.getByRole('article', { name: new RegExp(order.no) })).toContainText('已关闭');
    await page.getByRole('link', { name: /已关闭/ }).click();
    await expect(page.getByRole('article', { name: new RegExp(order.no) })).toBeVisible();
    await page.goto(order.url);
    await expectStatus(page, '已关闭', null);
    await expect(page.getByText('订单已关闭', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /取消订单|上传合同|签署/ })).toHaveCount(0);
  });
}

test(
  'a dealer client’s order goes to the review by itself and shows no contract',
  covers,
  async ({ page, shop }) => {
    await openCart(page, buyerOf(4));
    await page.getByRole('button', { name: '选择', exact: true }).click();
    const dealers = page.getByRole('dialog');
    await dealers.getByRole('radio').first().check();
    await dealers.getByRole('button', { name: '确定' }).click();
    const order = await placeOrder(page);
    await page.goto(order.url);
    await expectStatus(page, '待审核', '厂家审核');
    await expect(page.getByRole('button', { name: /合同|签署|取消订单/ })).toHaveCount(0);
    await admin(shop, 'close', order.no, '--reason', '客户资质未更新');
    await expectStatus(page, '已关闭', null);
    await expect(page.getByText('订单已由厂家关闭')).toBeVisible();
    await expect(page.getByRole('list', { name: '操作记录' })).toContainText('厂家关闭订单：客户资质未更新');
  },
);

test(
  'who may not cancel any more asks for it: refused with a reason, or agreed to',
  covers,
  async ({ page, shop }) => {
    test.slow();
    const askToCancel = async () => {
      await page.getByRole('button', { name: '申请取消' }).click();
      const dialog = page.getByRole('dialog', { name: '申请取消订单' });
      await dialog.getByRole('textbox', { name: '取消原因' }).fill('重复下单');
      await dialog.getByRole('button', { name: '提交申请' }).click();
      await expect(region(page, '取消申请')).toContainText('已申请取消，等待厂家答复');
      await expect(page.getByRole('button', { name: '申请取消' })).toHaveCount(0);
    };
    const orderWithDealer = async () => {
      const order = await placeOrder(page);
      await page.goto(order.url);
      await expectStatus(page, '待审核', '厂家审核');
      return order;
    };

    await openCart(page, buyerOf(4));
    await page.getByRole('button', { name: '选择', exact: true }).click();
    const dealers = page.getByRole('dialog');
    await dealers.getByRole('radio').first().check();
    await dealers.getByRole('button', { name: '确定' }).click();

    await test.step('the request is refused, and its reason is read', async () => {
      const order = await orderWithDealer();
      await askToCancel();
      await admin(shop, 'refuse-cancel', order.no, '--reason', '货物已备妥');
      await page.reload();
      await expect(region(page, '取消申请')).toContainText('取消申请未通过：货物已备妥');
      await expectStatus(page, '待审核', '厂家审核');
      const log = page.getByRole('list', { name: '操作记录' });
      await expect(log).toContainText('申请取消订单：重复下单');
      await expect(log).toContainText('取消申请未通过：货物已备妥');
    });

    await test.step('another one is agreed to: the order is cancelled, and a message says so', async () => {
      await fillCart(page);
      await page.goto('/shoppingCar');
      await expect(page.getByRole('row').filter({ hasText: cartModel })).toBeVisible();
      const order = await orderWithDealer();
      await askToCancel();
      await admin(shop, 'agree-cancel', order.no);
      await page.reload();
      await expectStatus(page, '已关闭', null);
      await expect(region(page, '取消申请')).toContainText('取消申请已同意');
      await page.goto('/mine?currentMenu=my_message');
      await expect(page.getByText(`订单 ${order.no}：取消申请已同意，订单已取消`)).toBeVisible();
    });
  },
);

test('somebody else’s order is not shown', covers, async ({ page, browser, shop }) => {
  await openCart(page, buyerOf(1));
  await page.goto('/orderCenter');
  const link = page.getByRole('link', { name: /跟进订单/ }).first();
  const url = (await link.getAttribute('href')) ?? '';
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await openAs(other, 3, url);
  await expect(other.getByText('没有找到这个订单')).toBeVisible();
  await other.context().close();
});
