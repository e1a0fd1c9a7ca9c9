import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { demoPassword } from 'demo-shop/accounts';
import { foundRepository } from 'tooling/kit/found-repository.mjs';
import { startDevServer } from 'tooling/lib/dev-server.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort, run, runProgram } from 'tooling/lib/processes.mjs';
import { release, serve } from 'tooling/lib/shop.mjs';
import { clickThrough } from '../support/click-through';
import { documentedCommands } from '../support/documented-commands';
import { allowKit, moveAccount, packNewerKit } from '../support/external-team';
import { buyerOf, fillLogin, logInStandalone } from '../support/log-in';
import { marked, publishAllPatched, publishShellWithNextReact } from '../support/patched-build';
import { expect, test } from '../support/shop';

test.use({ own: 'releases' });
test.describe.configure({ timeout: 1_800_000 });

const tokenIn = (text: string): string => /^[\w-]{43}$/m.exec(text)?.[0] ?? '';
const promoteLoop = join(projectRoot, 'release', 'src', 'testing', 'promote-loop.ts');

test('a team elsewhere, on a newer kernel, brings a fifth remote and takes one over, as docs/first-week.md says', async ({
  browser,
  page,
  shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-elsewhere-'));
  const repository = join(folder, 'news-team');
  const operator: Record<string, string> = { RELEASE_SMOKE_PASSWORD: demoPassword };
  Object.assign(process.env, operator);
  const front = serve({
    store: shop.store,
    port: await freePort(),
    apiUrl: shop.apiUrl,
    serveArgs: ['--accept'],
  });
  await front.ready();
  const ofTeam = {
    RELEASE_SERVER: front.url,
    RELEASE_TOKEN: '',
    RELEASE_KEY: join(folder, 'news-team.pem'),
    RELEASE_BY: 'lin',
  };
  const inRepository = (command: string, ...args: string[]) =>
    run(command, args, { cwd: repository, env: ofTeam });
  const liveState = async (): Promise<{ revision: number; apps: Record<string, string> }> =>
    JSON.parse(await (await fetch(`${front.url}/composition.json`)).text());
  const week = [...documentedCommands('docs/first-week.md', "A team's first week")];
  const nextOfTheWeek = () => inRepository('sh', '-euc', week.shift() ?? 'exit 1');
  let shopCopy = '';

  await test.step('the shop gives out a kit with the next minor of its kernel, and the team its token', async () => {
    const kit = join(folder, 'kit');
    shopCopy = await packNewerKit(kit);
    await allowKit(shop.store);
    await release(shop.store, 'kit', kit);
    operator['RELEASE_TOKEN'] = tokenIn(await release(shop.store, 'team', 'add', 'platform', '--apps', '*'));
    Object.assign(process.env, operator);
    const apps = ['--apps', 'mf-news', 'mf-account', '--mounts', '/news'];
    ofTeam.RELEASE_TOKEN = tokenIn(await release(shop.store, 'team', 'add', 'news', ...apps));
  });

  await test.step('a repository is founded from the address of the shop alone, and mf-account moves in', async () => {
    await mkdir(repository);
    await moveAccount(repository);
    const remote = ['mf-news', '--title', '新闻', '--menu', '--slot', 'latest-news'];
    await foundRepository({ folder: repository, shop: front.url, remote });
    await inRepository('npm', 'run', 'format');
  });

  await test.step('the team has a key, and everything in order', async () => {
    await nextOfTheWeek();
    const told = await nextOfTheWeek();
    for (const step of ['types', 'lint', 'boundaries', 'unit', 'build']) expect(told).toContain(`✓ ${step}`);
  });

  await test.step('the page of one of its apps alone shows other apps’ views from the live shop', async () => {
    const developing = startDevServer(join(repository, 'mf-account'), await freePort());
    await developing.ready();
    const alone = await browser.newPage({ locale: 'zh-CN' });
    await alone.goto(`${developing.url}/mine`);
    await logInStandalone(alone, buyerOf(1));
    const latest = alone.locator('[data-slot="orders/latest-order"]').getByRole('article');
    await expect(latest).toBeVisible({ timeout: 60_000 });
    await alone.close();
    await developing.stop();
  });

  await test.step('both go live over HTTP, checked and signed', async () => {
    const told = await nextOfTheWeek();
    expect(told).toContain('✓ smoke');
    expect(told).toContain('for 25 %');
    expect(told).toContain('lin (news)');
  });

  const headline = page.getByRole('region', { name: '医院新闻' });
  // A page waits for its code for seconds, which on a busy machine may be too few.
  const seeHeadline = () =>
    expect(async () => {
      await page.goto(`${front.url}/mine`);
      await expect(headline).toBeVisible();
    }).toPass({ timeout: 120_000 });
  await test.step('the page is guarded, titled and in the menu, its view stands in the user centre', async () => {
    await page.goto(`${front.url}/news`);
    await expect(page).toHaveURL(/\/login\?redirect=%2Fnews$/);
    await fillLogin(page, buyerOf(1));
    await expect(page.getByRole('heading', { level: 1, name: '新闻' })).toBeVisible();
    await expect(page).toHaveTitle(/^新闻 - /);
    const navigation = page.getByRole('navigation', { name: '主导航' });
    await expect(navigation.getByRole('link', { name: '新闻' })).toHaveAttribute('aria-current', 'page');
    await seeHeadline();
  });

  await test.step('the user centre is taken back with a word, and comes again', async () => {
    await nextOfTheWeek();
    await page.goto(`${front.url}/mine`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(headline).toHaveCount(0);
    await nextOfTheWeek();
    await seeHeadline();
  });

  await test.step('the pipeline’s command finds nothing to release', async () => {
    const told = await nextOfTheWeek();
    expect(told.match(/nothing to do: everybody has it/g)).toHaveLength(2);
  });

  await test.step('React goes up by a patch in the shell alone', async () => {
    const shell = await publishShellWithNextReact(shop.store);
    const report = await release(
      shop.store,
      ...['check', `shell@${shell}`, '--api', shop.apiUrl, '--no-browser', '--by', 'platform'],
    ).catch((error: Error) => error.message);
    for (const check of ['shared-versions', 'platform-names', 'types'])
      expect(report).toContain(`✓ ${check}`);
    await release(shop.store, 'promote', `shell@${shell}`, '--without-check', 'drill');
  });

  await test.step('the five are released twenty times under a tab that clicks through', async () => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const own = ['mf-news', 'mf-account'].map((app) => join(repository, app));
    const builds = ['mf-catalog', 'mf-cart', 'mf-orders', ...own];
    const { apps: live } = await liveState();
    const marking = await publishAllPatched(shop.store, builds, marked('marked'));
    const turns = builds.map(
      (build, index) => `${basename(build)}=${marking[index]},${live[basename(build)]}`,
    );
    await page.goto(`${front.url}/home`);
    let releasing = true;
    const released = runProgram(promoteLoop, [shop.store, '4', ...turns]).finally(() => {
      releasing = false;
    });
    await clickThrough(page, ['新闻', '购物车', '订单中心', '首页', '常购'], { whilst: () => releasing });
    await released;
    expect(errors).toEqual([]);
    expect((await liveState()).revision).toBeGreaterThan(20);
  });

  await test.step('the news go as they came', async () => {
    await nextOfTheWeek();
    expect(week).toEqual([]);
    await page.goto(`${front.url}/news`);
    // What no app shows is for buyers to find missing.
    await expect(page).toHaveTitle(/页面不存在/);
  });

  await front.stop();
  for (const name of Object.keys(operator)) delete process.env[name];
  for (const scratch of [folder, shopCopy]) await rm(scratch, { recursive: true, force: true });
});
