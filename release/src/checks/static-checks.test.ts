import { policy } from '../configuration/release-config';
import type { ReleaseRecord } from '../publish/release-record';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { missingCalls } from './api-contract';
import { staticChecks } from './static-checks';

let t: TestStore;
beforeAll(async () => {
  t = await aStore();
});
afterAll(() => t.remove());

const PROVIDES = {
  react: { version: '19.3.1', files: [], names: ['lazy', 'useState'] },
  button: { version: '2.66.16', files: ['button.22222222.js'], names: ['default'] },
};
const REACT = { requiredVersion: '19.3.1', names: ['lazy'] };

async function shell(description: object = {}): Promise<ReleaseRecord> {
  const dist = `${t.folder}/shell`;
  await buildShell(dist, {
    description: { provides: PROVIDES, bundled: ['react', 'axios', 'tslib'], ...description },
  });
  return (await t.publish(dist)).release;
}
async function remote(app: string, description: object = {}): Promise<ReleaseRecord> {
  const dist = `${t.folder}/${app}`;
  await buildRemote(dist, {
    app,
    mount: [`/${app}`],
    description: { consumes: { react: REACT }, ...description },
  });
  return (await t.publish(dist)).release;
}

const exposing = (app: string, ...exposes: string[]) => ({
  federation: {
    name: app,
    mount: [`/${app}`],
    exposes: Object.fromEntries(exposes.map((name) => [name, './src/x.tsx'])),
  },
});

function findings(releases: ReleaseRecord[], candidates: string[], budgets = {}): Record<string, string[]> {
  const results = staticChecks({
    releases: new Map(releases.map((release) => [release.app, release])),
    candidates: new Set(candidates),
    policy: policy.parse({ budgets }),
  });
  return Object.fromEntries(
    results.flatMap(({ check, passed, findings: found }) => (passed ? [] : [[check, found]])),
  );
}

test('releases that fit are told nothing', async () => {
  const releases = [await shell(), await remote('mf-cart'), await remote('mf-orders')];
  expect(findings(releases, ['mf-cart'])).toEqual({});
  expect(findings(releases, ['shell'])).toEqual({});
});

test('a remote that needs another version than the live shell has, and a shell that has another than live remotes need', async () => {
  const old = await shell({ provides: { ...PROVIDES, react: { ...PROVIDES.react, version: '19.2.0' } } });
  const cart = await remote('mf-cart');
  const said = { 'shared-versions': ['mf-cart needs react 19.3.1; the shell provides 19.2.0'] };
  expect(findings([old, cart], ['mf-cart'])).toEqual(said);
  expect(findings([old, cart], ['shell'])).toEqual(said);
});

test.each([
  ['a patch of React in the shell', '19.3.2', '~19.3.0'],
  ['one that only the remote was built with', '19.3.1', '~19.3.0'],
  ['a minor version of a library', '2.67.0', '^2.66.0'],
])('%s is harmless', async (_, version, requiredVersion) => {
  const provides = { ...PROVIDES, react: { ...PROVIDES.react, version } };
  const consumes = { react: { ...REACT, requiredVersion } };
  const releases = [await shell({ provides }), await remote('mf-cart', { consumes })];
  expect(findings(releases, ['shell'])).toEqual({});
  expect(findings(releases, ['mf-cart'])).toEqual({});
});

test('a module or a name that the shell does not provide', async () => {
  const cart = await remote('mf-cart', {
    consumes: {
      react: { ...REACT, names: ['lazy', 'useEffectEvent'] },
      table: { requiredVersion: '^2.0.0', names: [] },
    },
  });
  expect(findings([await shell(), cart], ['mf-cart'])).toEqual({
    'shared-versions': ['mf-cart needs table, which the shell does not provide'],
    'platform-names': ["mf-cart imports useEffectEvent from react, which the shell's does not have"],
  });
});

test('what is wrong between others is not put down to the candidate', async () => {
  const broken = await remote('mf-cart', { consumes: { table: { requiredVersion: '^2.0.0' } } });
  expect(findings([await shell(), broken, await remote('mf-orders')], ['mf-orders'])).toEqual({});
});

test('another kernel contract', async () => {
  const cart = await remote('mf-cart', { kernelContract: '2' });
  expect(findings([await shell(), cart], ['mf-cart'])['kernel-contract']).toEqual([
    'mf-cart was built against kernel contract 2; the shell has 1',
  ]);
});

test('a slot that nobody fills, seen from the app that shows it and from the one that stopped filling it', async () => {
  const account = await remote('mf-account', { slots: ['orders/order-list', 'shell/reset-password'] });
  const orders = await remote('mf-orders', exposing('mf-orders', './app', './order-list'));
  const changed = await remote('mf-orders', { ...exposing('mf-orders', './app'), version: '1.1.0' });
  const host = await shell();
  expect(findings([host, account, orders], ['mf-account'])).toEqual({});
  const said = {
    'exposes-and-slots': ['mf-account shows orders/order-list, but mf-orders does not expose ./order-list'],
  };
  expect(findings([host, account, changed], ['mf-orders'])).toEqual(said);
  expect(findings([host, account, changed], ['mf-account'])).toEqual(said);
  expect(findings([host, account], ['mf-account'])['exposes-and-slots']).toEqual([
    'mf-account shows orders/order-list, but mf-orders is not in the composition',
  ]);
});

test('a copy of a platform module, but not what every build brings', async () => {
  const cart = await remote('mf-cart', { bundled: ['axios', 'tslib', 'dompurify'] });
  expect(findings([await shell(), cart], ['mf-cart'])).toEqual({
    'bundled-platform': ['mf-cart holds a copy of axios, which belongs to the platform'],
  });
});

test('a remote with a React of its own holds what draws by it, and of what the page has one no copy', async () => {
  const provided = { bundled: ['react', 'shared-kernel/ui', 'shared-kernel/http'] };
  const react = { version: '18.3.1', shared: ['shared-kernel/http'] };
  const guest = await remote('mf-cart', { ...provided, consumes: {}, react });
  expect(findings([await shell(provided), guest], ['mf-cart'])).toEqual({
    'bundled-platform': ['mf-cart holds a copy of shared-kernel/http, which belongs to the platform'],
  });
});

test('it has a budget that knows what it brings', async () => {
  const react = { version: '18.3.1', shared: [] };
  const apps = [await shell(), await remote('mf-cart', { react }), await remote('mf-orders')];
  const small = { entry: 10, route: 1_000_000 };
  const found = findings(apps, ['mf-cart', 'mf-orders'], { ownReact: small });
  expect(found['size-budgets']).toEqual([expect.stringContaining('of mf-cart is')]);
});

test('budgets hold for the entry and for every route', async () => {
  const cart = await remote('mf-cart');
  const found = findings([await shell(), cart], ['mf-cart'], { default: { entry: 10, route: 1_000_000 } });
  expect(found['size-budgets']).toEqual([
    expect.stringMatching(/^the entry remoteEntry\.\w+\.js of mf-cart is \d+ bytes; its budget is 10$/),
  ]);
});

test('a call or a contract that the API does not have', async () => {
  const cart = await remote('mf-cart', {
    calls: ['order/page', 'order/split', 'file/download/:fileId', 'file/preview/:fileId'],
    apiContract: '1.2',
  });
  const releases = new Map([await shell(), cart].map((release) => [release.app, release]));
  const documented = { changes: false, request: null, reply: null };
  const calls = new Map([
    ['order/page', documented],
    ['file/download/:fileId', documented],
  ]);
  const against = (version: string) => missingCalls(releases, new Set(['mf-cart']), { version, calls });
  expect(against('1.2')).toEqual([
    'mf-cart calls order/split, which the API does not have',
    'mf-cart calls file/preview/:fileId, which the API does not have',
  ]);
  expect(against('1.3')).toHaveLength(2);
  for (const version of ['1.1', '2.2']) {
    expect(against(version)[0]).toBe(
      `mf-cart was built against version 1.2 of the API, which is at ${version}`,
    );
  }
});

test('of contracts that are newer than the shell’s only the shell’s have to be kept, where uses are known', async () => {
  const against = async (description: object) => {
    const releases = [await shell({ apiContract: '1.2' }), await remote('mf-cart', description)];
    const composed = new Map(releases.map((release) => [release.app, release]));
    return missingCalls(composed, new Set(['mf-cart']), { version: '1.2', calls: new Map() });
  };
  const uses = { names: [], given: {} };
  expect(await against({ apiContract: '1.3', uses })).toEqual([]);
  expect(await against({ apiContract: '1.3' })).toHaveLength(1);
  expect(await against({ apiContract: '2.0', uses })).toHaveLength(1);
});
