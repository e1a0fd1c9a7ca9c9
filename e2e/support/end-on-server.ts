import type { BrowserContext } from '@playwright/test';
import type { RunningShop } from './shop';

/** The server ends the session of a browser, which learns of it with its next call. */
export async function endOnServer(context: BrowserContext, { apiUrl }: RunningShop): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'Authorization')?.value ?? '';
  await fetch(`${apiUrl}/api/sale/mall/member/web/logout`, {
    headers: { 'a-session-id': decodeURIComponent(token), 'a-client-type': 'WEB' },
  });
}
