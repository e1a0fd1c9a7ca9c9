import { freePort } from 'tooling/lib/processes.mjs';
import { serve } from 'tooling/lib/shop.mjs';
import { openAs } from '../support/log-in';
import { expect, test } from '../support/shop';

const covers = { tag: ['@release'] };

test(
  'what a remote throws at a buyer stands on the faults page, at its line of the source',
  covers,
  async ({ page, shop, browser }) => {
    const pagePort = await freePort();
    const team = serve({
      store: shop.store,
      port: await freePort(),
      apiUrl: shop.apiUrl,
      serveArgs: ['--page-port', String(pagePort), '--telemetry', shop.telemetryDir],
    });
    await team.ready();

    await test.step('orders come without the goods that their card counts on', async () => {
      await page.route('**/api/sale/mall/order/page', async (route) => {
        const reply = await route.fetch();
        const body = await reply.json();
        for (const order of body.data) delete order.orderItems;
        await route.fulfill({ response: reply, json: body });
      });
      await openAs(page, 1, '/orderCenter');
      await expect(page.getByRole('alert')).toContainText('此页面暂时无法打开');
      await page.close();
    });

    await test.step('the team sees the line that threw', async () => {
      const admin = await browser.newPage({ baseURL: `http://127.0.0.1:${pagePort}` });
      const fault = admin.getByRole('listitem').filter({ hasText: "reading 'find'" });
      await expect(async () => {
        await admin.goto('/faults');
        await expect(fault.first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(fault.first()).toContainText('mf-orders');
      await fault.first().getByText(/^堆栈/).click();
      const line = fault.first().getByText(/src\/order-center\/model\/goods-in-brief\.ts:5/);
      await expect(line.first()).toBeVisible();
      await admin.close();
    });
    await team.stop();
  },
);
