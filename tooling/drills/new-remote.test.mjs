import assert from 'node:assert/strict';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { scratchCopy } from '../app-manifest/testing/scratch-copy.mjs';
import { chromiumArgs, findChromium } from '../lib/chromium.mjs';
import {
  freePort,
  run,
  runProgram,
  start,
  startProgram,
  waitForPort,
  waitForReply,
} from '../lib/processes.mjs';

/** A fifth remote in a copy of the repository. @type {string} */
let root;
/** @param {string[]} names */
const at = (...names) => join(root, ...names);
/** @param {string} name */
const bin = (name) => at('node_modules', '.bin', name);
/** @param {string} command @param {string[]} args */
const inRemote = (command, ...args) => run(bin(command), args, { cwd: at('mf-news') });
const changedOutside = async () =>
  (await run('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root }))
    .split('\n')
    .filter((line) => line && !line.startsWith('A ') && !line.includes('mf-news/'))
    .map((line) => line.slice(3));

before(async () => {
  root = scratchCopy();
  await run(
    process.execPath,
    [
      'tooling/bin/new-remote.mjs',
      'mf-news',
      '--title',
      '新闻',
      '--slot',
      'latest-news',
      '--open',
      '--lockfile-only',
    ],
    { cwd: root },
  );
  symlinkSync('../mf-news', at('node_modules', 'mf-news'));
});
after(() => rmSync(root, { recursive: true, force: true }));

test('nothing outside its folder changes but what tools write', async () => {
  assert.deepEqual(await changedOutside(), [
    'docs/apps.md',
    'package-lock.json',
    'shared-kernel/src/apps/index.ts',
    'shared-kernel/src/apps/mf-news.ts',
  ]);
});

test('its types, style and tests are in order', async () => {
  await run(process.execPath, ['tooling/bin/css-types.mjs'], { cwd: root });
  const generated = join('shared-kernel', 'src', 'apps');
  await Promise.all([
    inRemote('tsc', '--noEmit'),
    run(bin('biome'), ['check', '--error-on-warnings', 'mf-news', generated], { cwd: root }),
    inRemote('jest', '--maxWorkers=1'),
  ]);
});

test('it is fenced without being registered', async () => {
  const boundaries = () => run(process.execPath, ['tooling/boundaries/main.mjs'], { cwd: root });
  await boundaries();
  const reaching = at('mf-news', 'src', 'news', 'reaching.ts');
  writeFileSync(reaching, "export { default } from 'mf-orders/src/app';\n");
  await assert.rejects(boundaries(), /mf-news\/src\/news\/reaching\.ts:1 may not import mf-orders/);
  rmSync(reaching);
});

test('its page alone needs no API from the first minute', async () => {
  const port = await freePort();
  const developing = start(bin('rspack'), ['dev', '--port', `${port}`], { cwd: at('mf-news') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await waitForReply(`http://localhost:${port}/mf-manifest.json`, developing);
    const page = await browser.newPage();
    /** @type {string[]} */
    const calls = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`http://localhost:${port}/news?fake`);
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor();
    await page.getByRole('button', { name: '退出' }).waitFor();
    assert.deepEqual(
      calls.filter((path) => path.startsWith('/api/')),
      [],
    );
  } finally {
    await browser.close();
    await developing.stop();
  }
});

test('its build, composed with the shell, is open at its path under its title', async () => {
  await Promise.all(['shell', 'mf-news'].map((app) => run(bin('rspack'), ['build'], { cwd: at(app) })));
  const releaseTool = at('release', 'src', 'main.ts');
  const store = at('.data', 'store');
  /** @param {string[]} args */
  const release = (...args) =>
    runProgram(releaseTool, [...args, '--store', store, '--by', 'test'], {
      cwd: root,
      env: { RELEASE_KEY: key },
    });
  const key = at('release-key.pem');
  await release('key', 'add', key);
  await release('publish', 'shell', 'mf-news');
  await release('promote-all', '--without-check', 'test');

  const api = createServer((_request, response) => response.writeHead(503).end()).listen(0);
  const port = await freePort();
  const { port: apiPort } = /** @type {import('node:net').AddressInfo} */ (api.address());
  const address = `http://127.0.0.1:${apiPort}`;
  const server = startProgram(releaseTool, [
    'serve',
    '--store',
    store,
    '--port',
    `${port}`,
    '--api',
    address,
  ]);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await waitForPort(port, server);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/news`);
    await page.getByRole('heading', { level: 1, name: '新闻' }).waitFor();
    assert.equal(await page.title(), '新闻 - 安澜医疗商城');
    assert.equal(new URL(page.url()).pathname, '/news');
    const shown = page.locator('[data-app="mf-news"]');
    assert.equal(await shown.count(), 1);
  } finally {
    await browser.close();
    await server.stop();
    api.close();
  }
});
