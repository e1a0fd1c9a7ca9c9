import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { projectRoot } from 'tooling/lib/places.mjs';
import { runProgram } from 'tooling/lib/processes.mjs';
import { release } from 'tooling/lib/shop.mjs';
import { clickThrough } from '../support/click-through';
import { buyerOf, fillLogin } from '../support/log-in';
import { lookAtTheTabAgain } from '../support/look-at-tab';
import { marked, publishPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });

const promoteLoop = join(projectRoot, 'release', 'src', 'testing', 'promote-loop.ts');
const by = ['--by', 'drill', '--without-check', 'drill'];

test.describe.configure({ timeout: 1_200_000 });

/** Marks of the scripts that a page has run, such as `mf-cart:a`. */
const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys((globalThis as { ran?: object }).ran ?? {}));

function expectOneVersionEach(marks: readonly string[]): void {
  const apps = marks.map((mark) => mark.split(':')[0]);
  expect(new Set(apps).size, marks.join(' ')).toBe(apps.length);
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/home');
  return page;
}

test('fifty releases and rollbacks under tabs that click through', async ({ context, shop }) => {
  const versions = async (app: string) => [
    await publishPatched(shop.store, app, marked(`${app}:a`)),
    await publishPatched(shop.store, app, marked(`${app}:b`)),
  ];
  const [cart, orders] = await Promise.all([versions('mf-cart'), versions('mf-orders')]);
  const first = await context.newPage();
  await first.goto('/login');
  await fillLogin(first, buyerOf(1));
  const tabs = [first, await openTab(context)];
  const errors: string[] = [];
  for (const tab of tabs) tab.on('pageerror', (error) => errors.push(error.message));

  let releasing = true;
  const loop = (app: string, list: readonly string[]) =>
    runProgram(promoteLoop, [shop.store, '25', `${app}=${list}`], { env: { PAUSE_MS: '200' } });
  const released = Promise.all([loop('mf-cart', cart), loop('mf-orders', orders)]).finally(() => {
    releasing = false;
  });
  const clicked = tabs.map((tab) =>
    clickThrough(tab, ['购物车', '订单中心', '首页'], {
      whilst: () => releasing,
      seen: async () => expectOneVersionEach(await ran(tab)),
    }),
  );
  const clicks = await Promise.all(clicked);
  await released;
  expect(clicks.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  expect(JSON.parse(await (await fetch(`${shop.url}/composition.json`)).text()).revision).toBeGreaterThan(50);
});

test('a withdrawn canary is left: by new documents at once, by an open tab at its next navigation', async ({
  context,
  shop,
}) => {
  const live = await publishPatched(shop.store, 'mf-cart', marked('mf-cart:live'));
  await release(shop.store, 'promote', `mf-cart@${live}`, ...by);
  const canary = await publishPatched(shop.store, 'mf-cart', marked('mf-cart:canary'));
  await release(shop.store, 'promote', `mf-cart@${canary}`, '--share', '10', ...by);
  const buckets = await readdir(join(shop.store, 'documents', 'stable', 'live', 'buckets'));
  const [mine = ''] = buckets;
  const theirs =
    Array.from({ length: 90 }, (_, bucket) => `${bucket + 10}`).find((b) => !buckets.includes(b)) ?? '';
  await context.addCookies([{ name: 'bucket', value: mine, url: shop.url }]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/login');
  await fillLogin(page, buyerOf(1));
  await page.goto('/shoppingCar');
  await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
  expect(await ran(page)).toEqual(['mf-cart:canary']);

  await test.step('another buyer has what everybody has, in every tab', async () => {
    const other = await context.browser()?.newContext({ baseURL: shop.url });
    if (other === undefined) throw new Error('no browser');
    await other.addCookies([{ name: 'bucket', value: theirs, url: shop.url }]);
    const state = (await context.storageState()).cookies.filter(({ name }) => name !== 'bucket');
    await other.addCookies(state);
    const tab = await other.newPage();
    await tab.goto('/home');
    const shown = await tab.evaluate(() => document.getElementById('composition')?.textContent ?? '');
    expect(JSON.parse(shown).apps['mf-cart'].version).toBe(live);
    await other.close();
  });

  await release(shop.store, 'rollback', 'mf-cart', '--by', 'drill', '--why', '合计有误');
  await test.step('a new document', async () => {
    const tab = await context.newPage();
    await tab.goto('/shoppingCar');
    await expect(tab.getByRole('heading', { name: '购物车' })).toBeVisible();
    expect(await ran(tab)).toEqual(['mf-cart:live']);
    await tab.close();
  });
  await test.step('the open tab, once it has heard of it', async () => {
    await lookAtTheTabAgain(page);
    await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('banner').getByRole('link', { name: '购物车' }).first().click();
    await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    // The old document may still be on its way out.
    await expect(async () => expect(await ran(page)).toEqual(['mf-cart:live'])).toPass();
  });
});

test('mixed versions work both ways: a new shell with old remotes, a new remote with the old shell', async ({
  page,
  shop,
}) => {
  const paths = ['/home', '/shoppingCar', '/orderCenter', '/mine'];
  const visitAll = async () => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('此页面暂时无法打开')).toBeHidden();
    }
  };
  await page.goto('/login');
  await fillLogin(page, buyerOf(1));
  const shell = await publishPatched(shop.store, 'shell', (text) => `${text}\n/* new */`);
  await release(shop.store, 'promote', `shell@${shell}`, ...by);
  await visitAll();
  await release(shop.store, 'rollback', 'shell', '--by', 'drill');
  const orders = await publishPatched(shop.store, 'mf-orders', (text) => `${text}\n/* new */`);
  await release(shop.store, 'promote', `mf-orders@${orders}`, ...by);
  await visitAll();
});
