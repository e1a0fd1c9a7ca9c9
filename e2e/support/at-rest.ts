import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches what a page asks for from now on.
 * @returns waits until nothing is under way and the page has drawn what it has
 */
export function watchRest(page: Page): () => Promise<void> {
  // One by one: what was asked for before ends, too, and is not counted.
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await expect.poll(() => underWay.size, { intervals: [50] }).toBe(0);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    );
  };
}
