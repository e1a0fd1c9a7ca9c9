import { company } from 'shared-kernel/domain';
import { admin } from '../support/admin';
import { buyerOf } from '../support/log-in';
import { openCart, type PlacedOrder, placeOrder, region, saved, smallPdf } from '../support/orders';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-orders'] };

test(
  'an order is paid by transfer, and the statement says so to the cent',
  covers,
  async ({ page, shop }) => {
    test.slow();
    let order: PlacedOrder = { no: '', url: '' };
    let amount = '';
    const balance = (name: string) =>
      region(page, '客户对账单').locator('dl > div').filter({ hasText: name }).locator('dd');

    await test.step('the order page names the account and what to quote', async () => {
      await openCart(page, buyerOf(1));
      order = await placeOrder(page);
      await page.goto(order.url);
      const transfer = region(page, '线下付款');
      await expect(transfer).toContainText(company.bankAccount);
      await expect(transfer).toContainText(order.no);
      const total = region(page, '付款信息').getByText(/^¥/).last();
      amount = ((await total.textContent()) ?? '').replace(/[^\d.]/g, '');
    });

    await test.step('the slip of the transfer is handed in, and waits', async () => {
      await page.getByRole('button', { name: '上传付款凭证' }).click();
      const dialog = page.getByRole('dialog', { name: '上传付款凭证' });
      await dialog
        .getByLabel('付款凭证')
        .setInputFiles({ name: '银行回单.pdf', mimeType: 'application/pdf', buffer: smallPdf });
      await dialog.getByRole('button', { name: '确认上传' }).click();
      const voucher = page.getByRole('list', { name: '付款凭证' }).getByRole('listitem');
      await expect(voucher).toContainText('待核对');
      const file = await saved(page, () => voucher.getByRole('button', { name: '下载凭证' }).click());
      expect(file).toEqual({ name: '银行回单.pdf', content: smallPdf });
    });

    await test.step('the admin enters the payment, and the order is paid', async () => {
      expect(await admin(shop, 'waiting', '--limit', '100')).toContain('银行回单.pdf');
      await admin(shop, 'pay', order.no, amount, '--voucher', 'HD-0001');
      await page.reload();
      await expect(region(page, '订单信息')).toContainText('已付款');
      await expect(region(page, '收款记录')).toContainText('凭证号 HD-0001');
      await expect(page.getByRole('list', { name: '付款凭证' })).toContainText('已核对');
      await expect(page.getByRole('button', { name: '上传付款凭证' })).toHaveCount(0);
    });

    await test.step('the statement has the order and its payment, page and papers', async () => {
      await page.goto('/mine');
      await page.getByRole('navigation', { name: '用户中心' }).getByRole('link', { name: '对账单' }).click();
      await expect(page).toHaveTitle(/对账单/);
      const rows = page.getByRole('row').filter({ hasText: order.no });
      await expect(rows).toHaveCount(2);
      const shown = Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
      await expect(rows.first()).toContainText(`¥ ${shown}`);
      await expect(rows.last()).toContainText('凭证号 HD-0001');
      const paper = await saved(page, () => page.getByRole('button', { name: '下载 PDF' }).click());
      expect(paper.name).toMatch(/^对账单-\d{4}-\d{2}\.pdf$/);
      expect(paper.content.subarray(0, 5).toString()).toBe('%PDF-');
      const workbook = await saved(page, () => page.getByRole('button', { name: '下载 Excel' }).click());
      expect(workbook.name).toMatch(/^对账单-\d{4}-\d{2}\.xlsx$/);
      expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('a month opens with what the one before closed with', async () => {
      const opening = await balance('期初余额').textContent();
      const months = page.getByLabel('对账月份');
      await months.selectOption({ index: 1 });
      await expect(balance('期末余额')).toHaveText(opening ?? '');
    });
  },
);
