import type { Page } from '@playwright/test';

/** How long a tab rests before it asks again, and a little more. Milliseconds. */
const rest = 10_500;

/**
 * Looks at an open tab again, long after it asked last whether another composition is live, and waits until it has taken
 * what it finds. The page's clock has to be installed.
 */
export async function lookAtTheTabAgain(page: Page): Promise<void> {
  const document = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.clock.fastForward(rest);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await document).finished();
  // The page has read that document, and taken what it says, before it has read another one.
  await page.evaluate(async () => (await fetch('/', { cache: 'no-store' })).text());
}
