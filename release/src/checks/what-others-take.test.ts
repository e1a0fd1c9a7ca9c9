import { join } from 'node:path';
import type { ReleaseRecord } from '../publish/release-record';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { links } from './links';
import { tokens } from './tokens';

let t: TestStore;
beforeAll(async () => {
  t = await aStore();
});
afterAll(() => t.remove());

async function shell(files: Record<string, string>): Promise<ReleaseRecord> {
  const dist = join(t.folder, 'shell');
  await buildShell(dist, { files });
  return (await t.publish(dist)).release;
}
async function remote(
  app: string,
  files: Record<string, string>,
  paths = [`/${app}`],
): Promise<ReleaseRecord> {
  const dist = join(t.folder, app);
  const entry = 'more.11111111.js';
  const routes = Object.fromEntries(
    paths.map((path) => [path, { title: app, access: 'buyer', files: [entry], consumes: [] }]),
  );
  await buildRemote(dist, {
    app,
    mount: [`/${app}`],
    files: { [entry]: 'export {};', ...files },
    description: { routes },
  });
  return (await t.publish(dist)).release;
}
const byApp = (releases: readonly ReleaseRecord[]) =>
  new Map(releases.map((release) => [release.app, release]));
const find = async (
  check: typeof links,
  live: readonly ReleaseRecord[],
  ...candidates: readonly ReleaseRecord[]
) => {
  const releases = byApp([...live, ...candidates]);
  const names = new Set(candidates.map(({ app }) => app));
  return (await check({ store: t.store, releases, live: byApp(live), candidates: names }, 'moved')).findings;
};

describe('tokens', () => {
  const full = { 't.css': ':root{--line:#ddd;--price:red;--unused:0}' };
  const styles = {
    'c.css': '.kA{color:var(--price);border-color:var(--line,gray);top:var(--mine);--mine:0}',
  };

  test('a shell that no longer sets what a live remote takes is found, unless that has something to fall back to', async () => {
    const live = [await shell(full), await remote('mf-cart', styles)];
    expect(await find(tokens, live, await shell({ 't.css': ':root{--price:red}' }))).toEqual([]);
    expect(await find(tokens, live, await shell({ 't.css': ':root{--line:#ddd}' }))).toEqual([
      'mf-cart takes --price, which the shell does not set',
    ]);
  });

  test('a remote that takes what no shell ever set is found', async () => {
    const live = [await shell(full), await remote('mf-cart', styles)];
    expect(await find(tokens, live, await remote('mf-cart', { 'c.css': '.kA{color:var(--prise)}' }))).toEqual(
      ['mf-cart takes --prise, which the shell does not set'],
    );
    expect(await find(tokens, live, await remote('mf-cart', styles))).toEqual([]);
  });

  test('what scripts set is the app’s own, and what the live release took already is set somewhere', async () => {
    const code = { 'c.css': '.kA{width:var(--share)}', 'c.22222222.js': 'style={"--share":1}' };
    const library = { 'c.css': '.kA{width:var(--lib_count)}' };
    const live = [await shell(full), await remote('mf-cart', library)];
    expect(await find(tokens, live, await remote('mf-cart', code))).toEqual([]);
    expect(await find(tokens, live, await remote('mf-cart', { ...library, 'x.css': '.kB{top:0}' }))).toEqual(
      [],
    );
  });
});

describe('links', () => {
  const catalog = (...paths: string[]) => remote('mf-catalog', {}, ['/mf-catalog', ...paths]);

  test('a page that is gone and to which others lead is found, with or without a query', async () => {
    const leading = { 'nav.33333333.js': 'to("/mf-catalog/surprise");to(`/mf-catalog/detail?id=1`)' };
    const live = [await shell(leading), await catalog('/mf-catalog/surprise', '/mf-catalog/detail')];
    expect(await find(links, live, await catalog())).toEqual([
      'mf-catalog no longer has /mf-catalog/surprise, to which shell leads',
      'mf-catalog no longer has /mf-catalog/detail, to which shell leads',
    ]);
    expect(
      await find(links, live, await catalog('/mf-catalog/surprise', '/mf-catalog/detail', '/mf-catalog/new')),
    ).toEqual([]);
  });

  test('a page that nobody names may go for a reason, as may one whose name is the begin of another', async () => {
    const live = [await shell({ 'n.js': 'to("/mf-catalog/old-list")' }), await catalog('/mf-catalog/old')];
    expect(await find(links, live, await catalog())).toEqual([]);
    const asked = { store: t.store, releases: byApp([...live, await catalog()]), live: byApp(live) };
    const { findings } = await links({ ...asked, candidates: new Set(['mf-catalog']) }, null);
    expect(findings).toEqual(['mf-catalog no longer has /mf-catalog/old: say why with --fewer']);
  });

  test('a page that went to another app is still there', async () => {
    const live = [await shell({ 'n.js': 'to("/mf-catalog/news")' }), await catalog('/mf-catalog/news')];
    const news = await remote('mf-news', {}, ['/mf-news', '/mf-catalog/news']);
    expect(await find(links, live, await catalog(), news)).toEqual([]);
  });
});
