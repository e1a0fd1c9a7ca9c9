import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { DemoAccount } from 'demo-shop/accounts';
import { ask, orderMade } from './cart';
import { logIn } from './log-in';
import { expect } from './shop';

/** What the journeys order. */
const cartProduct = '复合过氧乙酸消毒液';
export const cartModel = 'AL-PAA 2000';

/** The smallest PDF that shows an empty page. */
export const smallPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export interface PlacedOrder {
  no: string;
  /** Of its own page. */
  url: string;
}

interface CartLines {
  list: { productSpu: { model: string }; memberCartSkus: { id: string }[] }[];
}

/** Puts two boxes of the product into the cart, whatever other journeys have left there. @returns the line's id */
export async function fillCart(page: Page): Promise<string> {
  const lines = async () => {
    const { list } = await ask<CartLines>(page, 'memberCart/page', { current: 1, pageSize: 1000 });
    const group = list.filter(({ productSpu }) => productSpu.model === cartModel);
    return group.flatMap(({ memberCartSkus }) => memberCartSkus.map(({ id }) => id));
  };
  const left = await lines();
  if (left.length > 0) await ask(page, 'memberCart/delete', { memberCartSkuIds: left });
  await ask(page, 'memberCart/addBatch', { rows: [{ code: cartModel, unitName: '箱', count: 2 }] });
  return (await lines())[0] ?? '';
}

/** One box to each of two hospitals. */
async function splitLine(page: Page, cartSkuId: string): Promise<void> {
  const hospitals = await ask<{ id: string }[]>(page, 'client/chain/hospital/list', {});
  for (const [sort, { id: hospitalClientId }] of hospitals.slice(0, 2).entries()) {
    const [consignee] = await ask<{ id: string }[]>(page, 'client/consignee', { hospitalClientId });
    const part = { cartSkuId, hospitalClientId, consigneeId: consignee?.id, count: 1, sort };
    await ask(page, 'memberCart/consignee/edit', part);
  }
}

/** Logs in and goes to the cart, which holds the product; for a chain or business client it is split. */
export async function openCart(page: Page, buyer: DemoAccount): Promise<void> {
  await logIn(page, buyer);
  const line = await fillCart(page);
  if (buyer.clientType === 5 || buyer.clientType === 6) await splitLine(page, line);
  await page.goto('/shoppingCar');
  await expect(page.getByRole('row').filter({ hasText: cartModel })).toBeVisible();
}

/** Orders one product of the cart that is shown, and finds the order in the order centre. */
export async function placeOrder(page: Page): Promise<PlacedOrder> {
  const settlement = page.getByRole('region', { name: '结算' });
  const all = settlement.getByRole('checkbox');
  await all.check();
  await all.uncheck();
  await page.getByRole('row').filter({ hasText: cartModel }).getByRole('checkbox').check();
  await expect(settlement).toContainText('已选 1 种');
  await settlement.getByRole('button', { name: '提交订单' }).click();
  const withoutRebate = page.getByRole('button', { name: '不使用' });
  const submit = page.getByRole('button', { name: '确认提交' });
  await expect(withoutRebate.or(submit)).toBeVisible();
  if (await withoutRebate.isVisible()) await withoutRebate.click();
  await submit.click();
  await orderMade(page);
  await page.goto('/orderCenter');
  const first = page.getByRole('article').first();
  await expect(first).toContainText(cartProduct);
  const link = first.getByRole('link', { name: /跟进订单/ });
  const no = /AL\d{14}/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  return { no, url: (await link.getAttribute('href')) ?? '' };
}

/** The order's page shows this status, and stands at this step of the six. */
export async function expectStatus(page: Page, status: string, step: string | null): Promise<void> {
  const head = page.getByRole('main').locator('header').first();
  // An open order asks for itself again.
  await expect(head.getByText(status, { exact: true })).toBeVisible();
  const current = page.getByRole('list', { name: '订单进度' }).locator('[aria-current=step]');
  if (step === null) await expect(current).toHaveCount(0);
  else await expect(current).toContainText(step);
}

export const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** Presses the button and reads the file that the browser saves. */
export async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Hands in the contract of the order that is shown. */
export async function chooseContract(page: Page, name: string, buffer = smallPdf): Promise<Locator> {
  await page.getByRole('button', { name: '上传合同' }).click();
  const dialog = page.getByRole('dialog', { name: '上传合同' });
  await dialog.getByLabel('合同文件').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  return dialog;
}
