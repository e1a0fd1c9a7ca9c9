import { expect, type Locator, type Page } from '@playwright/test';

/** The bar that stands at the foot of the cart. */
export const settlement = (page: Page): Locator => page.getByRole('region', { name: '结算' });

export const submitButton = (page: Page): Locator => page.getByRole('button', { name: '提交订单' });

/** The line of the cart that holds a text. */
export const lineOf = (page: Page, text: string): Locator =>
  page.getByRole('table', { name: '购物车商品' }).getByRole('row').filter({ hasText: text });

/** Selects these lines of the cart and no other. */
export async function selectOnly(page: Page, ...texts: string[]): Promise<void> {
  const all = settlement(page).getByRole('checkbox');
  await all.check();
  await all.uncheck();
  for (const text of texts) await lineOf(page, text).getByRole('checkbox').check();
  await expect(settlement(page)).toContainText(`已选 ${texts.length} 种`);
}

/** Takes back how the disinfectant of the demonstration's chains is split, so that the cart goes to one address. */
export async function makeWhole(page: Page): Promise<void> {
  await page.goto('/shoppingCar');
  await selectOnly(page, '复合过氧乙酸消毒液');
  await page.getByRole('link', { name: '拆分配送', exact: true }).click();
  const removes = page.getByRole('table', { name: '拆分配送商品' }).getByRole('button', { name: /^移除/ });
  await expect(removes.first()).toBeVisible();
  for (let left = await removes.count(); left > 0; left -= 1) {
    await removes.first().click();
    await expect(removes).toHaveCount(left - 1);
  }
  await page.getByRole('link', { name: '返回购物车' }).first().click();
  await expect(settlement(page)).toBeVisible();
}

/** What a region says is to be paid, in cents. */
export async function payableCents(region: Locator): Promise<bigint> {
  const text = (await region.textContent()) ?? '';
  const amount = [...text.matchAll(/[\d,]+\.\d{2}/g)].at(-1)?.[0] ?? '';
  return BigInt(amount.replaceAll(/[,.]/g, ''));
}

/**
 * Presses through the questions that lead from the button to the order: a changed price, the rebate, the check.
 * @returns what the last question said, for the journey to look at
 */
export async function submit(page: Page, { rebate = false } = {}): Promise<string> {
  await expect(settlement(page)).toBeVisible();
  await expect(settlement(page)).not.toContainText('正在加载');
  await submitButton(page).click();
  const dialog = page.getByRole('dialog');
  const agree = dialog.getByRole('button', { name: '同意新价格并继续' });
  const use = dialog.getByRole('button', { name: /^使用/ });
  const confirm = dialog.getByRole('button', { name: '确认提交' });
  await expect(agree.or(use).or(confirm)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(use.or(confirm)).toBeVisible();
  if (await use.isVisible()) {
    if (rebate) {
      await expect(use).toBeDisabled();
      await expect(use).toBeEnabled();
      await use.click();
    } else {
      await dialog.getByRole('button', { name: '不使用' }).click();
    }
  }
  await expect(confirm).toBeVisible();
  const told = ((await dialog.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  await confirm.click();
  return told;
}

/** Waits until the page that follows an order has taken the cart's place: its gift pack, or the buyer's orders. */
export async function orderMade(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/shoppingCar\/giftbag\?|\/mine\?currentMenu=my_order/);
  // The address changes before the page does.
  await expect(submitButton(page)).toHaveCount(0);
}

interface Envelope {
  code: string;
  data: unknown;
}

/** Asks the API as the buyer who is logged in, for what a screen does not show. */
export async function ask<Data>(page: Page, call: string, body: object): Promise<Data> {
  const { code, data } = await page.evaluate(
    async ([path, json]): Promise<Envelope> => {
      const token = /(?:^|; )Authorization=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const reply = await fetch(`/api/sale/mall/${path}`, {
        method: 'POST',
        body: json,
        headers: {
          'content-type': 'application/json',
          'a-session-id': decodeURIComponent(token),
          'a-client-type': 'WEB',
          'a-timestamp': String(Date.now()),
        },
      });
      return reply.json();
    },
    [call, JSON.stringify(body)] as const,
  );
  expect(code).toBe('0');
  return data as Data;
}

interface Card {
  id: string;
}

interface OrderDetail {
  id: string;
  totalAmountUnit: string;
  businessStock: boolean;
  subOrderList: unknown[] | null;
  dealerName: string | null;
  hospitalName: string | null;
}

/** The order that the buyer has made last. */
export async function latestOrder(page: Page): Promise<OrderDetail> {
  const [card] = await ask<Card[]>(page, 'order/page', { current: 1, pageSize: 10, webStatus: -1 });
  return ask<OrderDetail>(page, 'order/detail', { orderId: card?.id ?? '' });
}

export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
