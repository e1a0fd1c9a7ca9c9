import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { chromiumArgs, findChromium } from 'tooling/lib/chromium.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { releaseAll, startShop } from 'tooling/lib/shop.mjs';
import { call } from '../support/session';
import { buyersBrowser } from './buyers-browser';
import { median } from './median';
import { ownCertificate } from './own-certificate';

/**
 * Lighthouse on every page that visitors see and on those where buyers buy: medians of some runs, over HTTP/2 and brotli.
 * `npm run bench:lighthouse -w e2e -- [rounds] [part of a path] [--mobile]`: as a desktop, or as Lighthouse's own slow phone.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mobile: { type: 'boolean', default: false } },
});
const rounds = Number(positionals[0] ?? 3);
const only = positionals[1] ?? '';
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;
const visitorPages = [
  '/home',
  '/login',
  '/home/all_product',
  '/searchpage?name=消毒',
  '/home/contact_us',
  '/certificate?certificate=xukezheng',
];

const folder = mkdtempSync(join(tmpdir(), 'mall-lighthouse-'));
const certificate = await ownCertificate(folder);
const store = join(folder, 'store');
await releaseAll(store);
const shop = await startShop({
  store,
  dataDir: join(folder, 'data'),
  apiEnv: { DEMO_ADVANCE: 'off' },
  serveArgs: certificate.serveArgs,
});

/**
 * A browser whose own profile Lighthouse measures in, so that a session set there is its session. Nothing else is kept in it:
 * under a certificate that is only put up with, every visit is a first one.
 */
async function openBrowser(name: string): Promise<{ context: BrowserContext; port: number }> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, name), {
    executablePath: findChromium(),
    args: [...chromiumArgs, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  return { context, port };
}

async function measure(port: number, who: string, path: string): Promise<void> {
  if (!path.includes(only)) return;
  const runs: Record<string, number>[] = [];
  let failing: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags: Flags = {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: true,
    };
    const result = await lighthouse(shop.url + path, flags, values.mobile ? undefined : desktopConfig);
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const { categories: scores, audits } = result.lhr;
    runs.push({
      ...Object.fromEntries(categories.map((name) => [name, 100 * (scores[name]?.score ?? 0)])),
      ...Object.fromEntries(
        Object.keys(metrics).map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
      ),
    });
    failing = ['accessibility', 'best-practices'].flatMap((name) =>
      (scores[name]?.auditRefs ?? []).flatMap(({ id, weight }) =>
        weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
      ),
    );
  }
  const of = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN));
  const cells = [
    path,
    who,
    ...categories.map((name) => of(name).toFixed(0)),
    ...Object.keys(metrics).map((name) =>
      name === 'cumulative-layout-shift' ? of(name).toFixed(3) : `${of(name).toFixed(0)} ms`,
    ),
  ];
  console.log(`| ${cells.join(' | ')} |${failing.length > 0 ? ` ${failing.join(' ')}` : ''}`);
}

try {
  console.log(`| page | as | ${[...categories, ...Object.values(metrics)].join(' | ')} |`);
  console.log('|---|---|---|---|---|---|---|---|---|');
  const visitor = await openBrowser('visitor');
  for (const path of visitorPages) await measure(visitor.port, 'visitor', path);
  await visitor.context.close();

  const buyer = await openBrowser('buyer');
  await buyersBrowser(buyer.context, shop.url);
  const { list } = await call<{ list: { id: string }[] }>(shop.apiUrl, 'product/page', {
    current: 1,
    pageSize: 1,
  });
  for (const path of [
    '/home',
    `/home/detail?id=${list[0]?.id}`,
    '/home/all_product',
    '/home/surprise',
    '/shoppingCar',
    '/orderCenter',
    '/mine',
  ])
    await measure(buyer.port, 'buyer', path);
  await buyer.context.close();
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
