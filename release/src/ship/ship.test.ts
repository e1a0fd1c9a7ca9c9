import { join } from 'node:path';
import { type CheckReport, recordReport } from '../checks/check-report';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { listReleases } from '../publish/releases';
import { aGroup } from '../testing/a-canary';
import { aReport } from '../testing/a-report';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { startQueued } from '../watch/start-queued';
import { type Built, type ShipOptions, type Shipped, ship } from './ship';

let t: TestStore;
let cart: string;
let checked: string[][];
beforeEach(async () => {
  t = await aStore();
  await t.configure({ channels: { stable: { checked: true }, next: { follows: 'stable' } } });
  await t.release('shell');
  await t.release('mf-orders');
  cart = await t.release('mf-cart');
  await promoteAll(t.change({ unchecked: 'the first' }));
  await promoteAll(t.change({ channel: 'next' }));
  checked = [];
});
afterEach(() => t.remove());

const live = async (channel = 'stable') => {
  const revision = await readCurrent(t.store, channel);
  if (revision === null) throw new Error(`nothing is live on ${channel}`);
  return revision;
};

/** Ships what was built of each app, with a check that finds nothing. */
async function shipped(
  texts: Readonly<Record<string, string>>,
  more: Partial<ShipOptions> = {},
): Promise<Shipped[]> {
  const built: Built[] = [];
  for (const [app, text] of Object.entries(texts)) {
    const dist = join(t.folder, 'built', app);
    const mount = app === 'mf-cart' ? '/shoppingCar' : app === 'mf-orders' ? '/orderCenter' : `/${app}`;
    await buildRemote(dist, { app, mount: [mount], text });
    built.push({ dist });
  }
  return ship({ ...t.change(), share: 5, whenWatched: 'refuse', check, ...more }, built);
}

const check: ShipOptions['check'] = async (candidates) => {
  checked.push(candidates.map(({ app }) => app));
  const { revision, apps } = await live();
  const versions = {
    ...Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version])),
    ...Object.fromEntries(candidates.map(({ app, version }) => [app, version])),
  };
  const reports = candidates.map(
    ({ app, version }): CheckReport =>
      aReport({
        app,
        version,
        against: { channel: 'stable', revision },
        apps: versions,
        at: new Date().toISOString(),
      }),
  );
  for (const report of reports) await recordReport(t.store, report);
  return reports;
};

test('what was built goes to the team and to some buyers, checked, with that very version', async () => {
  const [done] = await shipped({ 'mf-cart': 'next' });
  expect(done).toMatchObject({ app: 'mf-cart', outcome: 'canary', share: 5 });
  expect(checked).toEqual([['mf-cart']]);
  expect((await live()).canaries['mf-cart']).toMatchObject({ composed: { version: done?.version } });
  expect((await live()).apps['mf-cart']?.version).toBe(cart);
  expect((await live('next')).apps['mf-cart']?.version).toBe(done?.version);
});

test('what has not changed is neither published nor checked, and what comes after it is shipped', async () => {
  const before = await live();
  expect(await shipped({ 'mf-cart': 'first', 'mf-orders': 'next' })).toMatchObject([
    { app: 'mf-cart', version: cart, outcome: 'live' },
    { app: 'mf-orders', outcome: 'canary' },
  ]);
  expect(checked).toEqual([['mf-orders']]);
  expect((await live()).revision).toBe(before.revision + 1);
});

test('what is watched already is shipped once', async () => {
  await shipped({ 'mf-cart': 'next' });
  const before = await live();
  expect(await shipped({ 'mf-cart': 'next' })).toMatchObject([{ outcome: 'watched' }]);
  expect(await live()).toEqual(before);
  expect(checked).toHaveLength(1);
});

test('an app that was never live goes to everybody, before those that may show it', async () => {
  expect(await shipped({ 'mf-cart': 'with news', 'mf-news': 'first' })).toMatchObject([
    { app: 'mf-cart', outcome: 'canary' },
    { app: 'mf-news', outcome: 'new' },
  ]);
  expect(checked).toEqual([['mf-cart', 'mf-news']]);
  expect((await live()).apps['mf-news']).toBeDefined();
});

test('a shop is founded in one revision', async () => {
  const empty = await aStore();
  await buildShell(join(t.folder, 'built', 'shell'));
  await buildRemote(join(t.folder, 'built', 'mf-cart'), { app: 'mf-cart', mount: ['/shoppingCar'] });
  const built = ['mf-cart', 'shell'].map((app) => ({ dist: join(t.folder, 'built', app) }));
  const done = await ship(
    { ...empty.change({ unchecked: 'the first' }), share: 5, whenWatched: 'refuse', check },
    built,
  );
  expect(done.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
  expect(await readCurrent(empty.store, 'stable')).toMatchObject({ revision: 1 });
  await empty.remove();
});

test('it goes to chosen buyers first, also after it has waited', async () => {
  const chosen = [aGroup('client:KH1003')];
  const [first] = await shipped({ 'mf-cart': 'one' }, { share: 0, chosen });
  expect(first).toMatchObject({ outcome: 'canary', share: 0, chosen: ['client:KH1003'] });
  const [second] = await shipped({ 'mf-cart': 'two' }, { share: 0, chosen, whenWatched: 'queue' });
  expect(second).toMatchObject({ outcome: 'queued', chosen: ['client:KH1003'] });
  await rollback(t.change(), 'mf-cart');
  await startQueued(t.change());
  expect((await live()).canaries['mf-cart']).toMatchObject({
    chosen,
    buckets: [],
    composed: { version: second?.version },
  });
});

test('a share of 100 goes to everybody', async () => {
  const [done] = await shipped({ 'mf-cart': 'hotfix' }, { share: 100 });
  expect(done).toMatchObject({ outcome: 'everybody' });
  expect((await live()).apps['mf-cart']?.version).toBe(done?.version);
});

describe('while another version is watched', () => {
  let watched: string;
  beforeEach(async () => {
    [{ version: watched } = { version: '' }] = await shipped({ 'mf-cart': 'watched' }, { share: 25 });
    checked = [];
  });

  test('it is refused in words, nothing is published, and other apps are shipped', async () => {
    const releases = await listReleases(t.store, 'mf-cart');
    expect(await shipped({ 'mf-cart': 'next', 'mf-orders': 'next' })).toMatchObject([
      { app: 'mf-cart', outcome: 'refused', why: `mf-cart@${watched} is watched at 25 %` },
      { app: 'mf-orders', outcome: 'canary' },
    ]);
    expect(await listReleases(t.store, 'mf-cart')).toEqual(releases);
  });

  test('it takes the place of that one', async () => {
    const [done] = await shipped({ 'mf-cart': 'next' }, { whenWatched: 'replace' });
    expect(done).toMatchObject({ outcome: 'canary', replaced: watched });
    expect((await live()).canaries['mf-cart']).toMatchObject({ composed: { version: done?.version } });
    expect((await live()).withdrawn['mf-cart']).toEqual([watched]);
  });

  test('a hotfix takes the place of that one for everybody', async () => {
    const [done] = await shipped({ 'mf-cart': 'hotfix' }, { whenWatched: 'replace', share: 100 });
    expect(done).toMatchObject({ outcome: 'everybody', replaced: watched });
    expect(await live()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: done?.version } } });
  });

  test('it waits in the queue until that one is gone, the last that was queued', async () => {
    await shipped({ 'mf-cart': 'between' }, { whenWatched: 'queue' });
    const [done] = await shipped({ 'mf-cart': 'next' }, { whenWatched: 'queue' });
    expect(done).toMatchObject({ outcome: 'queued' });
    expect(await shipped({ 'mf-cart': 'next' }, { whenWatched: 'queue' })).toMatchObject([
      { outcome: 'queued' },
    ]);
    expect((await live()).canaries['mf-cart']).toMatchObject({ composed: { version: watched } });
    expect(await startQueued(t.change())).toEqual([]);
    await rollback(t.change(), 'mf-cart');
    expect(await startQueued(t.change())).toEqual([{ app: 'mf-cart', version: done?.version, to: 5 }]);
    expect(await live()).toMatchObject({
      queued: {},
      canaries: { 'mf-cart': { composed: { version: done?.version } } },
    });
  });

  test('going back to what everybody has takes it back, where it is to be replaced', async () => {
    expect(await shipped({ 'mf-cart': 'first' })).toMatchObject([{ outcome: 'live', watched }]);
    expect(await shipped({ 'mf-cart': 'first' }, { whenWatched: 'replace' })).toMatchObject([
      { outcome: 'live', replaced: watched },
    ]);
    expect((await live()).canaries).toEqual({});
  });
});

test('what was put under watch during the check is not undone', async () => {
  const other = await t.release('mf-cart', 'of somebody else');
  const meanwhile: ShipOptions['check'] = async (candidates) => {
    await startCanary(t.change({ unchecked: 'hurry' }), { app: 'mf-cart', version: other, share: 10 });
    return check(candidates);
  };
  expect(await shipped({ 'mf-cart': 'next' }, { check: meanwhile, whenWatched: 'replace' })).toMatchObject([
    { outcome: 'refused', why: `mf-cart@${other} was put under watch meanwhile` },
  ]);
  expect((await live()).canaries['mf-cart']).toMatchObject({ composed: { version: other } });
});

test('what does not pass its check goes to nobody', async () => {
  const failing: ShipOptions['check'] = async (candidates) =>
    (await check(candidates)).map((report) => ({ ...report, passed: false }));
  const before = await live();
  expect(await shipped({ 'mf-cart': 'next', 'mf-news': 'first' }, { check: failing })).toMatchObject([
    { outcome: 'not passed' },
    { outcome: 'not passed' },
  ]);
  expect(await live()).toEqual(before);
});

test('a passed check that still applies is not done again', async () => {
  await shipped({ 'mf-cart': 'next' });
  await rollback(t.change(), 'mf-cart');
  expect(await shipped({ 'mf-cart': 'next' })).toMatchObject([{ outcome: 'canary' }]);
  expect(checked).toHaveLength(1);
});
