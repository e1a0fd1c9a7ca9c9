import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { documentsFolder } from '../documents/publish-documents';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { readHistory } from './history';
import { promote, promoteAll } from './promote';
import { recompose } from './recompose';
import { createRevision, readCurrent, readRevision } from './revisions';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let t: TestStore;
let shell: string;
let cart: string;
beforeEach(async () => {
  t = await aStore();
  shell = await t.release('shell');
  cart = await t.release('mf-cart');
});
afterEach(() => t.remove());

const live = async (app: string) => (await readCurrent(t.store, 'stable'))?.apps[app];

test('promoting all makes the newest of every app live in one revision', async () => {
  const { revision, changed } = await promoteAll(t.change());
  expect(changed).toBe(true);
  expect(revision.revision).toBe(1);
  expect((await live('shell'))?.version).toBe(shell);
  expect((await live('mf-cart'))?.version).toBe(cart);
});

test('a promotion changes its app alone, and the version before is what to fall back to', async () => {
  await promoteAll(t.change());
  const next = await t.release('mf-cart', 'next');
  await t.release('shell', 'unpromoted');
  const { revision } = await promote(t.change({ by: 'li', why: 'fixes sums' }), [{ app: 'mf-cart' }]);
  expect(revision).toMatchObject({ revision: 2, by: 'li', why: 'fixes sums', canaries: {} });
  expect(revision.apps['mf-cart']).toMatchObject({
    version: next,
    base: `/apps/mf-cart/${next}/`,
    previous: cart,
  });
  expect(revision.apps['shell']?.version).toBe(shell);
});

test('a named version is promoted, not the newest', async () => {
  await t.release('mf-cart', 'next');
  await promote(t.change(), [{ app: 'shell' }, { app: 'mf-cart', version: cart }]);
  expect((await live('mf-cart'))?.version).toBe(cart);
});

test('promoting what is live writes no revision', async () => {
  await promoteAll(t.change());
  expect(await promoteAll(t.change())).toMatchObject({ changed: false, revision: { revision: 1 } });
  expect(await readdir(t.store.revisions('stable'))).toEqual(['1.json']);
});

test('a promotion that expects another revision is refused and changes nothing', async () => {
  await promoteAll(t.change({ expectRevision: 0 }));
  await t.release('mf-cart', 'next');
  await expect(promoteAll(t.change({ expectRevision: 7 }))).rejects.toThrow('is at revision 1, not at 7');
  expect((await live('mf-cart'))?.version).toBe(cart);
});

test('channels move on their own', async () => {
  await promoteAll(t.change());
  await t.release('mf-cart', 'next');
  await promoteAll(t.change({ channel: 'next' }));
  expect((await live('mf-cart'))?.version).toBe(cart);
  expect(await readCurrent(t.store, 'next')).toMatchObject({ channel: 'next', revision: 1 });
});

test('rolling back goes to the version before, and again to the one before that', async () => {
  await promoteAll(t.change());
  const second = await t.release('mf-cart', 'second');
  await promoteAll(t.change());
  await t.release('mf-cart', 'third');
  await promoteAll(t.change());
  await rollback(t.change(), 'mf-cart');
  expect(await live('mf-cart')).toMatchObject({ version: second, previous: cart });
  const { revision } = await rollback(t.change(), 'mf-cart');
  expect(revision.revision).toBe(5);
  expect(await live('mf-cart')).toMatchObject({ version: cart, previous: null });
  await expect(rollback(t.change(), 'mf-cart')).rejects.toThrow('no version before');
});

test('rolling back keeps what other apps changed since', async () => {
  await promoteAll(t.change());
  await t.release('mf-cart', 'bad');
  await promoteAll(t.change());
  const orders = await t.release('mf-orders');
  await promoteAll(t.change());
  await rollback(t.change(), 'mf-cart');
  expect((await live('mf-orders'))?.version).toBe(orders);
  expect((await live('mf-cart'))?.version).toBe(cart);
});

test('rolling back to a version that was never live is refused', async () => {
  await promoteAll(t.change());
  const unseen = await t.release('mf-cart', 'unseen');
  await expect(rollback(t.change(), 'mf-cart', { to: unseen })).rejects.toThrow('never live');
  await expect(rollback(t.change(), 'mf-orders')).rejects.toThrow('is not live');
});

test('an app can be withdrawn, the shell cannot', async () => {
  await promoteAll(t.change());
  await withdraw(t.change(), 'mf-cart');
  expect(await live('mf-cart')).toBeUndefined();
  await expect(withdraw(t.change(), 'shell')).rejects.toThrow('needs the shell');
});

test.each(['mf-cart@1.0.0', 'mf-cart@1.0.0+00000000', 'mf-gone', '../etc'])(
  '%s cannot be promoted',
  async (what) => {
    const [app = '', version] = what.split('@');
    await expect(promote(t.change(), [{ app: 'shell' }, { app, version }])).rejects.toThrow();
    expect(await readCurrent(t.store, 'stable')).toBeNull();
  },
);

test('two apps cannot own the same routes', async () => {
  await promoteAll(t.change());
  const dist = join(t.folder, 'rival');
  await buildRemote(dist, { app: 'mf-rival', mount: ['/shoppingCar'] });
  await t.publish(dist);
  await expect(promoteAll(t.change())).rejects.toThrow('mf-cart and mf-rival both want');
  expect((await readCurrent(t.store, 'stable'))?.revision).toBe(1);
});

test('composing again writes a revision only where configuration or documents differ', async () => {
  await promoteAll(t.change());
  expect(await recompose(t.change())).toMatchObject({ changed: false });
  await t.configure({ site: { notice: '测试环境' }, channels: { stable: { overrides: true } } });
  expect((await recompose(t.change())).revision).toMatchObject({
    revision: 2,
    configuration: 1,
    settings: { overrides: true },
    site: { notice: '测试环境' },
  });
  const older = gzipSync('as an older tool rendered it');
  await writeFile(join(documentsFolder(t.store, 'stable', 2), 'shell.html.gz'), older);
  expect(await recompose(t.change())).toMatchObject({ changed: true, revision: { revision: 3 } });
  await writeFile(join(documentsFolder(t.store, 'stable', 3), 'shell.html.br'), 'cut off');
  expect(await recompose(t.change())).toMatchObject({ changed: true, revision: { revision: 4 } });
  expect(await recompose(t.change())).toMatchObject({ changed: false });
});

test('an app that others show or lead to is withdrawn for a reason only, which the history keeps', async () => {
  await buildRemote(join(t.folder, 'orders'), {
    app: 'mf-orders',
    mount: ['/orderCenter'],
    files: { 'link.js': "export const cart = '/shoppingCar?from=orders';" },
    description: { slots: ['cart/goods-table'] },
  });
  await t.publish(join(t.folder, 'orders'));
  await promoteAll(t.change());
  await expect(withdraw(t.change(), 'mf-cart')).rejects.toThrow(
    'mf-cart is still asked for: say why it goes with --anyway <reason>\n' +
      '  mf-orders shows cart/goods-table\n  mf-orders leads to /shoppingCar',
  );
  const { revision } = await withdraw(t.change({ why: 'moved' }), 'mf-cart', 'orders has a fallback');
  expect(revision).toMatchObject({ why: 'moved; anyway: orders has a fallback' });
  expect(revision.apps['mf-cart']).toBeUndefined();
  await withdraw(t.change(), 'mf-orders');
});

test('a promotion killed before it moved the pointer is finished by the next one', async () => {
  const { revision } = await promoteAll(t.change());
  const bumped = await t.release('mf-cart', 'killed');
  const app = (await promote(t.change({ channel: 'scratch' }), [{ app: 'shell' }, { app: 'mf-cart' }]))
    .revision.apps;
  const by = { person: 'mei', role: 'everybody', rights: ['*'], account: 'mei' };
  const deed = { by, verb: 'promote', why: 'killed' };
  await createRevision(t.store, { ...revision, revision: 2, apps: app }, deed);
  expect((await live('mf-cart'))?.version).toBe(cart);
  await t.release('mf-orders');
  await promote(t.change(), [{ app: 'mf-orders' }]);
  expect((await live('mf-cart'))?.version).toBe(bumped);
  expect(await readCurrent(t.store, 'stable')).toMatchObject({ revision: 3 });
  expect(await readdir(t.store.documents('stable'))).toEqual(['1', '2', '3', 'live']);
});

test.each([
  ['of a process that is gone', { token: 'x', host: hostname(), pid: 2 ** 22 + 1 }, new Date()],
  ['of another host, long ago', { token: 'x', host: 'elsewhere', pid: 1 }, new Date(Date.now() - 120_000)],
])('a lock %s does not stop a promotion', async (_, lock, at) => {
  const file = t.store.lock('stable');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(lock));
  await utimes(file, at, at);
  expect(await promoteAll(t.change())).toMatchObject({ changed: true });
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

test('history tells what each revision changed, newest first', async () => {
  await promoteAll(t.change({ why: 'start' }));
  const next = await t.release('mf-cart', 'next');
  await promoteAll(t.change({ why: 'sums' }));
  await withdraw(t.change({ why: 'off' }), 'mf-cart');
  const history = await readHistory(t.store, 'stable', 2);
  expect(history.map(({ revision, changes }) => [revision.revision, revision.why, changes])).toEqual([
    [3, 'off', [{ app: 'mf-cart', from: next, to: null }]],
    [2, 'sums', [{ app: 'mf-cart', from: cart, to: next }]],
  ]);
  expect((await readRevision(t.store, 'stable', 1)).why).toBe('start');
});
