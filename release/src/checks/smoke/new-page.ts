/// <reference lib="dom" />

import type { Browser, Page } from 'playwright-core';

/**
 * A page for somebody of whom the browser knows nothing yet; what it asks is agreed to. They go on where a link leads, so
 * what opens in another tab opens in theirs.
 */
export async function newPage(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', serviceWorkers: 'block' });
  await context.addInitScript(stayInTab);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  return page;
}

/** Runs in the page, so it needs nothing of what runs here. */
function stayInTab(): void {
  const stay = ({ target }: Event) =>
    target instanceof Element && target.closest('a[target]')?.removeAttribute('target');
  addEventListener('click', stay, true);
}
