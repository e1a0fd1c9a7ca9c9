import type { BrowserContext, Cookie } from '@playwright/test';
import { buyerOf, fillLogin } from '../support/log-in';

/** What a browser keeps of the buyer who has logged in with it: documents are drawn for no other. */
export interface BuyersBrowser {
  userInfo: string;
  cookies: Cookie[];
}

/** Logs the demonstration's direct client in by the form. @param url of a shop whose documents are drawn */
export async function buyersBrowser(context: BrowserContext, url: string): Promise<BuyersBrowser> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await fillLogin(page, buyerOf(1));
  await page.waitForFunction(() => /(?:^|; )stored=/.test(document.cookie));
  const userInfo = await page.evaluate(() => localStorage.getItem('userInfo') ?? '');
  await page.close();
  const cookies = await context.cookies();
  for (const name of ['Authorization', 'mall-device'])
    if (!cookies.some((cookie) => cookie.name === name)) throw new Error(`the login left no cookie ${name}`);
  return { userInfo, cookies };
}
