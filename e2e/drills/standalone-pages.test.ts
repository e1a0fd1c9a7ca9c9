import { join } from 'node:path';
import { startDevServer } from 'tooling/lib/dev-server.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { serve } from 'tooling/lib/shop.mjs';
import { buyerOf, logInStandalone } from '../support/log-in';
import { expect, test } from '../support/shop';

test.describe.configure({ timeout: 300_000 });

test('the page of one app alone shows other apps’ views from the live shop, and without it says what would stand there', async ({
  page,
  shop,
}) => {
  const port = await freePort();
  const openShop = async () => {
    const front = serve({ store: shop.store, port, apiUrl: shop.apiUrl });
    await front.ready();
    return front;
  };
  let front = await openShop();
  const developing = startDevServer(join(projectRoot, 'mf-account'), await freePort(), {
    shop: front.url,
    api: shop.apiUrl,
  });
  await developing.ready();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const view = page.locator('[data-slot="orders/latest-order"]');
  const instead = page.getByRole('region', { name: '插槽 orders/latest-order' });
  const todo = page.getByRole('heading', { name: '待办事项' });
  try {
    await test.step('a view of the order centre, with what the buyer who has logged in here ordered last', async () => {
      await page.goto(`${developing.url}/mine`);
      await logInStandalone(page, buyerOf(1));
      await expect(view.getByRole('article')).toBeVisible({ timeout: 60_000 });
      await expect(view).toContainText('订单号');
      await expect(instead).toHaveCount(0);
    });

    await test.step('without the shop, which view would stand there', async () => {
      await front.stop();
      await page.reload();
      await expect(todo).toBeVisible();
      await expect(instead).toContainText('商城没有应答');
    });

    await test.step('the shop is back', async () => {
      front = await openShop();
      await instead.getByRole('button', { name: '重试' }).click();
      await expect(view.getByRole('article')).toBeVisible();
    });
    expect(errors).toEqual([]);

    await test.step('a page that answers itself asks nobody', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${developing.url}/mine?fake`);
      await expect(instead).toContainText('自带数据的页面不连接商城');
      expect(asked.filter((path) => /^\/(api|apps|live-shop)\b/.test(path))).toEqual([]);
    });
  } finally {
    await Promise.all([front.stop(), developing.stop()]);
  }
});
