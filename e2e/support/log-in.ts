import { expect, type Page } from '@playwright/test';
import { type DemoAccount, demoAccounts, demoPassword } from 'demo-shop/accounts';

/** The demonstration buyer of a client type. */
export function buyerOf(clientType: DemoAccount['clientType']): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.clientType === clientType);
  if (!account) throw new Error(`there is no demonstration buyer of client type ${clientType}`);
  return account;
}

/** Fills the login form of the page and waits until it is left. */
export async function logIn(page: Page, { account }: Pick<DemoAccount, 'account'>): Promise<void> {
  await page.getByLabel('登录账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

/** As a buyer, with the bar on the page of one app alone. */
export async function logInStandalone(page: Page, { account }: Pick<DemoAccount, 'account'>): Promise<void> {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
}
