import { expect, type Page } from '@playwright/test';

/**
 * Watches what a page asks for from now on.
 * @returns waits until nothing is under way and the page has drawn what it has
 */
export function watchRest(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  const ended = () => {
    underWay -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    await expect.poll(() => underWay, { intervals: [50] }).toBeLessThanOrEqual(0);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    );
  };
}
