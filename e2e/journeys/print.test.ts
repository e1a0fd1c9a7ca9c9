import type { Page } from '@playwright/test';
import { latestOrder, payableCents, selectOnly, settlement } from '../support/cart';
import { openAs } from '../support/log-in';
import { printedText } from '../support/printed-text';
import { expect, test } from '../support/shop';

const bought = '医用防护口罩';
const left = '第五类化学指示卡';

const covers = { tag: ['@mf-cart', '@mf-orders'] };

/** Presses 打印 and prints the page as the browser would. */
async function print(page: Page): Promise<string> {
  const asked = page.waitForEvent('console', (message) => message.text() === 'print');
  await page.evaluate(() => {
    window.print = () => console.info('print');
  });
  await page.getByRole('button', { name: '打印', exact: true }).click();
  await asked;
  return printedText(await page.pdf({ preferCSSPageSize: true }));
}

const yuan = (cents: bigint): string =>
  `¥ ${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`;

/** What stands on a screen for the window, and never on paper. */
const screenOnly = ['移除', '全选', '搜索', '再次购买', '操作记录', '资质证照', '去上传'];

test('cart and order print as documents for the approval of the buyer’s house', covers, async ({ page }) => {
  await openAs(page, 1);

  await test.step('of the cart only what is selected is printed, with both parties and the sum', async () => {
    await selectOnly(page, bought);
    const payable = await payableCents(settlement(page));
    const paper = await print(page);
    expect(paper).toContain('采购清单');
    expect(paper).toContain('安澜医疗科技');
    expect(paper).toContain('临江市第一人民医院');
    expect(paper).toContain(bought);
    expect(paper).not.toContain(left);
    expect(paper.replaceAll(/\s+/g, ' ')).toContain(`实付合计 ${yuan(payable)}`);
    for (const word of screenOnly) expect(paper).not.toContain(word);
  });

  await test.step('an order is printed with its number, goods and the amounts that add up', async () => {
    const order = await latestOrder(page);
    await page.goto(`/orderCenter/orderDetail?id=${order.id}`);
    await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
    const goods = await page
      .getByRole('region', { name: '商品清单' })
      .getByRole('row')
      .getByRole('link')
      .first()
      .textContent();
    const paper = await print(page);
    expect(paper).toContain('采购订单');
    expect(paper).toContain('临江市第一人民医院');
    expect(paper).toContain(goods?.normalize('NFKC'));
    const total = BigInt(order.totalAmountUnit.replace('.', ''));
    expect(paper.replaceAll(/\s+/g, ' ')).toContain(`实付合计 ${yuan(total)}`);
    for (const word of screenOnly) expect(paper).not.toContain(word);
  });
});

test('a licence prints alone', covers, async ({ page }) => {
  await page.goto('/certificate?certificate=xukezheng');
  await expect(page.getByRole('heading', { level: 1, name: '医疗器械经营许可证' })).toBeVisible();
  const paper = await printedText(await page.pdf({ preferCSSPageSize: true }));
  expect(paper).toContain('医疗器械经营许可证');
  expect(paper).toContain('示例械经营许');
  for (const word of ['食品经营许可证', '下载全部证照', '搜索', '登录', '在线客服', '使用条款']) {
    expect(paper).not.toContain(word);
  }
});
