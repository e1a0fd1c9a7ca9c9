import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from 'demo-shop/accounts';
import { foundRepository } from 'tooling/kit/found-repository.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort, run } from 'tooling/lib/processes.mjs';
import { release, serve } from 'tooling/lib/shop.mjs';
import { stayOnReact18, writeCourses } from '../support/courses-on-18';
import { allowKit, moveAccount } from '../support/external-team';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';
import { reportedLines } from '../support/telemetry';
import { visitBytes } from '../support/visit-bytes';

test.use({ own: 'releases' });
test.describe.configure({ timeout: 1_800_000 });

const tokenIn = (text: string): string => /^[\w-]{43}$/m.exec(text)?.[0] ?? '';

test('a remote elsewhere stays on React 18 beside a shell and remotes on React 19', async ({ page, shop }, {
  annotations,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-majors-'));
  const repository = join(folder, 'courses-team');
  const remote = join(repository, 'mf-courses');
  const operator: Record<string, string> = { RELEASE_SMOKE_PASSWORD: demoPassword };
  Object.assign(process.env, operator);
  const front = serve({
    store: shop.store,
    port: await freePort(),
    apiUrl: shop.apiUrl,
    serveArgs: ['--accept'],
  });
  await front.ready();
  const ofTeam = { RELEASE_SERVER: front.url, RELEASE_TOKEN: '', RELEASE_KEY: join(folder, 'team.pem') };
  const inRepository = (command: string, ...args: string[]) =>
    run(command, args, { cwd: repository, env: ofTeam });
  const npmInstall = () =>
    inRepository('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
  const open = (path: string) => page.goto(`${front.url}${path}`);
  const heading = page.getByRole('heading', { level: 1, name: '培训课程', exact: true });
  const facts = page.getByLabel('报名信息');
  const note = page.getByLabel('备注');
  const buyer = buyerOf(1);

  await test.step('a team founds a repository with the courses, and takes the user centre over', async () => {
    const kit = join(folder, 'kit');
    await run(process.execPath, [join(projectRoot, 'tooling', 'bin', 'kit.mjs'), kit], {
      cwd: projectRoot,
    });
    await allowKit(shop.store);
    await release(shop.store, 'kit', kit);
    operator['RELEASE_TOKEN'] = tokenIn(await release(shop.store, 'team', 'add', 'platform', '--apps', '*'));
    Object.assign(process.env, operator);
    const apps = ['--apps', 'mf-courses', 'mf-account', '--mounts', '/courses'];
    ofTeam.RELEASE_TOKEN = tokenIn(await release(shop.store, 'team', 'add', 'courses', ...apps));
    await mkdir(repository);
    await moveAccount(repository, 'courses/latest-course');
    const wanted = ['mf-courses', '--title', '培训课程', '--menu', '--slot', 'latest-course'];
    await foundRepository({ folder: repository, shop: front.url, remote: wanted });
    await writeCourses(remote);
  });

  const measure = async (react: string) => {
    await open('/home');
    const { files, bytes } = await visitBytes(page, 'mf-courses', '/courses');
    annotations.push({
      type: 'bytes',
      description: `/courses on React ${react}: ${files} files, ${bytes} bytes`,
    });
    return bytes;
  };
  const bytes = { on19: 0, on18: 0 };
  await test.step('on React 19 it takes all of the platform from the shell', async () => {
    await inRepository('npm', 'run', 'build', '-w', 'mf-courses');
    await release(shop.store, 'publish', remote, '--by', 'platform');
    await release(shop.store, 'promote', 'mf-courses', '--without-check', 'drill', '--by', 'platform');
    bytes.on19 = await measure('19');
    await release(shop.store, 'withdraw', 'mf-courses', '--why', 'drill', '--by', 'platform');
  });

  await test.step('with React 18 installed it is in order, checked and live', async () => {
    await stayOnReact18(remote);
    await npmInstall();
    await inRepository('npm', 'run', 'format');
    await inRepository('npm', 'test');
    await inRepository('npx', 'release', 'key', 'add', ofTeam.RELEASE_KEY);
    const both = ['mf-courses', 'mf-account'];
    await inRepository('npx', 'release', 'publish', ...both, '--why', '课程');
    await inRepository('npx', 'release', 'check', ...both);
    for (const app of both) await inRepository('npx', 'release', 'promote', app, '--why', '课程');
  });

  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('its page is guarded, titled and in the menu', async () => {
    await open('/courses');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fcourses$/);
    await fillLogin(page, buyer);
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/^初级培训课程 - /);
    const navigation = page.getByRole('navigation', { name: '主导航' });
    await expect(navigation.getByRole('link', { name: '培训课程' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('it knows the buyer, and has its reply from the cache of the page', async () => {
    asked.length = 0;
    await open('/courses');
    await expect(facts).toContainText('18.3.1');
    await expect(facts).toContainText(buyer.clientName);
    await expect(page.getByText(/未读消息 \d+ 条/)).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/message/unread'))).toHaveLength(1);
  });

  await test.step('a view of another app stands on it, drawn by the React of the shell', async () => {
    await expect(page.locator('[data-app="mf-courses"] [data-app="mf-orders"] article')).toBeVisible();
  });

  await test.step('its pages are kept while the buyer goes on, with what was typed and their titles', async () => {
    await note.fill('两人参加');
    await page.getByRole('link', { name: '高级课程' }).click();
    await expect(page).toHaveTitle(/^高级培训课程 - /);
    await expect(note.filter({ visible: true })).toHaveValue('');
    await page.getByRole('link', { name: '惊喜专区' }).filter({ visible: true }).last().click();
    await expect(page).toHaveURL(/\/home\/surprise$/);
    await expect(page).toHaveTitle(/^惊喜专区 - /);
    await page.evaluate(() =>
      new BroadcastChannel('mall-events').postMessage({ topic: 'cart-count', value: 7 }),
    );
    await page.goBack();
    await expect(page).toHaveTitle(/^高级培训课程 - /);
    await page.goBack();
    await expect(page).toHaveTitle(/^初级培训课程 - /);
    await expect(note.filter({ visible: true })).toHaveValue('两人参加');
    await expect(facts.filter({ visible: true })).toContainText('7 行');
  });

  await test.step('it asks in a dialog of its own React, and tells by the toast of the page', async () => {
    await page.getByRole('button', { name: '取消报名' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('名额将释放给他人');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('已取消')).toBeVisible();
  });

  await test.step('its view stands in the user centre', async () => {
    await open('/mine');
    const view = page.getByRole('region', { name: '医院新闻' });
    await expect(view).toContainText(`React 18.3.1，${buyer.clientName}`);
    await view.getByRole('link', { name: '全部课程' }).click();
    await expect(heading).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('when it breaks the shop goes on, hears of it, and tries again', async () => {
    await page.evaluate(() => sessionStorage.setItem('courses', 'broken'));
    await note.fill('x');
    await expect(page.getByRole('alert')).toContainText('此页面暂时无法打开');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => sessionStorage.removeItem('courses'));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(heading).toBeVisible();
    await open('/home');
    const { apps } = JSON.parse(await (await fetch(`${front.url}/composition.json`)).text());
    const isFault = (line: string) =>
      ['"kind":"fault"', '"app":"mf-courses"', apps['mf-courses'], 'courses broke'].every((part) =>
        line.includes(part),
      );
    await expect.poll(async () => (await reportedLines(shop)).some(isFault)).toBe(true);
  });

  await test.step('a logout ends it, too', async () => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '培训课程' }).click();
    await expect(heading).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: buyer.clientName }).click();
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(heading).toHaveCount(0);
    await open('/courses');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('what it costs is what React, the router and the cache weigh', async () => {
    bytes.on18 = await measure('18');
    expect(bytes.on18 - bytes.on19).toBeLessThan(70_000);
  });

  await front.stop();
  for (const name of Object.keys(operator)) delete process.env[name];
  await rm(folder, { recursive: true, force: true });
});
