import type { BrowserContext, Page, Route } from '@playwright/test';
import { release } from 'tooling/lib/shop.mjs';
import { listRemotes } from 'tooling/rspack/federation-field.mjs';
import { isAlive } from '../support/is-alive';
import { openAs } from '../support/log-in';
import { isAppModule, type Patch, publishAllPatched } from '../support/patched-build';
import { expect, test } from '../support/shop';
import { reportedLines } from '../support/telemetry';

/** Every remote, and where its pages begin. */
const remotes = listRemotes().map(({ name, mount: [path = '/'] }) => ({ name, path }));
const about = { tag: ['@shell'] };

const reply = (options: Parameters<Route['fulfill']>[0]) => (route: Route) => route.fulfill(options);

/** Milliseconds until a buyer is told, counted from the app shell of the page. */
const toldWithin = 1_000;
const toldOfHangingWithin = 5_000;
const busyMachine = 1_500;

interface Fault {
  files: RegExp;
  meet: (route: Route) => unknown;
  within?: number;
}

/** What can go wrong between a remote's files and the browser; each is met by the shell's fallback. */
const faults: Record<string, Fault> = {
  'entry 404': { files: /remoteEntry/, meet: reply({ status: 404, body: 'Not found' }) },
  'entry hangs': { files: /remoteEntry/, meet: () => {}, within: toldOfHangingWithin },
  'entry is HTML': {
    files: /remoteEntry/,
    meet: reply({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  'chunk 404': { files: /__federation_expose_app.*\.js/, meet: reply({ status: 404, body: 'Not found' }) },
  'tampered byte': {
    files: /__federation_expose_app.*\.js/,
    async meet(route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered=1;${await response.text()}` });
    },
  },
};

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: '此页面暂时无法打开' });
const content = (page: Page) => page.getByRole('main');

/** The remote's own page is there: no fallback, nothing loading, something to read, and alive. */
async function expectPage(page: Page): Promise<void> {
  await expect(async () => {
    expect(await fallback(page).count()).toBe(0);
    expect(((await content(page).textContent()) ?? '').length).toBeGreaterThan(20);
    expect(await content(page).getByRole('heading').count()).toBeGreaterThan(0);
    expect(await isAlive(page)).toBe(true);
  }).toPass();
}

/**
 * Takes the ways out that the page offers: a retry, and a reload where the browser keeps a module that failed for as
 * long as the document lives.
 */
async function recover(page: Page): Promise<void> {
  await expect(async () => {
    const reload = page.getByRole('button', { name: '刷新页面' });
    const retry = page.getByRole('button', { name: '重试' });
    if (await reload.isVisible()) await reload.click();
    else if (await retry.isVisible()) await retry.click();
    await expect(content(page).getByRole('heading').first()).toBeVisible();
    await expect(fallback(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expectPage(page);
}

/** Whoever does not concern it goes on: the app shell, and a page of the shell, in the same document. */
async function expectShell(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function openBuyer(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openAs(page, 1, '/home');
  return page;
}

for (const [index, { name: remote, path }] of remotes.entries()) {
  // The fallback is the shell's: each fault once, and one for every remote.
  const met = Object.entries(faults).filter(([fault]) => index === 0 || fault === 'chunk 404');
  test(`${remote} that cannot be had stays inside its page, and comes back`, about, async ({ context }) => {
    const page = await openBuyer(context);
    const base = new RegExp(`/apps/${remote}/`);

    await test.step('manifest 503: nobody asks for it', async () => {
      await page.route(/mf-manifest\.json/, reply({ status: 503, body: '' }));
      await page.goto(path);
      await expectPage(page);
      await page.unroute(/mf-manifest\.json/);
    });

    for (const [fault, { files, meet, within = toldWithin }] of met) {
      await test.step(fault, async () => {
        const pattern = new RegExp(`${base.source}.*${files.source}`);
        await page.route(pattern, meet);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('banner')).toBeVisible();
        const framed = Date.now();
        await expect(fallback(page)).toBeVisible();
        expect(Date.now() - framed).toBeLessThan(within + busyMachine);
        await expectShell(page);
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
        await page.unroute(pattern);
        await recover(page);
      });
    }
  });
}

test('with every remote down the shell, login and static pages work', about, async ({ context }) => {
  await context.route(/\/apps\/mf-/, reply({ status: 503, body: '' }));
  const page = await openBuyer(context);
  await expect(fallback(page)).toBeVisible();
  for (const path of ['/clause', '/privacy', '/certificate', '/contactus']) {
    await page.goto(path);
    await expectShell(page);
    await expectPage(page);
  }
});

test.describe('releases', () => {
  test.use({ own: 'releases' });
  // Each step is a release of every one of them: two stand for all.
  const two = remotes.slice(0, 2);
  const names = two.map(({ name }) => name);
  test(
    'bad releases: the last good version, and a fallback where there is none',
    about,
    async ({ context, shop }) => {
      const by = ['--by', 'journey', '--without-check', 'fault matrix'];
      const onImport: Patch = (text, file) =>
        isAppModule(file) ? `throw new Error('on import');${text}` : text;
      // The build states a default export as a getter or, where it can, as the function itself.
      const onRender =
        (mark: string): Patch =>
        (text, file) =>
          isAppModule(file)
            ? text
                .replace(/default:\(\)=>[\w$]+/, `default:()=>function(){throw new Error('${mark}')}`)
                .replace(/default:function\(\)\{/, `default:function(){throw new Error('${mark}');`)
            : text;
      const publishAll = async (patch: Patch) => {
        const versions = await publishAllPatched(shop.store, names, patch);
        return names.map((name, place) => `${name}@${versions[place]}`);
      };
      const throwing = await publishAll(onImport);
      const broken = await publishAll(onRender('on render'));
      const brokenToo = await publishAll(onRender('on render, again'));
      const page = await openBuyer(context);

      for (const [title, versions] of [
        ['throws on import', throwing],
        ['throws on render', broken],
      ] as const) {
        await test.step(`${title}: each remote falls back by itself, and says so`, async () => {
          await release(shop.store, 'promote', ...versions, ...by);
          for (const { path } of two) {
            await page.goto(path);
            await expectPage(page);
          }
          await page.goto('about:blank');
          for (const version of versions) {
            const [app = '', number = ''] = version.split('@');
            const isFault = (line: string) =>
              line.includes('"kind":"fault"') && line.includes(`"app":"${app}"`) && line.includes(number);
            await expect.poll(async () => (await reportedLines(shop)).some(isFault)).toBe(true);
          }
          for (const name of names) await release(shop.store, 'rollback', name, '--by', 'journey');
        });
      }

      await test.step('without a good version before it, the page says so and the shell works', async () => {
        await release(shop.store, 'promote', ...broken, ...by);
        await release(shop.store, 'promote', ...brokenToo, ...by);
        for (const { path } of two) {
          await page.goto(path);
          await expect(fallback(page)).toBeVisible();
          await expectShell(page);
        }
      });

      await test.step('taking them back mends every page', async () => {
        for (const { name, path } of two) {
          await release(shop.store, 'rollback', name, '--by', 'journey');
          await release(shop.store, 'rollback', name, '--by', 'journey');
          await page.goto(path);
          await expectPage(page);
        }
      });
    },
  );
});
