import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort } from 'tooling/lib/processes.mjs';
import { release, serve } from 'tooling/lib/shop.mjs';
import { watchRest } from '../support/at-rest';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, type RunningShop, test } from '../support/shop';
import { variantOf } from '../support/variant-of';

const covers = { tag: ['@shell'] };

test.use({ own: 'releases', serviceWorkers: 'allow' });

/** The shop on an address that can be taken away and given back. */
async function aLine({ store, apiUrl }: RunningShop) {
  const port = await freePort();
  let front: ReturnType<typeof serve> | undefined;
  const line = {
    url: `http://localhost:${port}`,
    async up() {
      front = serve({ store, port, apiUrl });
      await front.ready();
    },
    async down() {
      await front?.stop();
      front = undefined;
    },
  };
  await line.up();
  return line;
}

interface Kept {
  /** Of each app, in the document. */
  versions: Record<string, string>;
  paths: string[];
  /** The calls whose replies are there. */
  calls: string[];
  /** Whose they are, as nobody can read it. */
  owners: string[];
}

/** What this browser keeps. */
const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const shop = await caches.match('/');
    const html = new DOMParser().parseFromString((await shop?.text()) ?? '', 'text/html');
    const { apps = {} } = JSON.parse(html.getElementById('composition')?.textContent ?? '{}');
    const replies = (await caches.has('shop-replies'))
      ? await (await caches.open('shop-replies')).keys()
      : [];
    return {
      versions: Object.fromEntries(
        Object.entries<{ version: string }>(apps).map(([app, { version }]) => [app, version]),
      ),
      paths: (await (await caches.match('/cached/paths'))?.json()) ?? [],
      calls: replies.map(({ url }) => new URL(url).pathname.split('/').slice(3).join('/')),
      owners: [...new Set(replies.map(({ url }) => new URL(url).pathname.split('/')[2] ?? ''))],
    };
  });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '当前没有网络，只能查看' });
const lines = (page: Page) => page.getByRole('main').getByRole('checkbox');

test('without network a buyer sees what they saw last, and is told so', covers, async ({ page, shop }) => {
  const line = await aLine(shop);
  const at = (path: string) => line.url + path;
  await page.goto(at('/login'));
  await fillLogin(page, buyerOf(1));
  await page.goto(at('/home'));
  for (const [path, call] of [
    ['/shoppingCar', 'memberCart/page'],
    ['/orderCenter', 'order/page'],
    ['/home', 'banner/list'],
  ] as const) {
    await page.goto(at(path));
    await expect(page.locator('#app-shell')).toHaveCount(0);
    await expect
      .poll(async () => {
        const { paths, calls } = await keptIn(page);
        return [paths.includes(path), calls.includes(call)];
      })
      .toEqual([true, true]);
  }
  await page.goto(at('/shoppingCar'));
  await expect(lines(page).first()).toBeVisible();
  const inCart = await lines(page).count();
  await line.down();

  await test.step('cart, orders and home stand there, under a word on it', async () => {
    await page.goto(at('/shoppingCar'));
    await expect(notice(page)).toContainText('看到的内容');
    await expect(lines(page)).toHaveCount(inCart);
    await page.getByRole('banner').getByRole('link', { name: '订单中心' }).first().click();
    await expect(page.getByRole('article', { name: /^订单号 / }).first()).toBeVisible();
    await page.goto(at('/home'));
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/home/detail?"]').first()).toBeVisible();
  });

  await test.step('a change is not made, in words, and nothing typed is lost', async () => {
    await page.goto(at('/shoppingCar'));
    await expect(lines(page)).toHaveCount(inCart);
    await page.getByRole('combobox', { name: '搜索商品' }).fill('手套');
    await lines(page).nth(1).click();
    await expect(page.getByText('网络连接中断，1 处修改已为您保留，恢复后将自动保存')).toBeVisible();
    await expect(page.getByRole('combobox', { name: '搜索商品' })).toHaveValue('手套');
  });

  await test.step('with the line the page goes on by itself', async () => {
    await line.up();
    await notice(page).getByRole('button', { name: '重新连接' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(lines(page)).toHaveCount(inCart);
  });
  await line.down();
});

test(
  'who has only looked finds it, too, and the page rests',
  covers,
  async ({ page, context, browser, shop }) => {
    const line = await aLine(shop);
    const at = (path: string) => line.url + path;
    await page.goto(at('/login'));
    await fillLogin(page, buyerOf(1));
    const looking = await browser.newContext({
      storageState: await context.storageState(),
      serviceWorkers: 'allow',
    });
    const seen = await looking.newPage();
    await seen.goto(at('/home'));
    await expect.poll(async () => (await keptIn(seen)).calls).toContain('order/bought/page');
    // The document is kept last, when all that it needs is there.
    await expect.poll(async () => Object.keys((await keptIn(seen)).versions)).toContain('shell');
    await line.down();

    const rest = watchRest(seen);
    await seen.goto(at('/home'));
    await expect(notice(seen)).toBeVisible();
    await expect(seen.getByRole('list', { name: '再次订购' }).getByRole('listitem').first()).toBeVisible();
    await rest();
    let asked = 0;
    seen.on('request', () => {
      asked += 1;
    });
    await seen.waitForTimeout(3_000);
    expect(asked).toBeLessThan(30);
    await looking.close();
  },
);

test('nothing personal is left for who comes next', covers, async ({ page, context, shop }) => {
  const line = await aLine(shop);
  const at = (path: string) => line.url + path;
  const buyer = buyerOf(1);
  await page.goto(at('/login'));
  await fillLogin(page, buyer);
  await page.goto(at('/orderCenter'));
  await expect.poll(async () => (await keptIn(page)).calls).toContain('order/page');
  const [owner] = (await keptIn(page)).owners;
  const other = await context.newPage();
  await other.goto(at('/home'));

  await test.step('a logout in another tab', async () => {
    await other.getByRole('banner').getByRole('button', { name: buyer.clientName }).click();
    await other.getByRole('button', { name: '退出登录' }).click();
    await other.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: '登录' }).first()).toBeVisible();
    await expect.poll(async () => (await keptIn(other)).owners).not.toContain(owner);
  });

  await test.step('another buyer, whose own replies are kept', async () => {
    await other.goto(at('/login'));
    await fillLogin(other, buyerOf(3));
    await other.goto(at('/shoppingCar'));
    await expect.poll(async () => (await keptIn(other)).calls).toContain('memberCart/page');
    const { owners } = await keptIn(other);
    expect(owners).toHaveLength(1);
    expect(owners).not.toContain(owner);
  });
  await line.down();
});

test(
  'what was taken back is not shown, and the whole can be switched off',
  covers,
  async ({ page, shop }) => {
    const line = await aLine(shop);
    const at = (path: string) => line.url + path;
    const cart = async () => (await keptIn(page)).versions['mf-cart'];
    await page.goto(at('/home'));
    await expect.poll(cart).toBeDefined();
    const before = await cart();

    await test.step('a release goes live, and is kept', async () => {
      await release(
        shop.store,
        'publish',
        await variantOf('mf-cart', { version: '1.0.1' }),
        '--by',
        'cart-team',
      );
      await release(shop.store, 'promote', 'mf-cart', '--by', 'cart-team', '--without-check', 'journey');
      await page.goto(at('/home'));
      await expect.poll(cart).toMatch(/^1\.0\.1\+/);
    });

    await test.step('taken back, it is gone as soon as the browser hears of it', async () => {
      await release(shop.store, 'rollback', 'mf-cart', '--by', 'cart-team', '--why', 'journey');
      await expect
        .poll(
          async () => {
            await page.evaluate(() => fetch('/composition.json', { cache: 'no-store' }));
            return cart();
          },
          { intervals: [500] },
        )
        .toBe(before);
      await line.down();
      await page.goto(at('/home'));
      await expect(notice(page)).toBeVisible();
      const shown = await page.locator('#composition').evaluate(({ textContent }) => textContent ?? '');
      expect(JSON.parse(shown).apps['mf-cart'].version).toBe(before);
      await line.up();
    });

    await test.step('switched off, it ends itself with the next visit and leaves nothing', async () => {
      const config = JSON.parse(await readFile(join(projectRoot, 'release.config.json'), 'utf8'));
      const file = join(shop.store, 'off.json');
      await writeFile(file, JSON.stringify({ ...config, site: { ...config.site, offline: false } }));
      await release(shop.store, 'configure', file, '--by', 'platform', '--why', 'journey');
      await page.goto(at('/home'));
      let step = 0;
      await expect
        .poll(async () => {
          // What ends it comes with a sign of somebody, where it has not come when the page was idle.
          step += 20;
          await page.mouse.move(200 + step, 200);
          return page.evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ]);
        })
        .toEqual([0, 0]);
      await line.down();
      await expect(page.goto(at('/home'))).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    });
  },
);
