import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { buyerOf } from '../support/log-in';
import { beginSession } from '../support/session';
import { median } from './median';

/**
 * A cart of 1000 lines at a quarter of the processor's speed: what changing a quantity and selecting all take until
 * the next frame is painted, beside the main thread's own time, to which other work on the machine does not add.
 * `npm run bench:long-cart -w e2e -- [rounds] [address of the shop] [address of its API]`
 */
const rounds = Number(process.argv[2] ?? 9);
const lines = 1000;
const target = 200;
const cpuSlowdown = 4;

interface Line {
  id: string;
  skuId: string;
  count: number;
  selected: boolean;
  state: string;
}
interface Product {
  productSpu: { id: string; name: string };
  memberCartSkus: Line[];
}

/** The buyer's own lines over and over, each of a product of its own; edits are remembered. */
async function lengthenCart(page: Page): Promise<void> {
  let cart: Product[] | null = null;
  const all = () => cart?.flatMap(({ memberCartSkus }) => memberCartSkus) ?? [];
  await page.route('**/memberCart/page', async (route) => {
    const reply = await route.fetch();
    const envelope = (await reply.json()) as { data: { list: Product[] } };
    const sold = envelope.data.list.filter(({ memberCartSkus }) =>
      memberCartSkus.every(({ state }) => state === 'normal'),
    );
    cart ??= Array.from({ length: lines }, (_, place) => {
      const product = sold[place % sold.length] as Product;
      const [line] = product.memberCartSkus as [Line];
      return {
        ...product,
        productSpu: {
          ...product.productSpu,
          id: `p${place}`,
          name: `${product.productSpu.name} ${place + 1}`,
        },
        memberCartSkus: [
          { ...line, id: `l${place}`, skuId: `s${place}`, selected: false, cartSkuConsignees: [] },
        ],
      };
    });
    await route.fulfill({ json: { ...envelope, data: { list: cart, total: lines } } });
  });
  await page.route(/memberCart\/(edit|select)/, async (route) => {
    const change = route.request().postDataJSON();
    const ids = new Set<string>(change.memberCartSkuIds ?? [change.id]);
    for (const line of all().filter(({ id }) => ids.has(id))) Object.assign(line, { ...change, id: line.id });
    await route.fulfill({ json: { code: '0', data: { amount: lines } } });
  });
}

interface Step {
  /** Milliseconds from the press until the next frame is on the screen. */
  wall: number;
  /** Milliseconds of the main thread. */
  own: number;
}

async function measureStep(page: Page, cdp: CDPSession, selector: string): Promise<Step> {
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await spent();
  // As text, so that no build step puts its own helpers into the page.
  const wall = (await page.evaluate(`new Promise((resolve) => {
    const target = document.querySelector('${selector}');
    const start = performance.now();
    target.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    });
  })`)) as number;
  return { wall, own: (await spent()) - before };
}

const folder = mkdtempSync(join(tmpdir(), 'mall-long-cart-'));
const given = process.argv[3];
const store = join(folder, 'store');
if (!given) await releaseAll(store);
const shop = given ? null : await startShop({ store, dataDir: join(folder, 'data') });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const url = given ?? shop?.url ?? '';
  const session = await beginSession(process.argv[4] ?? shop?.apiUrl ?? url, buyerOf(1));
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'Authorization', value: session.token, url }]);
  await context.addInitScript((user) => localStorage.setItem('userInfo', user), session.userInfo);
  const page = await context.newPage();
  await lengthenCart(page);
  await page.goto(`${url}/shoppingCar`);
  await page.getByText(`共 ${lines} 种商品`).waitFor();
  await page.waitForTimeout(2_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

  console.log(
    `cart of ${lines} lines, ${rounds} rounds, CPU/${cpuSlowdown}, medians in ms, target ${target}\n`,
  );
  console.log('| step | to the next frame | main thread | met |');
  console.log('|---|---|---|---|');
  const steps = {
    'change a quantity': 'table [aria-label^="增加数量"]:not(:disabled)',
    'select all': 'thead input[type="checkbox"]',
  };
  for (const [name, selector] of Object.entries(steps)) {
    const taken: Step[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const step = await measureStep(page, cdp, selector);
      if (round > 0) taken.push(step);
      await page.waitForTimeout(1_500);
    }
    const wall = median(taken.map((step) => step.wall));
    const own = median(taken.map((step) => step.own));
    console.log(`| ${name} | ${wall.toFixed(0)} | ${own.toFixed(0)} | ${wall < target ? 'yes' : 'no'} |`);
  }
} finally {
  await browser.close();
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
}
