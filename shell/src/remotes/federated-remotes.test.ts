import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { AppRelease, Composition, PlatformRuntime } from 'shared-kernel/federation';
import { adoptComposition } from './adopt-composition';
import { federatedRemotes } from './federated-remotes';
import { RemoteFailure } from './remote-failure';

/** The federation runtime: what was registered, and what each address answers. */
const mockRuntime = {
  entries: new Map<string, string>(),
  plugins: [] as ModuleFederationRuntimePlugin[],
  shared: {} as Record<string, readonly { version: string; get: () => Promise<() => unknown> }[]>,
  answers: {} as Record<string, () => Promise<unknown>>,
  asked: [] as string[],
};
jest.mock('@module-federation/enhanced/runtime', () => ({
  init({ plugins, shared }: Pick<typeof mockRuntime, 'plugins' | 'shared'>) {
    Object.assign(mockRuntime, { plugins, shared });
    return mockInstance;
  },
}));
const mockInstance = {
  registerRemotes(remotes: { name: string; entry: string }[], options?: { force?: boolean }) {
    for (const { name, entry } of remotes)
      if (options?.force || !mockRuntime.entries.has(name)) mockRuntime.entries.set(name, entry);
  },
  loadRemote(request: string) {
    const [name = '', expose] = request.split('/');
    const version = /(\d+)\/remoteEntry\.js$/.exec(mockRuntime.entries.get(name) ?? '')?.[1];
    mockRuntime.asked.push(`${name}@${version}/${expose}`);
    return (mockRuntime.answers[`${name}@${version}`] ?? answering)();
  },
};
const mockStartOfRemotes = jest.fn();
jest.mock('start-of-remotes', () => ({ __esModule: true, default: mockStartOfRemotes }), { virtual: true });

// What the build puts there.
const offered = { default: { react: { '19.3.1': { get: () => () => 'the one React', eager: 1 } } } };
Object.assign(globalThis, { __webpack_init_sharing__: async () => {}, __webpack_share_scopes__: offered });

const View = () => null;
const answering = async () => ({ default: View });
const failing = () => Promise.reject(new Error('503'));
const hanging = () => new Promise(() => {});

const manifest = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } };
const release = (app: string, version: string, more: Partial<AppRelease> = {}): AppRelease => ({
  version,
  base: `/apps/${app}/${version}/`,
  manifest,
  mount: [`/${app}`],
  routes: { [`/${app}`]: { title: app, access: 'open' } },
  preload: { [`/${app}`]: [`/apps/${app}/${version}/app.js`] },
  previous: null,
  ...more,
});
const before = { version: '1', base: '/apps/mf-cart/1/', manifest };
const composition = (apps: Record<string, AppRelease>): Composition => ({
  revision: 1,
  channel: 'stable',
  settings: { overrides: false },
  site: { title: '', notice: null },
  apps: { shell: release('shell', '1', { manifest: null, mount: ['/'] }), ...apps },
});
const cart = (more?: Partial<AppRelease>) => composition({ 'mf-cart': release('mf-cart', '2', more) });
const live = (apps: Record<string, AppRelease>, integrity = {}, withdrawn = {}) => ({
  composition: composition(apps),
  integrity,
  withdrawn,
});
const files = { module: jest.fn(), giveUp: jest.fn() };
const readyScreen = jest.fn(async (_path: string) => {});
const open = (opened: Composition) => federatedRemotes(opened, files, readyScreen);
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    [new URL(link.href).pathname, link.integrity].filter(Boolean).join(' '),
  );

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  mockRuntime.entries.clear();
  mockRuntime.plugins = [];
  mockRuntime.asked.length = 0;
  mockRuntime.answers = {};
});
afterEach(() => jest.useRealTimers());

test('mounts and routes are those of every app, remotes those but the shell', async () => {
  const remotes = open(cart());
  const state = remotes.getState();
  expect(state.mounts).toEqual([{ path: '/mf-cart', remote: 'mf-cart' }]);
  expect(state.routes).toEqual({
    '/shell': { title: 'shell', access: 'open' },
    '/mf-cart': { title: 'mf-cart', access: 'open' },
  });
  expect([...mockRuntime.entries]).toEqual([]);
  await remotes.load('mf-cart', 'app');
  expect([...mockRuntime.entries]).toEqual([['mf-cart', 'http://localhost/apps/mf-cart/2/remoteEntry.js']]);
});

test('remotes are offered what the build provides of the platform', async () => {
  await open(cart()).load('mf-cart', 'app');
  const [react] = mockRuntime.shared['react'] ?? [];
  expect(react).toMatchObject({
    version: '19.3.1',
    shareConfig: { singleton: true, requiredVersion: '^19.3.1', eager: true },
  });
  expect((await react?.get())?.()).toBe('the one React');
});

test("a developer's server says itself where its entry lies", async () => {
  const asked = jest.fn(async (_url: string) => ({
    json: async () => ({ metaData: { remoteEntry: { path: 'built', name: 'entry.js' } } }),
  }));
  Object.assign(globalThis, { fetch: asked });
  const override = { base: 'http://localhost:3102/', manifest: 'http://localhost:3102/mf-manifest.json' };
  await open(cart(override)).load('mf-cart', 'app');
  expect(asked.mock.calls).toEqual([['http://localhost:3102/mf-manifest.json']]);
  expect(mockRuntime.entries.get('mf-cart')).toBe('http://localhost:3102/built/entry.js');
});

test('a remote is started with the federation of the shell, and a platform that did not come fails its chunks', async () => {
  await open(cart()).load('mf-cart', 'app');
  const { startRemote } = globalThis as unknown as {
    startRemote: typeof import('shared-kernel/federation').startRemote;
  };
  const runtime = { f: {}, m: {}, consumesLoadingData: { chunkMapping: { 14: ['dialog'] } } };
  const own = { name: 'of the remote' };
  const stated = {
    __module_federation_runtime_plugins__: [own],
    __module_federation_container_name__: 'mf-cart',
  };
  mockStartOfRemotes.mockImplementation((started: PlatformRuntime) => {
    started.f.consumes = (_chunk, waits) => waits.push(Promise.resolve());
    started.m['dialog'] = () => {
      throw new Error('no line');
    };
  });
  startRemote(runtime, stated);
  const [, given] = mockStartOfRemotes.mock.calls[0] ?? [];
  expect(given).toMatchObject({
    __module_federation_container_name__: 'mf-cart',
    __module_federation_bundler_runtime__: { bundlerRuntime: { consumes: expect.any(Function) } },
  });
  const [retries, ...others] = given.__module_federation_runtime_plugins__;
  expect(others).toEqual([own]);
  const [failed, had] = [{ loading: Promise.resolve() }, { loading: Promise.resolve(), loaded: true }];
  retries.errorLoadShare({
    pkgName: 'dialog',
    shareScopeMap: { default: { dialog: { 1: failed, 2: had } } },
  });
  expect([failed, had]).toEqual([{}, had]);
  const waits: Promise<unknown>[] = [];
  (runtime as PlatformRuntime).f.consumes?.(14, waits);
  await expect(Promise.all(waits)).rejects.toThrow('no line');
});

test('a view that comes is shown', async () => {
  const remotes = open(cart());
  expect(await remotes.load('mf-cart', 'app')).toEqual({ default: View });
  expect(remotes.versionOf('mf-cart')).toBe('2');
  expect(remotes.getState().replaced).toEqual({});
});

test('how long it took until a view stood on the page is told once a load', async () => {
  window.dispatchEvent(new Event('pagehide'));
  const told: string[] = [];
  const beacon = jest.fn((_address: string, blob: Blob) => blob.size > 0);
  Object.assign(navigator, { sendBeacon: beacon });
  const stringify = jest.spyOn(JSON, 'stringify').mockImplementation((value) => {
    told.push(...(value.events ?? []).map(({ name }: { name: string }) => name));
    return '{}';
  });
  const remotes = open(cart());
  await remotes.load('mf-cart', 'app');
  remotes.started('mf-cart', 'app');
  remotes.started('mf-cart', 'app');
  window.dispatchEvent(new Event('pagehide'));
  stringify.mockRestore();
  expect(told.filter((name) => name.startsWith('remote-'))).toEqual(['remote-load', 'remote-mount']);
});

test('one that fails, or brings nothing, is a failure of its remote', async () => {
  const remotes = open(cart());
  mockRuntime.answers['mf-cart@2'] = failing;
  await expect(remotes.load('mf-cart', 'app')).rejects.toMatchObject({
    remote: 'mf-cart',
    needsReload: false,
  });
  mockRuntime.answers['mf-cart@2'] = async () => ({});
  await expect(remotes.load('mf-cart', 'app')).rejects.toMatchObject({
    remote: 'mf-cart',
    needsReload: true,
  });
});

test('a federation that does not start is a failure of the remote, and is started again by the next try', async () => {
  const remotes = open(cart());
  const start = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(undefined);
  Object.assign(globalThis, { __webpack_init_sharing__: start });
  await expect(remotes.load('mf-cart', 'app')).rejects.toBeInstanceOf(RemoteFailure);
  expect(await remotes.load('mf-cart', 'app')).toEqual({ default: View });
  expect(start).toHaveBeenCalledTimes(2);
});

test('one that does not answer is a failure after four and a half seconds, not before', async () => {
  mockRuntime.answers['mf-cart@2'] = hanging;
  const outcome = jest.fn();
  open(cart()).load('mf-cart', 'app').catch(outcome);
  await jest.advanceTimersByTimeAsync(4_499);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(RemoteFailure));
});

test('a live version that does not load gives way to the last good one', async () => {
  const remotes = open(cart({ previous: before }));
  const changed = jest.fn();
  remotes.subscribe(changed);
  mockRuntime.answers['mf-cart@2'] = failing;
  expect(await remotes.load('mf-cart', 'app')).toEqual({ default: View });
  expect(mockRuntime.asked).toEqual(['mf-cart@2/app', 'mf-cart@1/app']);
  expect(remotes.versionOf('mf-cart')).toBe('1');
  expect(remotes.getState().replaced).toEqual({ 'mf-cart': 1 });
  expect(changed).toHaveBeenCalledTimes(1);
});

test('one that hangs leaves time for the last good one within the same four and a half seconds', async () => {
  const remotes = open(cart({ previous: before }));
  mockRuntime.answers = { 'mf-cart@2': hanging, 'mf-cart@1': hanging };
  const outcome = jest.fn();
  remotes.load('mf-cart', 'app').catch(outcome);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(mockRuntime.asked).toEqual(['mf-cart@2/app', 'mf-cart@1/app']);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(outcome).toHaveBeenCalledWith(expect.any(RemoteFailure));
});

test('where the last good version fails as well the live one is tried again next time', async () => {
  const remotes = open(cart({ previous: before }));
  mockRuntime.answers = { 'mf-cart@2': failing, 'mf-cart@1': failing };
  await expect(remotes.load('mf-cart', 'app')).rejects.toThrow('mf-cart/app failed to load');
  expect(remotes.versionOf('mf-cart')).toBe('2');
  expect(remotes.getState().replaced).toEqual({});
  mockRuntime.answers = {};
  expect(await remotes.load('mf-cart', 'app')).toEqual({ default: View });
});

test('a version that breaks on screen gives way once, and not after it has run for five seconds', () => {
  const remotes = open(cart({ previous: before }));
  remotes.started('mf-cart', 'app');
  jest.advanceTimersByTime(4_999);
  expect(remotes.fallBack('mf-cart', 'app')).toBe(true);
  expect(remotes.versionOf('mf-cart')).toBe('1');
  expect(remotes.fallBack('mf-cart', 'app')).toBe(false);

  const trusted = open(cart({ previous: before }));
  trusted.started('mf-cart', 'app');
  jest.advanceTimersByTime(5_000);
  expect(trusted.fallBack('mf-cart', 'app')).toBe(false);
  expect(open(cart()).fallBack('mf-cart', 'app')).toBe(false);
});

test('what was taken back urgently is said of the version that is on the page', async () => {
  const remotes = open(cart());
  await remotes.load('mf-cart', 'app');
  const next = { 'mf-cart': release('mf-cart', '1') };
  remotes.adopt({ ...live(next, {}, { 'mf-cart': ['2'] }), urgent: { 'mf-cart': ['2'] } }, adoptComposition);
  expect([...remotes.getState().urgent]).toEqual(['mf-cart']);
});

test('a view that has run for five seconds says nothing of another one of its remote', () => {
  const remotes = open(cart({ previous: before }));
  remotes.started('mf-cart', 'goods-table');
  jest.advanceTimersByTime(5_000);
  expect(remotes.fallBack('mf-cart', 'goods-table')).toBe(false);
  expect(remotes.fallBack('mf-cart', 'app')).toBe(true);
  expect(remotes.versionOf('mf-cart')).toBe('1');
});

test('pointing at a link fetches what its route needs, unless the page would be another version', () => {
  const remotes = open(cart({ previous: before }));
  remotes.prefetch('/mf-cart?a=1');
  expect(links()).toEqual(['/apps/mf-cart/2/app.js']);
  document.head.replaceChildren();
  remotes.fallBack('mf-cart', 'app');
  remotes.prefetch('/mf-cart', 'idle');
  expect(links()).toEqual([]);
});

test('what was fetched soon is made ready once all of it has come; that is no visit', async () => {
  const remotes = open(cart({ preload: { '/mf-cart': ['/apps/mf-cart/2/soon.js'] } }));
  remotes.prefetch('/mf-cart', 'idle');
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  remotes.prefetch('/mf-cart');
  await jest.advanceTimersByTimeAsync(0);
  expect(mockRuntime.asked).toEqual([]);
  expect(remotes.ready('mf-cart', 'app')).toBeNull();
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(remotes.ready('mf-cart', 'app')).toEqual({ default: View });
  expect(mockRuntime.asked).toEqual(['mf-cart@2/app']);
  expect(readyScreen).toHaveBeenCalledWith('/mf-cart');
});

test('what cannot be made ready costs its remote nothing, and is left to who shows it', async () => {
  const preload = { '/mf-cart': ['/apps/mf-cart/2/failing.js'] };
  const remotes = open(cart({ previous: before, preload }));
  mockRuntime.answers['mf-cart@2'] = failing;
  remotes.prefetch('/mf-cart');
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(remotes.ready('mf-cart', 'app')).toBeNull();
  expect(remotes.versionOf('mf-cart')).toBe('2');
  expect(remotes.getState().replaced).toEqual({});
});

test('a view of a version that is in use no more is not at hand', async () => {
  const remotes = open(cart({ previous: before }));
  await remotes.load('mf-cart', 'app');
  expect(remotes.ready('mf-cart', 'app')).toEqual({ default: View });
  remotes.fallBack('mf-cart', 'app');
  expect(remotes.ready('mf-cart', 'app')).toBeNull();
});

test('what stands on a page from the start is preloaded, other apps’ views on it included', async () => {
  const slots = { '/mf-mine': ['orders/latest-order'] };
  const preload = { '/mf-mine': [] };
  const remotes = open(
    composition({
      'mf-mine': release('mf-mine', '1', { slots, preload }),
      'mf-orders': release('mf-orders', '3'),
    }),
  );
  mockRuntime.answers['mf-orders@3'] = failing;
  remotes.preload('/mf-mine/deeper');
  remotes.preload('/login');
  await jest.advanceTimersByTimeAsync(0);
  expect(mockRuntime.asked).toEqual(['mf-mine@1/app', 'mf-orders@3/latest-order']);
});

test('an open page takes what it has not loaded yet, and stays with what it has', async () => {
  const orders = release('mf-orders', '1');
  const remotes = open(composition({ 'mf-cart': release('mf-cart', '2'), 'mf-orders': orders }));
  await remotes.load('mf-cart', 'app');
  const news = release('mf-news', '1');
  const next = {
    'mf-cart': release('mf-cart', '3'),
    'mf-orders': release('mf-orders', '2'),
    'mf-news': news,
  };
  remotes.adopt(
    live(next, { '/apps/mf-orders/2/app.js': 'sha256-o', '/apps/mf-cart/3/app.js': 'sha256-c' }),
    adoptComposition,
  );
  expect(['mf-cart', 'mf-orders', 'mf-news'].map(remotes.versionOf)).toEqual(['2', '2', '1']);
  expect(remotes.getState().routes['/mf-news']).toEqual({ title: 'mf-news', access: 'open' });
  expect(remotes.getState().outdated).toEqual(new Set());

  await remotes.load('mf-orders', 'order-list');
  expect(links()).toEqual(['/apps/mf-orders/2/app.js sha256-o']);
});

test('a version that was taken back is left at the next navigation, and nothing of it is prefetched', async () => {
  const remotes = open(cart());
  await remotes.load('mf-cart', 'app');
  remotes.adopt(live({ 'mf-cart': release('mf-cart', '1') }, {}, { 'mf-cart': ['2'] }), adoptComposition);
  expect(remotes.getState().outdated).toEqual(new Set(['mf-cart']));
  remotes.prefetch('/mf-cart');
  expect(links()).toEqual([]);
});
