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

const covers = { tag: ['@core', '@mf-cart'] };

const mask = '医用防护口罩';
const forceps = '一次性活检钳';
const disinfectant = '复合过氧乙酸消毒液';

interface CartPage {
  list: {
    productSpu: { name: string };
    memberCartSkus: { cartSkuConsignees: { count: number }[] }[];
  }[];
}

test(
  'clients of dealers pay through the only dealer, or choose one whose cart and addresses follow',
  covers,
  async ({ page, browser }) => {
    await test.step('type 3 has one dealer, which is chosen and cannot be changed', async () => {
      await openAs(page, 3);
      const dealer = page.getByRole('region', { name: '经销商' });
      await expect(dealer).toContainText('编号 D1001');
      await expect(dealer.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('region', { name: '付款方式' })).toContainText('经销商支付');
      await selectOnly(page, forceps);
      const payable = await payableCents(settlement(page));
      await submit(page);
      await orderMade(page);
      const order = await latestOrder(page);
      expect(centsOf(order.totalAmountUnit)).toBe(payable);
      expect(order.dealerName).toContain('浙东康源医疗器械有限公司');
    });

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const other = await context.newPage();
    await test.step('type 4 has to choose one', async () => {
      await other.goto(page.url());
      await openAs(other, 4);
      const dealer = other.getByRole('region', { name: '经销商' });
      await other.getByRole('region', { name: '收货地址' }).getByRole('button', { name: '更换' }).click();
      await expect(other.getByText('请先在下方选择经销商')).toBeVisible();
      await selectOnly(other, forceps);
      await submitButton(other).hover();
      await expect(other.getByRole('tooltip')).toHaveText('请先选择经销商');
      await submitButton(other).click();
      await expect(other.getByText('请选择经销商', { exact: true }).last()).toBeVisible();
      await dealer.getByRole('button', { name: '选择' }).click();
      await other.getByRole('dialog').getByText('澄湖恒信医药供应链有限公司').click();
      await other.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(other.getByRole('region', { name: '收货地址' })).toContainText('湖滨大道 9 号');
    });

    await test.step('another dealer has another cart and other addresses', async () => {
      const lines = other.getByRole('table', { name: '购物车商品' }).getByRole('row');
      const before = await lines.count();
      await other.getByRole('region', { name: '经销商' }).getByRole('button', { name: '更换' }).click();
      await other.getByRole('dialog').getByText('江南明德医疗用品有限公司').click();
      await other.getByRole('dialog').getByRole('button', { name: '确定' }).click();
      await expect(other.getByRole('region', { name: '收货地址' })).toContainText('明德路 120 号');
      await expect(lines).not.toHaveCount(before);
      await selectOnly(other, forceps);
      const payable = await payableCents(settlement(other));
      await submit(other);
      await orderMade(other);
      expect(centsOf((await latestOrder(other)).totalAmountUnit)).toBe(payable);
    });
    await context.close();
  },
);

test('a chain orders for a hospital and for its own stock', covers, async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await openAs(page, 5);
  const card = page.getByRole('region', { name: '收货医院与地址' });

  await test.step('what was split before is made whole', async () => {
    await selectOnly(page, disinfectant);
    await page.getByRole('link', { name: '拆分配送', exact: true }).click();
    const removes = page.getByRole('table', { name: '拆分配送商品' }).getByRole('button', { name: /^移除/ });
    await removes.first().click();
    await expect(removes).toHaveCount(1);
    await removes.first().click();
    await expect(removes).toHaveCount(0);
    await page.getByRole('link', { name: '返回购物车' }).first().click();
    await expect(card).toContainText('请选择收货地址');
  });

  await test.step('a hospital and an address are needed', async () => {
    await selectOnly(page, forceps);
    await submitButton(page).click();
    await expect(page.getByText('请选择收货地址').last()).toBeVisible();
    await card.getByRole('button', { name: '选择' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('请选择医院')).toBeVisible();
    await dialog.getByText('衢山康宁医院').first().click();
    await expect(dialog.getByText('内镜中心')).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(card).toContainText('衢山康宁医院');
    const payable = await payableCents(settlement(page));
    await submit(page);
    await orderMade(page);
    const order = await latestOrder(page);
    expect(order).toMatchObject({ hospitalName: '衢山康宁医院', businessStock: false });
    expect(centsOf(order.totalAmountUnit)).toBe(payable);
  });

  await test.step('商业备货 needs no hospital', async () => {
    await page.goto('/shoppingCar');
    await selectOnly(page, disinfectant);
    await card.getByRole('button', { name: '更换' }).click();
    // The dialog grows with its list, which moves what is above it.
    await expect(dialog.getByText('衢山康宁医院').first()).toBeVisible();
    await dialog.getByRole('checkbox', { name: /商业备货/ }).check();
    await expect(dialog.getByText('康宁中心总仓')).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(card).toContainText('商业备货');
    await submit(page, { rebate: true });
    await orderMade(page);
    expect(await latestOrder(page)).toMatchObject({ hospitalName: null, businessStock: true });
  });
});

test('a chain splits its goods over hospitals', covers, async ({ page, browser }) => {
  const dialog = page.getByRole('dialog');
  const bar = page.getByRole('region', { name: '拆分合计' });
  const table = page.getByRole('table', { name: '拆分配送商品' });
  const givenOutOnServer = async () =>
    (await ask<CartPage>(page, 'memberCart/page', { current: 1, pageSize: 1000 })).list
      .filter(({ productSpu }) => productSpu.name.startsWith(mask))
      .flatMap(({ memberCartSkus }) => memberCartSkus)
      .flatMap(({ cartSkuConsignees }) => cartSkuConsignees.map(({ count }) => count))
      .sort((a, b) => a - b);
  const addAddress = async (button: string | RegExp, hospital: string) => {
    await page.getByRole('button', { name: button }).first().click();
    await dialog.getByText(hospital, { exact: true }).first().click();
    await dialog.getByRole('group', { name: '收货地址' }).getByRole('radio').first().check();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('in the cart a line without address stops the order once another has one', async () => {
    await openAs(page, 6);
    await selectOnly(page, mask, disinfectant);
    await submitButton(page).click();
    await expect(page.getByText('勾选的商品必须选择地址')).toBeVisible();
    await page.getByRole('link', { name: '拆分配送', exact: true }).click();
    await page.getByRole('region', { name: '经销商' }).getByRole('button', { name: '更换' }).click();
    await expect(page.getByText('请返回购物车选择经销商')).toBeVisible();
  });

  await test.step('what is given out and what is left always shows', async () => {
    await expect(table.getByRole('row').filter({ hasText: mask }).first()).toContainText(
      '已分配 0　剩余 60 盒',
    );
    await addAddress(new RegExp(`为 ${mask}.* 添加地址`), '临江市中医院');
    await expect(table).toContainText('已分配 1　剩余 59 盒');
    await expect(bar).toContainText('剩余 59');
    await addAddress(new RegExp(`为 ${mask}.* 添加地址`), '临江市第三人民医院');
    await table.getByRole('button', { name: new RegExp(`平均分配 ${mask}`) }).click();
    await expect(table).toContainText('已分配 60　剩余 0 盒');
    await expect(bar).toContainText('剩余 0');
  });

  await test.step('a block of quantities is pasted from a spreadsheet', async () => {
    const first = table.getByRole('spinbutton', { name: new RegExp(`${mask}.*中医院.* 数量`) });
    await first.focus();
    await first.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '35\n20\n');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(first).toHaveValue('35');
    await expect(table).toContainText('已分配 55　剩余 5 盒');
  });

  await test.step('the draft outlasts a reload and a new login', async () => {
    await page.getByRole('textbox', { name: '订单备注' }).fill('分院自行签收');
    await expect(page.getByRole('status').filter({ hasText: '网络' })).toHaveCount(0);
    await expect.poll(givenOutOnServer).toEqual([20, 35]);
    await page.reload();
    await expect(table).toContainText('已分配 55　剩余 5 盒');
    await page.context().clearCookies();
    await page.reload();
    await openAs(page, 6, '/shoppingCar/divideOrder');
    await expect(table).toContainText('已分配 55　剩余 5 盒');
    await expect(page.getByRole('textbox', { name: '订单备注' })).toHaveValue('分院自行签收');
  });

  await test.step('another computer sees what is wanted, given out and left over', async () => {
    const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const other = await elsewhere.newPage();
    await other.goto(page.url());
    await openAs(other, 6, '/shoppingCar/divideOrder');
    await expect(other.getByRole('table', { name: '拆分配送商品' })).toContainText('已分配 55　剩余 5 盒');
    await elsewhere.close();
  });

  await test.step('what is left over stops the order by its name', async () => {
    await bar.getByRole('link', { name: '去结算' }).click();
    await expect(page.getByRole('region', { name: '收货地址' })).toContainText('拆分配送至');
    await selectOnly(page, mask, disinfectant);
    await lineOf(page, disinfectant).getByRole('checkbox').uncheck();
    await submitButton(page).click();
    await expect(page.getByText(/“医用防护口罩.*”还有 5\s盒未分配收货地址/)).toBeVisible();
    await lineOf(page, mask).getByRole('link', { name: '去分配' }).click();
    await table.getByRole('spinbutton', { name: new RegExp(`${mask}.*第三人民医院.* 数量`) }).fill('25');
    await expect(table).toContainText('已分配 60　剩余 0 盒');
  });

  await test.step('the order has a part for each address', async () => {
    await bar.getByRole('link', { name: '去结算' }).click();
    await expect(lineOf(page, mask)).toContainText('已分配 60 / 60 盒');
    const payable = await payableCents(settlement(page));
    expect(payable).toBe(726_000n);
    await submit(page);
    await orderMade(page);
    const order = await latestOrder(page);
    expect(centsOf(order.totalAmountUnit)).toBe(payable);
    expect(order.subOrderList).toHaveLength(2);
  });
});
