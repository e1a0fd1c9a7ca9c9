import { expect, type Page } from '@playwright/test';
import { type DemoAccount, demoAccounts, demoPassword } from 'demo-shop/accounts';
import { beginSession, type Post } from './session';

type ClientType = DemoAccount['clientType'];
type Account = Pick<DemoAccount, 'account'>;

/** The demonstration buyer of a client type. */
export function buyerOf(clientType: ClientType): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.clientType === clientType);
  if (!account) throw new Error(`there is no demonstration buyer of client type ${clientType}`);
  return account;
}

/**
 * Logs in without the form, which takes two pages less; the page is left on a document without scripts. The browser has
 * then what the form leaves in it, so that its documents are drawn for the buyer.
 */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/robots.txt');
  const { origin } = new URL(page.url());
  // The browser sends it itself: a session is bound to its name, and to the cookie of the reply.
  const post: Post = async (url, headers, data) => (await page.request.post(url, { headers, data })).json();
  const { token, userInfo } = await beginSession(origin, account, post);
  await page.context().addCookies([{ name: 'Authorization', value: token, url: origin, sameSite: 'Lax' }]);
  await page.evaluate((text) => {
    localStorage.setItem('userInfo', text);
    const stored = Object.fromEntries(
      ['userInfo', 'dealer', 'orderView'].map((key) => [key, localStorage.getItem(key)]),
    );
    // biome-ignore lint/suspicious/noDocumentCookie: as tellStored of the kernel says it
    document.cookie = `stored=${encodeURIComponent(JSON.stringify(stored))}; Path=/; SameSite=Lax`;
  }, userInfo);
}

/** Logs a buyer in, or the demonstration's of a client type, and opens a page of the shop. */
export async function openAs(page: Page, who: ClientType | Account, path = '/shoppingCar'): Promise<void> {
  await logIn(page, typeof who === 'number' ? buyerOf(who) : who);
  await page.goto(path);
}

/** Fills the login form of the page and waits until it is left. */
export async function fillLogin(page: Page, { account }: Account): Promise<void> {
  await page.getByLabel('登录账号').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
}

/** As a buyer, with the bar on the page of one app alone. */
export async function logInStandalone(page: Page, { account }: Account): Promise<void> {
  await page.getByLabel('账号').fill(account);
  await page.getByLabel('密码').fill(demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
}
