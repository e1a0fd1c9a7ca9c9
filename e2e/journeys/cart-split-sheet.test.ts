import { lineOf, orderMade, selectOnly, submit } from '../support/cart';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const mask = '医用防护口罩';

const list = [
  '2026年11月口罩分配表',
  '序号\t医院\t收货地点\t数量（盒）',
  '1\t衢山康宁医院\t\t20',
  '2\t临江康宁医院\t\t25 盒',
  '3\t青溪康宁门诊部\t护理部\t10.00',
  '4\t北山医院\t\t3',
  '合计\t\t\t58',
].join('\n');

test('hospitals and quantities pasted from a sheet are given out, and ordered', {
  tag: ['@mf-cart'],
}, async ({ page }) => {
  const check = page.getByRole('table', { name: '表格内容核对' });
  const row = (hospital: string) =>
    check.getByRole('row').filter({ has: page.getByRole('cell', { name: new RegExp(`^${hospital}`) }) });
  const goods = page.getByRole('table', { name: '拆分配送商品' });
  await openAs(page, 5);
  await selectOnly(page, mask);
  await page.getByRole('link', { name: '拆分配送', exact: true }).click();
  await expect(goods).toContainText('剩余 60 盒');

  await test.step('every row says what it means; what is not clear is asked for', async () => {
    await page.getByRole('button', { name: '按表格拆分' }).click();
    await page.getByLabel('粘贴医院与数量').fill(list);
    await page.getByRole('button', { name: '填入下表' }).click();
    await expect(row('衢山康宁医院')).toContainText('可分配');
    await expect(row('青溪康宁门诊部')).toContainText('可分配');
    await expect(row('北山医院')).toContainText('没有找到医院“北山医院”，请选择');
    await expect(row('临江康宁医院')).toContainText('该医院有 3 个收货地址，请选择');
    await row('临江康宁医院')
      .getByLabel(/收货地址$/)
      .selectOption({ index: 2 });
    await expect(row('临江康宁医院')).toContainText('可分配');
    await expect(page.getByText('1 行不是医院与数量，未读入')).toBeVisible();
    await expect(page.getByRole('list', { name: '分配后' })).toContainText('已分配 55，剩余 5 盒');
  });

  await test.step('what is understood is given out, what is not stays to be mended', async () => {
    await page.getByRole('button', { name: '分配 3 行' }).click();
    await expect(page.getByText('已分配至 3 个收货地址')).toBeVisible();
    await expect(goods).toContainText('已分配 55　剩余 5 盒');
    await expect(check.getByRole('row')).toHaveCount(2);
    await row('北山医院').getByLabel(/医院$/).selectOption({ label: '衢山康宁医院' });
    await expect(page.getByRole('list', { name: '分配后' })).toContainText('已分配 38，剩余 22 盒');
    await page.getByRole('button', { name: '收起' }).click();
  });

  await test.step('the rest is given out by hand, and the order goes to three hospitals', async () => {
    const quantity = goods.getByRole('spinbutton', { name: /青溪康宁门诊部.* 数量/ });
    await expect(quantity).toHaveValue('10');
    await quantity.fill('15');
    await expect(goods).toContainText('已分配 60　剩余 0 盒');
    await page.getByRole('link', { name: '返回购物车' }).first().click();
    await expect(lineOf(page, mask)).toContainText('拆分配送至 3 个地址，已分配 60 / 60 盒');
    await expect(page.getByRole('region', { name: '付款方式' })).toContainText('线下支付');
    const told = await submit(page);
    for (const hospital of ['衢山康宁医院', '临江康宁医院', '青溪康宁门诊部'])
      expect(told).toContain(hospital);
    await orderMade(page);
  });
});
