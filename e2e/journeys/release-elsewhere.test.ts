import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from 'demo-shop/accounts';
import { foundRepository } from 'tooling/kit/found-repository.mjs';
import { packKit } from 'tooling/kit/pack-kit.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort, run } from 'tooling/lib/processes.mjs';
import { release, serve } from 'tooling/lib/shop.mjs';
import { expect, test } from '../support/shop';

const covers = { tag: ['@mf-catalog', '@mf-cart', '@mf-orders', '@mf-account'] };

test.use({ own: 'releases' });
test.describe.configure({ timeout: 1_500_000 });

const tokenIn = (text: string): string => /^[\w-]{43}$/m.exec(text)?.[0] ?? '';

test(
  'a team with a repository of its own brings a page to the shop and takes it back',
  covers,
  async ({ page, shop }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-elsewhere-'));
    const repository = join(folder, 'news-team');
    const key = join(folder, 'news-team.pem');
    const operator = { RELEASE_SMOKE_PASSWORD: demoPassword };
    Object.assign(process.env, operator);
    const front = serve({
      store: shop.store,
      port: await freePort(),
      apiUrl: shop.apiUrl,
      serveArgs: ['--accept'],
    });
    await front.ready();
    let token = '';

    await test.step('the shop gives out its kit, and the team its token', async () => {
      const configuration = join(folder, 'release.config.json');
      const config = JSON.parse(await readFile(join(projectRoot, 'release.config.json'), 'utf8'));
      config.channels.stable.kit = true;
      await writeFile(configuration, JSON.stringify(config));
      await release(shop.store, 'configure', configuration, '--why', 'kit');
      await packKit(join(folder, 'kit'));
      await release(shop.store, 'kit', join(folder, 'kit'));
      process.env['RELEASE_TOKEN'] = tokenIn(
        await release(shop.store, 'team', 'add', 'platform', '--apps', '*'),
      );
      token = tokenIn(
        await release(shop.store, 'team', 'add', 'news', '--apps', 'mf-news', '--mounts', '/news'),
      );
      process.env['RELEASE_TOKEN'] = token;
      await release(shop.store, 'key', 'add', key);
      delete process.env['RELEASE_TOKEN'];
    });

    const inRepository = (command: string, ...args: string[]) =>
      run(command, args, {
        cwd: repository,
        env: { RELEASE_SERVER: front.url, RELEASE_TOKEN: token, RELEASE_KEY: key, RELEASE_BY: 'lin' },
      });

    await test.step('a repository is founded from the address of the shop alone, and is in order', async () => {
      const remote = ['mf-news', '--title', '新闻', '--open'];
      await foundRepository({ folder: repository, shop: front.url, remote });
      expect(await inRepository('npm', 'test')).toContain('0 failed');
    });

    await test.step('its page goes live over HTTP, checked and signed', async () => {
      await inRepository('npx', 'release', 'publish', 'mf-news', '--why', '新闻');
      expect(await inRepository('npx', 'release', 'check', 'mf-news')).toContain('✓ smoke');
      await inRepository('npx', 'release', 'promote', 'mf-news');
      await page.goto(`${front.url}/news`);
      await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible();
      await expect(page).toHaveTitle(/新闻/);
      expect(await inRepository('npx', 'release', 'history', '--limit', '1')).toContain('lin (news)');
    });

    await test.step('it goes as it came', async () => {
      await inRepository('npx', 'release', 'withdraw', 'mf-news', '--why', '改版');
      await page.goto(`${front.url}/news`);
      // What no app shows is for buyers to find missing.
      await expect(page).toHaveURL(/\/login\?redirect=%2Fnews$/);
    });

    await front.stop();
    for (const name of Object.keys(operator)) delete process.env[name];
    await rm(folder, { recursive: true, force: true });
  },
);
