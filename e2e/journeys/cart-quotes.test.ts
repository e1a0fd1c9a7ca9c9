import { demoDepartment } from 'demo-shop/accounts';
import { admin } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { ask, lineOf, orderMade, submit } from '../support/cart';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const [, purchaser] = demoDepartment.colleagues;

test('a cart is sent for prices; the desk answers, it is ordered at exactly these, and an expired one says so', {
  tag: ['@mf-cart', '@mf-account'],
}, async ({ page, shop }) => {
  const desk = (...words: string[]) => admin(shop, 'quote', ...words);
  let id = '';

  await test.step('the purchaser sends the goods of the cart with a note', async () => {
    await openAs(page, purchaser, '/shoppingCar/askQuote');
    await page.getByRole('textbox', { name: '询价说明' }).fill('年度用量，按月送货');
    await expectAccessible(page, 'a quote is asked for');
    await page.getByRole('button', { name: '发送询价' }).click();
    await expect(page.getByRole('heading', { name: /^询价 \d+$/ })).toBeVisible();
    await expect(page.getByText('待报价')).toBeVisible();
    id = new URL(page.url()).searchParams.get('id') ?? '';
  });

  await test.step('the desk answers a price for each line', async () => {
    const { lines } = await ask<{ lines: { count: number }[] }>(page, 'quote/detail', { id });
    const shown = await desk('show', id);
    const codes = [...shown.matchAll(/^(\S+)\s+\S+.*\d+\.\d{2}/gm)].map(([, first = '']) => first);
    expect(codes).toHaveLength(lines.length);
    const prices = codes.flatMap((one) => ['--line', `${one}=1.23,含运费`]);
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await desk('answer', id, ...prices, '--until', inAMonth);
    await page.reload();
    await expect(page.getByText('已报价')).toBeVisible();
    await expect(page.getByText('厂家说明：含运费').first()).toBeVisible();
    await expectAccessible(page, 'a quote that is answered');
  });

  await test.step('its goods are ordered at these prices', async () => {
    await page.getByRole('button', { name: '按报价下单' }).click();
    const line = lineOf(page, '购买，最多').first();
    await expect(line).toContainText('¥ 1.23');
    await expectAccessible(page, 'goods that are bought by a quote');
    expect(await submit(page)).toContain('1.23');
    await orderMade(page);
    await page.goto(`/shoppingCar/quote?id=${id}`);
    await page
      .getByRole('link', { name: /^订单 AL\d+$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: '订单详情' })).toBeVisible();
    await expect(page.getByText('¥ 1.23').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^询价 \d+$/ })).toBeVisible();
  });

  await test.step('a quote whose day is over says so, and offers no order', async () => {
    await page.goto('/shoppingCar/quotes?scope=done');
    const expired = page.getByRole('listitem').filter({ hasText: '已过期' });
    await expectAccessible(page, 'quotes that are over');
    await expired.getByRole('link').click();
    await expect(page.getByText(/^报价已于 .* 到期，不能再按报价下单/)).toBeVisible();
    await expect(page.getByRole('button', { name: '按报价下单' })).toBeHidden();
  });
});
