import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { buyerOf } from '../support/log-in';
import { beginSession, call } from '../support/session';
import { handsOf } from './hands';
import { median } from './median';
import { checkOut, fromBought, fromQuickOrder, oneByOne, type Usual } from './usual-ways';

/**
 * From opening /home to an order of ten products that a buyer takes again and again, by somebody who reads nothing:
 * seconds, clicks and keys, by each way. `npm run bench:usual-order -w e2e -- [rounds] [address of the shop] [of its API]`
 */
const rounds = Number(process.argv[2] ?? 3);
const [address, apiAddress] = process.argv.slice(3);
const products = 10;
const ways = { 常购: fromBought, 快速下单: fromQuickOrder, 'one by one': oneByOne };

const folder = mkdtempSync(join(tmpdir(), 'mall-usual-'));
const shop =
  address && apiAddress
    ? { url: address, apiUrl: apiAddress, stop: async () => undefined }
    : await releaseAll(join(folder, 'store')).then(() =>
        startShop({
          store: join(folder, 'store'),
          dataDir: join(folder, 'data'),
          apiEnv: { DEMO_ADVANCE: 'off' },
        }),
      );
const session = await beginSession(shop.apiUrl, buyerOf(1));
const ask = <T>(path: string, body: object = {}) => call<T>(shop.apiUrl, path, body, session.token);

interface Bought {
  model: string;
  name: string;
  canOrder: boolean;
  lastSkuId: string;
  productSkues: { id: string; name: string; stockState: string }[];
}

/** What the buyer takes again, as far as there is enough of it. */
async function usualList(): Promise<Usual[]> {
  const { list } = await ask<{ list: Bought[] }>('order/bought/page', { current: 1, pageSize: 30 });
  const ready = list.flatMap(({ model, name, canOrder, lastSkuId, productSkues }) => {
    const unit = productSkues.find(({ id }) => id === lastSkuId);
    return canOrder && unit?.stockState === 'available'
      ? [{ model, name, unitName: unit.name, count: 1 }]
      : [];
  });
  return ready.slice(0, products);
}

async function emptyCart(): Promise<void> {
  const { list } = await ask<{ list: { memberCartSkus: { id: string }[] }[] }>('memberCart/page', {
    current: 1,
    pageSize: 1000,
  });
  const ids = list.flatMap(({ memberCartSkus }) => memberCartSkus.map(({ id }) => id));
  if (ids.length > 0) await ask('memberCart/delete', { memberCartSkuIds: ids });
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const usual = await usualList();
  if (usual.length < products) throw new Error(`only ${usual.length} usual products are in stock`);
  console.log(`an order of ${usual.length} usual products, medians of ${rounds} rounds\n`);
  console.log('| way | seconds | clicks | keys |\n|---|---|---|---|');
  for (const [name, way] of Object.entries(ways)) {
    const seconds: number[] = [];
    let count = { clicks: 0, keys: 0 };
    for (let round = 0; round < rounds; round += 1) {
      await emptyCart();
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        locale: 'zh-CN',
        serviceWorkers: 'block',
      });
      await context.addCookies([{ name: 'Authorization', value: session.token, url: shop.url }]);
      await context.addInitScript((user) => localStorage.setItem('userInfo', user), session.userInfo);
      const page = await context.newPage();
      const hands = handsOf(page);
      const began = performance.now();
      await page.goto(`${shop.url}/home`);
      await way(page, hands, usual);
      await checkOut(page, hands, usual);
      seconds.push((performance.now() - began) / 1_000);
      count = hands.count;
      await context.close();
    }
    console.log(`| ${name} | ${median(seconds).toFixed(1)} | ${count.clicks} | ${count.keys} |`);
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
