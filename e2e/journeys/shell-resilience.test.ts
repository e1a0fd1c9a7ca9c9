import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { release } from 'tooling/lib/shop.mjs';
import { becomesAlive } from '../support/is-alive';
import { buyerOf, openAs } from '../support/log-in';
import { lookAtTheTabAgain } from '../support/look-at-tab';
import { expect, type RunningShop, test } from '../support/shop';
import { reportedLines } from '../support/telemetry';
import { variantOf } from '../support/variant-of';

const covers = { tag: ['@shell'] };

test.use({ own: 'releases' });

const header = (page: Page) => page.getByRole('banner');
const note = ['--by', 'journey', '--why', 'journey'];

/** Publishes a variant of an app and makes it live. */
async function promote(shop: RunningShop, app: string, variant: Parameters<typeof variantOf>[1]) {
  const folder = await variantOf(app, variant);
  await release(shop.store, 'publish', folder, ...note);
  await rm(folder, { recursive: true });
  await release(shop.store, 'promote', app, '--by', 'journey', '--without-check', 'journey');
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** What a page asks for, of the document that is open; the page's own record is empty while its clock is ours. */
function watchRequests(page: Page) {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.clear();
    paths.add(new URL(request.url()).pathname);
  });
  return {
    /** Versions of an app whose files were asked for. */
    versionsOf: (app: string) => [
      ...new Set(
        [...paths]
          .filter((path) => path.startsWith(`/apps/${app}/`))
          .map((path) => decodeURIComponent(path.split('/')[3] ?? '').replace(/\+.*/, '')),
      ),
    ],
  };
}

test(
  'with every remote and the API down, the shell goes on alone',
  covers,
  async ({ page, browser, shop }) => {
    await openAs(page, 1, '/home');
    const apps = join(shop.store, 'apps');
    const remotes = (await readdir(apps)).filter((name) => name.startsWith('mf-'));
    for (const remote of remotes) await rename(join(apps, remote), join(apps, `gone-${remote}`));
    await shop.api.stop();
    try {
      for (const [link, path] of [
        ['订单中心', '/orderCenter'],
        ['购物车', '/shoppingCar'],
        ['消息', '/mine'],
      ] as const) {
        await test.step(`${path} says that it cannot be shown, inside the app shell`, async () => {
          await page.goto('/clause');
          await header(page).getByRole('link', { name: link }).click();
          await expect(page.getByRole('alert').getByText('此页面暂时无法打开')).toBeVisible();
          await expect(header(page).getByText(buyerOf(1).clientName)).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await page.getByRole('button', { name: '重试' }).click();
          await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible();
        });
      }

      for (const [path, heading] of [
        ['/clause', '使用条款'],
        ['/privacy', '隐私声明'],
        ['/contactus', '联系我们'],
        ['/waiting', '敬请期待'],
        ['/404', '页面不存在'],
        ['/certificate?certificate=xukezheng', '医疗器械经营许可证'],
      ] as const) {
        await test.step(`${path} is shown`, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        });
      }

      await test.step('what the header asks of the API fails in its place', async () => {
        await header(page).getByRole('combobox').fill('湿巾');
        await expect(page.getByText('暂时无法给出建议，按回车键直接搜索')).toBeVisible();
        await page.keyboard.press('Escape');
        await header(page).getByRole('button', { name: '全部商品分类' }).press('Enter');
        await expect(page.getByRole('button', { name: '分类加载失败，点击重试' })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('the buyer can log out', async () => {
        await header(page)
          .getByRole('button', { name: buyerOf(1).clientName })
          .click();
        await page.getByRole('button', { name: '退出登录' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
        await expect(page).toHaveURL(/\/home$/);
        await expect(header(page).getByRole('link', { name: '登录' })).toBeVisible();
      });

      await test.step('a visitor who comes now sees the login, and is told that it cannot be reached', async () => {
        const visitor = await browser.newPage({ baseURL: shop.url });
        await visitor.goto('/mine');
        await visitor.getByLabel('登录账号').fill('hospital1');
        await visitor.getByLabel('密码', { exact: true }).fill('abc123');
        await visitor.keyboard.press('Enter');
        await expect(visitor.getByRole('alert')).toContainText('服务暂不可用，请稍后再试');
        await expect(visitor.getByLabel('登录账号')).toHaveValue('hospital1');
        await visitor.close();
      });
    } finally {
      for (const remote of remotes) await rename(join(apps, `gone-${remote}`), join(apps, remote));
      await shop.restartApi();
    }
  },
);

test(
  'a release that breaks on start is replaced by the one before it, and reported',
  covers,
  async ({ page, shop }) => {
    await promote(shop, 'mf-cart', { version: '1.0.7', before: 'throw new Error("broken on start");' });
    try {
      await openAs(page, 1, '/home');
      await header(page).getByRole('link', { name: '购物车' }).click();
      await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      const isReported = async (...marks: RegExp[]) =>
        (await reportedLines(shop)).some((line) => marks.every((mark) => mark.test(line)));
      const broken = /1\.0\.7\+/;
      await expect.poll(() => isReported(/last-good-version/, broken)).toBe(true);
      expect(await isReported(/"kind":"fault"/, broken, /"revision":\d+/)).toBe(true);
      await page.goto('/shoppingCar');
      await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
    } finally {
      await release(shop.store, 'rollback', 'mf-cart', ...note);
    }
  },
);

test(
  'an open tab takes what went live for remotes it has not loaded, and leaves what was taken back',
  covers,
  async ({ page, shop }) => {
    await page.clock.install();
    const asked = watchRequests(page);
    await openAs(page, 1, '/shoppingCar');
    await becomesAlive(page);
    await markDocument(page);

    await test.step('a new mf-orders and a new mf-cart go live', async () => {
      await promote(shop, 'mf-orders', { version: '1.0.8' });
      await promote(shop, 'mf-cart', { version: '1.0.8' });
      await lookAtTheTabAgain(page);
    });

    await test.step('the orders, not loaded yet, are the new ones, in the same document', async () => {
      await header(page).getByRole('link', { name: '订单中心' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(asked.versionsOf('mf-orders')).toContain('1.0.8');
      expect(await isSameDocument(page)).toBe(true);
    });

    await test.step('the cart stays what it is', async () => {
      await header(page).getByRole('link', { name: '购物车' }).click();
      await expect(page.getByRole('heading', { name: '购物车' })).toBeVisible();
      expect(asked.versionsOf('mf-cart')).toEqual(['1.0.0']);
      expect(await isSameDocument(page)).toBe(true);
    });

    await test.step('the new orders are taken back: the page goes on, the next one is the old version', async () => {
      await release(shop.store, 'rollback', 'mf-orders', ...note);
      await lookAtTheTabAgain(page);
      expect(await isSameDocument(page)).toBe(true);
      await header(page).getByRole('link', { name: '订单中心' }).click();
      await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(asked.versionsOf('mf-orders')).toEqual(['1.0.0']);
      expect(asked.versionsOf('mf-cart')).not.toContain('1.0.0');
    });
    await release(shop.store, 'rollback', 'mf-cart', ...note);
  },
);

test(
  'a byte that was changed under way never runs, in a release that an open tab takes, either',
  covers,
  async ({ page, shop }) => {
    await page.clock.install();
    const asked = watchRequests(page);
    await openAs(page, 1, '/clause');
    await becomesAlive(page);
    await promote(shop, 'mf-orders', { version: '1.0.9' });
    const folder = join(shop.store, 'apps', 'mf-orders');
    const version = (await readdir(folder)).find((name) => name.startsWith('1.0.9'));
    expect(version).toBeDefined();
    // From now on the front has held it against its signature; what changes later, the browser has to notice.
    await expect
      .poll(async () => (await page.request.get('/composition.json')).text())
      .toContain(`${version}`);
    try {
      for (const name of await readdir(join(folder, version ?? ''))) {
        const file = join(folder, version ?? '', name);
        if (/\.js\.(br|gz)$/.test(name)) await rm(file);
        if (/\.js$/.test(name))
          await writeFile(file, `window.tampered = true;\n${await readFile(file, 'utf8')}`);
      }
      await lookAtTheTabAgain(page);
      await header(page).getByRole('link', { name: '订单中心' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(asked.versionsOf('mf-orders')).toEqual(expect.arrayContaining(['1.0.9', '1.0.0']));
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    } finally {
      await release(shop.store, 'rollback', 'mf-orders', ...note);
    }
  },
);
