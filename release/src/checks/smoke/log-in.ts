import type { Page } from 'playwright-core';
import { SETTLED_WITHIN_MS } from './settled-state';

/**
 * Logs in by the form, as a buyer does.
 * @returns null, or why it did not work
 */
export async function logIn(
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<string | null> {
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  try {
    await page.getByLabel('登录账号').fill(account, { timeout: SETTLED_WITHIN_MS });
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: SETTLED_WITHIN_MS });
    return null;
  } catch {
    return `/login: ${account} could not log in`;
  }
}
