import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchCopy } from 'tooling/app-manifest/testing/scratch-copy.mjs';
import { foundRepository } from 'tooling/kit/found-repository.mjs';
import { projectRoot } from 'tooling/lib/places.mjs';
import { freePort, run } from 'tooling/lib/processes.mjs';
import { release, serve } from 'tooling/lib/shop.mjs';
import { editText } from '../support/external-team';
import { linesOf, outcomeOf, runLine } from '../support/pipeline';

test.describe.configure({ timeout: 1_800_000 });

/** A shop whose channels take what comes: what the checks find has journeys of its own. */
async function openStore(folder: string): Promise<string> {
  const store = join(folder, 'store');
  const config = join(folder, 'open.json');
  const channels = { stable: { kit: true }, next: { follows: 'stable' } };
  await writeFile(config, JSON.stringify({ channels }));
  await release(store, 'configure', config);
  return store;
}

test('each push to main releases what it has changed, as the documented pipeline says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-pipeline-'));
  const store = await openStore(folder);
  const clone = scratchCopy();
  const workflow = join(clone, 'deploy', 'ci', 'release-remotes.yml');
  const common = {
    RELEASE_STORE: store,
    RELEASE_BY: 'lin',
    API: 'http://127.0.0.1:1',
    TURBO_TELEMETRY_DISABLED: '1',
  };
  const [listing = ''] = linesOf(workflow, 'apps');
  const [compile = '', tests = '', ship = ''] = linesOf(workflow, 'release');

  const listed = async (): Promise<string[]> => {
    const output = join(folder, 'output');
    await writeFile(output, '');
    await runLine(listing, clone, { GITHUB_OUTPUT: output });
    return JSON.parse((await readFile(output, 'utf8')).replace('apps=', ''));
  };
  const releaseOne = async (app: string, why: string): Promise<[string, string]> => {
    const env = { ...common, APP: app, WHY: why };
    await runLine(compile, clone, env);
    return [app, outcomeOf(await runLine(ship, clone, env), app)];
  };
  /** What becomes of each app. */
  const push = async (why: string): Promise<Record<string, string>> => {
    const outcomes: [string, string][] = [];
    for (const app of await listed()) outcomes.push(await releaseOne(app, why));
    return Object.fromEntries(outcomes);
  };
  const nothing = 'nothing to do: everybody has it';
  const watched = 'nothing to do: it is watched as a canary';
  const titleOf = (app: string) => join(clone, app, 'src', 'app.tsx');
  const edit = (app: string) => appendFile(titleOf(app), `\nconsole.debug('${app}', ${Date.now()});\n`);

  await test.step('from a clone without anything generated the shell is released first, then every remote', async () => {
    expect(await releaseOne('shell', 'first')).toEqual(['shell', 'new, for everybody']);
    expect(await push('first')).toEqual({
      'mf-account': 'new, for everybody',
      'mf-cart': 'new, for everybody',
      'mf-catalog': 'new, for everybody',
      'mf-orders': 'new, for everybody',
      shell: nothing,
    });
    await release(store, 'promote-all', '--channel', 'next');
    expect(await runLine(tests, clone, { ...common, APP: 'mf-account' })).toContain('Tests:');
  });

  await test.step('words alone change nothing', async () => {
    await appendFile(join(clone, 'README.md'), '\nWords.\n');
    await appendFile(join(clone, 'mf-cart', 'README.md'), '\nWords.\n');
    expect(new Set(Object.values(await push('words')))).toEqual(new Set([nothing]));
  });

  await test.step('two remotes of one push go each to a share of the buyers, and to the team', async () => {
    await edit('mf-cart');
    await edit('mf-orders');
    expect(await push('two')).toMatchObject({ 'mf-cart': 'for 5 %', 'mf-orders': 'for 5 %', shell: nothing });
    expect(await release(store, 'status', '--channel', 'next')).toMatch(/^mf-cart .* live$/m);
  });

  await test.step('a second push takes the place of what is watched, and says so', async () => {
    await edit('mf-cart');
    expect(await push('second')).toMatchObject({
      'mf-cart': expect.stringMatching(/^for 5 %; in place of \S+, which was watched$/),
      'mf-orders': watched,
    });
  });

  await test.step('a hotfix goes to everybody in place of what is watched', async () => {
    await edit('mf-cart');
    const env = { ...common, APP: 'mf-cart', WHY: 'hotfix' };
    await runLine(compile, clone, env);
    const told = await runLine(ship.replace('--share 5', '--share 100'), clone, env);
    expect(outcomeOf(told, 'mf-cart')).toMatch(/^for everybody; in place of /);
  });

  await test.step('two teams release at once', async () => {
    await edit('mf-account');
    await edit('mf-catalog');
    const both = ['mf-account', 'mf-catalog'];
    for (const app of both) await runLine(compile, clone, { ...common, APP: app });
    const told = await Promise.all(
      both.map((app) => runLine(ship, clone, { ...common, APP: app, WHY: 'at once' })),
    );
    expect(both.map((app, index) => outcomeOf(told[index] ?? '', app))).toEqual(['for 5 %', 'for 5 %']);
  });

  await test.step('a fix in the kernel is released in the shell, which brings it', async () => {
    await appendFile(
      join(clone, 'shared-kernel', 'src', 'money', 'index.ts'),
      "\nconsole.debug('mended');\n",
    );
    expect(await push('kernel')).toMatchObject({ shell: 'for 5 %' });
  });

  await test.step('a lockfile that changes no build releases nothing', async () => {
    const lockfile = join(clone, 'package-lock.json');
    const locked = await readFile(lockfile, 'utf8');
    const lock = JSON.parse(locked);
    lock.packages['node_modules/knip'].version = '999.0.0';
    await writeFile(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
    const outcomes = Object.values(await push('knip'));
    expect(outcomes.filter((outcome) => outcome.startsWith('for'))).toEqual([]);
    await writeFile(lockfile, locked);
  });

  await test.step('a new remote goes to everybody, and a deleted one is no longer shipped', async () => {
    const newRemote = join(clone, 'tooling', 'bin', 'new-remote.mjs');
    await run(process.execPath, [newRemote, 'mf-news', '--lockfile-only'], { cwd: clone });
    expect(await listed()).toContain('mf-news');
    expect(await releaseOne('mf-news', 'new')).toEqual(['mf-news', 'new, for everybody']);
    await rm(join(clone, 'mf-news'), { recursive: true });
    expect(await listed()).not.toContain('mf-news');
  });

  for (const scratch of [folder, clone]) await rm(scratch, { recursive: true, force: true });
});

test('a founded repository releases its remotes over HTTP, as its own pipeline says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-pipeline-'));
  const store = await openStore(folder);
  await release(store, 'key', 'add', join(projectRoot, '.data', 'release-key.pem'));
  await release(store, 'publish', 'shell');
  await release(store, 'promote-all');
  const kit = join(folder, 'kit');
  await run(process.execPath, ['tooling/bin/kit.mjs', kit]);
  await release(store, 'kit', kit);
  const token = /^[\w-]{43}$/m;
  process.env['RELEASE_TOKEN'] = token.exec(
    await release(store, 'team', 'add', 'platform', '--apps', '*'),
  )?.[0];
  const apps = ['--apps', 'mf-news', 'mf-notes', '--mounts', '/news', '/notes'];
  const [RELEASE_TOKEN = ''] = token.exec(await release(store, 'team', 'add', 'news', ...apps)) ?? [];
  const front = serve({
    store,
    port: await freePort(),
    apiUrl: 'http://127.0.0.1:1',
    serveArgs: ['--accept'],
  });
  await front.ready();
  const repository = join(folder, 'news-team');
  await foundRepository({ folder: repository, shop: front.url, remote: ['mf-news'] });
  const [everything = '', ship = ''] = linesOf(join(repository, 'ci', 'release.yml'), 'release');
  const env = { RELEASE_SERVER: front.url, RELEASE_TOKEN, RELEASE_BY: 'lin', WHY: '新闻' };
  const push = async () => {
    await run('npm', ['run', 'build'], { cwd: repository });
    const told = await runLine(ship, repository, env);
    return (app: string) => outcomeOf(told, app);
  };

  await test.step('its remotes pass what the pipeline tests, and go live', async () => {
    const newRemote = join(repository, 'node_modules', 'tooling', 'bin', 'new-remote.mjs');
    await run(process.execPath, [newRemote, 'mf-notes'], { cwd: repository });
    expect(await runLine(everything, repository, env)).toContain('✓ build');
    const told = await runLine(ship, repository, env);
    for (const app of ['mf-news', 'mf-notes']) expect(outcomeOf(told, app)).toBe('new, for everybody');
  });

  await test.step('a change goes to a share of the buyers after a remote that has none, and the next one in its place', async () => {
    const screen = join(repository, 'mf-notes', 'src', 'app.tsx');
    await appendFile(screen, "\nconsole.debug('one');\n");
    const outcome = await push();
    expect(outcome('mf-notes')).toBe('for 5 %');
    expect(outcome('mf-news')).toBe('nothing to do: everybody has it');
    await editText(screen, "'one'", "'two'");
    expect((await push())('mf-notes')).toMatch(/^for 5 %; in place of /);
  });

  delete process.env['RELEASE_TOKEN'];
  await front.stop();
  await rm(folder, { recursive: true, force: true });
});
