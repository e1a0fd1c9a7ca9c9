import type { Page } from '@playwright/test';
import { watchRest } from '../support/at-rest';
import { buyerOf, logIn } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@shell'] };

/** What is asked of the API but reports. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.includes('/telemetry/')) asked.push(pathname.slice(15));
  });
  return asked;
}

/** Every request takes 150 ms before it goes out. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 150,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await line(false);
  return line;
}

async function openAsBuyer(page: Page, path: string) {
  await logIn(page, buyerOf(1));
  const rest = watchRest(page);
  await page.goto(path);
  await expect(page.locator('#app-shell')).toHaveCount(0);
  await rest();
  return rest;
}

declare global {
  /** How a page was drawn before it was complete. */
  var drawnWithout: string[];
}

/** Follows how the next page is drawn; `content` is what its replies bring. */
const watchDrawing = (page: Page, content: string) =>
  page.evaluate((wanted) => {
    globalThis.drawnWithout = [];
    const before = [...document.querySelectorAll('main > *')].filter((part) => part.checkVisibility());
    new MutationObserver(() => {
      if (before.some((part) => part.checkVisibility())) return;
      const shows = (selector: string) =>
        [...document.querySelectorAll(`main ${selector}`)].some((part) => part.checkVisibility());
      if (shows('[aria-label="正在加载"]')) globalThis.drawnWithout.push('its code');
      if (!shows(wanted)) globalThis.drawnWithout.push('its replies');
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  }, content);

const nextPages = [
  { name: '购物车', path: '/shoppingCar', app: 'mf-cart', content: 'table tbody tr' },
  { name: '订单中心', path: '/orderCenter', app: 'mf-orders', content: 'article' },
] as const;

for (const { name, path, app, content } of nextPages) {
  test(
    `where a pointer has rested on 「${name}」 its page is drawn complete, and needs the line no more`,
    covers,
    async ({ page }) => {
      const rest = await openAsBuyer(page, '/home');
      const line = await slowDown(page);
      const link = page.getByRole('banner').getByRole('link', { name }).first();
      // What looks at links comes with the first pointer.
      await page.mouse.move(5, 5);
      await rest();
      await link.hover();
      await page.waitForFunction((at) => performance.getEntriesByName(`ready ${at}`).length > 0, path);
      const drawn = page.locator(`[data-app="${app}"] ${content}`).first();
      await expect(drawn).toBeAttached();
      await expect(drawn).toBeHidden();
      const before = await drawn.elementHandle();
      await rest();
      // From here on no reply comes: what stands on the page was there before the click.
      await line(true);
      // The words on that move the header down.
      await expect(page.getByRole('status').filter({ hasText: '当前没有网络' })).toBeVisible();
      await link.hover();
      const asked = watchCalls(page);
      await watchDrawing(page, content);
      await page.mouse.down();
      await page.mouse.up();
      await expect(drawn).toBeVisible();
      expect(await before?.isVisible()).toBe(true);
      expect(await page.evaluate(() => globalThis.drawnWithout)).toEqual([]);
      await expect(page.getByRole('main').getByText('网络')).toHaveCount(0);
      expect(asked).toEqual([]);
    },
  );
}

test(
  'a pointer over a list asks for none of its products, which open in other tabs',
  covers,
  async ({ page }) => {
    await openAsBuyer(page, '/home/all_product?parentId=1');
    const links = page.getByRole('main').locator('a[href^="/home/detail?"]');
    await expect(links.first()).toBeVisible();
    await page.mouse.move(5, 5);
    const asked = watchCalls(page);
    const places = await links.evaluateAll((all) =>
      all
        .map((link) => link.getBoundingClientRect())
        .filter(({ top, height }) => height > 0 && top > 0 && top < innerHeight)
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })),
    );
    expect(places.length).toBeGreaterThan(3);
    for (let round = 0; round < 10; round += 1) for (const { x, y } of places) await page.mouse.move(x, y);
    expect(asked.filter((path) => path.endsWith('product/detail'))).toEqual([]);
  },
);
