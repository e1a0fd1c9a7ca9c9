import { admin } from '../support/admin';
import { buyerOf } from '../support/log-in';
import {
  cartModel,
  chooseContract,
  expectStatus,
  openCart,
  type PlacedOrder,
  placeOrder,
  region,
  saved,
  smallPdf,
} from '../support/orders';
import { expect, test } from '../support/shop';

const covers = { tag: ['@core', '@mf-orders'] };

test(
  'an order goes from submission through contract, review and shipping to receipt',
  covers,
  async ({ page, context, shop }) => {
    test.slow();
    let order: PlacedOrder = { no: '', url: '' };
    const provider = (...request: string[]) => admin(shop, ...request);

    await test.step('a direct client orders what is in the cart', async () => {
      await openCart(page, buyerOf(1));
      order = await placeOrder(page);
      await page.goto(order.url);
      await expectStatus(page, '待上传合同', '提交订单');
    });

    await test.step('the contract template is a real PDF', async () => {
      const template = await saved(page, () => page.getByRole('button', { name: '下载合同模板' }).click());
      expect(template.name).toMatch(/\.pdf$/);
      expect(template.content.subarray(0, 5).toString()).toBe('%PDF-');
      await expect(page.getByText('下载成功!')).toBeVisible();
    });

    await test.step('a wrong file says why it is refused, and the right one is shown before it is sent', async () => {
      const dialog = await chooseContract(page, '合同.pdf', Buffer.from('这不是合同'));
      await dialog.getByRole('button', { name: '确认上传' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('仅支持 jpg/png 图片或 pdf 文件');
      await dialog
        .getByLabel('合同文件')
        .setInputFiles({ name: '盖章合同.pdf', mimeType: 'application/pdf', buffer: smallPdf });
      await expect(dialog.getByRole('link', { name: '在新窗口中查看' })).toBeVisible();
      await dialog.getByRole('button', { name: '确认上传' }).click();
      await expect(page.getByText('上传成功')).toBeVisible();
      await expectStatus(page, '合同已上传', '上传合同');
      const contract = await saved(page, () =>
        page.getByRole('button', { name: '下载合同', exact: true }).click(),
      );
      expect(contract).toEqual({ name: '盖章合同.pdf', content: smallPdf });
    });

    const list = await context.newPage();
    await list.goto('/orderCenter?webStatus=1');
    const card = list.getByRole('article', { name: new RegExp(order.no) });
    await expect(card).toContainText('合同已上传');

    await test.step('the review is noticed on the open list, and on the order when the buyer comes back to it', async () => {
      await provider('accept', order.no);
      await expect(card).toContainText('待审核');
      await page.bringToFront();
      await expectStatus(page, '待审核', '厂家审核');
      await expect(page.getByRole('button', { name: /取消订单|上传合同/ })).toHaveCount(0);
      await list.close();
    });

    await test.step('confirmation and preparation follow on the open order', async () => {
      await provider('approve', order.no);
      await expectStatus(page, '订单已确认', '订单确认');
      await provider('confirm', order.no);
      await page.reload();
      await expectStatus(page, '待发货', '待发货');
    });

    await test.step('shipped, its parcel has a number to copy and the latest two of its steps', async () => {
      await provider('ship', order.no, '--carrier', '安澜物流', '--tracking', 'ALWL0001');
      await provider('track', order.no, '快件运输中');
      await provider('track', order.no, '快件派送中');
      await page.reload();
      await expectStatus(page, '已发货', '已发货');
      const parcel = region(page, '包裹 ALWL0001');
      await expect(parcel.getByRole('listitem')).toHaveCount(2);
      await expect(parcel.getByRole('listitem').first()).toContainText('快件派送中');
      await parcel.getByRole('button', { name: '展开其余 1 条' }).click();
      await expect(parcel.getByRole('listitem').last()).toContainText('商品已出库，交由安澜物流承运');
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await parcel.getByRole('button', { name: '复制运单号 ALWL0001' }).click();
      await expect(page.getByText('运单号已复制')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ALWL0001');
    });

    await test.step('outbound delivery and invoice are real files', async () => {
      const delivery = await saved(page, () => page.getByRole('button', { name: '下载出库单' }).click());
      expect(delivery.name).toBe(`${order.no}.zip`);
      expect(delivery.content.subarray(0, 2).toString()).toBe('PK');
      await provider('invoice', order.no);
      await page.reload();
      const invoice = await saved(page, () => page.getByRole('button', { name: '下载发票' }).click());
      expect(invoice.name).toMatch(/\.pdf$/);
      expect(invoice.content.subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('the buyer confirms the receipt, and the order is complete', async () => {
      await page.getByRole('button', { name: '确认收货' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
      await expect(page.getByText('已确认收货', { exact: true })).toBeVisible();
      await expectStatus(page, '已完成', null);
      await expect(page.getByRole('list', { name: '订单进度' }).getByText('已完成')).toHaveCount(6);
      const log = page.getByRole('list', { name: '操作记录' });
      await expect(log.getByRole('listitem').first()).toContainText('已确认收货，订单完成');
    });

    await test.step('it is found by number under completed, and its papers come in a batch', async () => {
      await page.goto(`/orderCenter?webStatus=4&keyword=${order.no}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('button', { name: '批量下载单据' }).click();
      const dialog = page.getByRole('dialog', { name: '批量下载单据' });
      await dialog.getByRole('button', { name: '近 7 天' }).click();
      const papers = await saved(page, () => dialog.getByRole('button', { name: /^打包下载 \d/ }).click());
      expect(papers.name).toMatch(/^订单单据-.*\.zip$/);
      expect(papers.content.subarray(0, 2).toString()).toBe('PK');
      for (const part of [`${order.no}/`, '出库单', '发票']) expect(papers.content.includes(part)).toBe(true);
      await expect(page.getByText(/正在打包/)).toHaveCount(0);
    });

    await test.step('its lines are exported', async () => {
      await page.getByRole('button', { name: '导出明细' }).click();
      const dialog = page.getByRole('dialog', { name: '导出订单明细' });
      await dialog.getByRole('radio', { name: /CSV/ }).check();
      const table = await saved(page, () => dialog.getByRole('button', { name: '导出' }).click());
      const [head = '', ...lines] = table.content.toString('utf8').trim().split('\r\n');
      expect(table.name).toBe('订单明细.csv');
      expect(head).toContain('订单号,子订单号,采购单号,下单时间');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.every((line) => line.startsWith(order.no))).toBe(true);
      await page.getByRole('button', { name: '导出明细' }).click();
      const workbook = await saved(page, () => dialog.getByRole('button', { name: '导出' }).click());
      expect(workbook.name).toBe('订单明细.xlsx');
      expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('it is ordered again, without its gifts', async () => {
      await page.getByRole('button', { name: `再次购买 ${order.no}` }).click();
      const dialog = page.getByRole('dialog', { name: '再次购买' });
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await dialog.getByRole('button', { name: '加入购物车（1）' }).click();
      await expect(dialog.getByText('1 种商品已加入购物车')).toBeVisible();
      await dialog.getByRole('button', { name: '去购物车' }).click();
      await expect(page).toHaveURL(/\/shoppingCar/);
      await expect(page.getByRole('row').filter({ hasText: cartModel })).toBeVisible();
    });
  },
);
