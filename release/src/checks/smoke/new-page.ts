import type { Browser, Page } from 'playwright-core';

/** A page for somebody of whom the browser knows nothing yet; what it asks is agreed to. */
export async function newPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return page;
}
