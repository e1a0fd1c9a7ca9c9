import { join } from 'node:path';
import { composeApp } from '../composition/compose-app';
import { promoteAll } from '../composition/promote';
import { currentNumber, readRevision } from '../composition/revisions';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { composedReleases } from './composed-releases';
import { serverScripts } from './server-scripts';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const shellScript = `globalThis.matched = [];
module.exports = { rules: [], platform: { react: () => 'react' },
  drawDocument: (facts, views) => () => {
    try { return { html: views['mf-cart/app'](), failed: [], causes: {} }; }
    catch (error) { return { html: '', failed: ['mf-cart/app'], causes: { 'mf-cart/app': error.message } }; }
  } };`;

async function findings(remote: string | null, description: object = {}): Promise<string[]> {
  const dist = join(t.folder, 'dist');
  await buildShell(join(dist, 'shell'), {
    description: { server: 'server.0000000000.cjs' },
    files: { 'server.0000000000.cjs': shellScript },
  });
  await t.publish(join(dist, 'shell'));
  await buildRemote(join(dist, 'mf-cart'), {
    app: 'mf-cart',
    mount: ['/shoppingCar'],
    ...(remote !== null && {
      description: { server: 'server.1111111111.cjs', ...description },
      files: { 'server.1111111111.cjs': remote },
    }),
  });
  const { release } = await t.publish(join(dist, 'mf-cart'));
  await promoteAll(t.change());
  const revision = await readRevision(t.store, 'stable', (await currentNumber(t.store, 'stable')) ?? 0);
  const apps = { ...revision.apps, 'mf-cart': await composeApp(t.store, 'mf-cart', release.version, null) };
  const releases = await composedReleases(t.store, apps);
  return (await serverScripts(t.store, { ...revision, apps }, releases, new Set(['mf-cart']))).findings;
}

test('a server script that draws its first page passes', async () => {
  expect(await findings('module.exports = { rules: [], views: { app: () => require("react") } };')).toEqual(
    [],
  );
});

test('pages that need a login are drawn for a buyer, each that the app states', async () => {
  const script = `module.exports = { rules: [], views: { app: () => {
    if (given.address.endsWith('/list') && given.browser.cookie) throw new Error('no list');
    return 'drawn';
  } } };`;
  const route = { title: '购物车', files: [], consumes: [] };
  const routes = {
    '/shoppingCar': { ...route, access: 'open' },
    '/shoppingCar/list': { ...route, access: 'buyer' },
  };
  expect(await findings(script, { routes })).toEqual([
    'the server script of mf-cart does not draw /shoppingCar/list: no list',
  ]);
});

test('a remote without one has nothing to be drawn', async () => {
  expect(await findings(null)).toEqual([]);
});

test.each([
  [
    'asks for what no browser stub has',
    'module.exports = { rules: [], views: { app: () => process.env } };',
    'process',
  ],
  ['asks for what the platform does not have', 'require("lodash");', 'the platform has no lodash'],
  ['is no script', 'module.exports = {', 'Unexpected'],
  ['never ends', 'for (;;);', 'timed out'],
])(
  'one that %s is found',
  async (_name, script, why) => {
    const [found] = await findings(script);
    expect(found).toMatch(/^the server script of mf-cart does not draw \/shoppingCar: /);
    expect(found).toContain(why);
  },
  60_000,
);
