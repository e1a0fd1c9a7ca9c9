import { join } from 'node:path';
import { addTeam } from '../rights/rights';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { promote, promoteAll } from './promote';
import { recompose } from './recompose';
import { readCurrent, revisionNumbers } from './revisions';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let t: TestStore;
let cart: string;
let orders: string;
const next = () => t.change({ channel: 'next' });
beforeEach(async () => {
  t = await aStore();
  await t.configure({ channels: { next: { follows: 'stable' } } });
  await t.release('shell');
  cart = await t.release('mf-cart');
  orders = await t.release('mf-orders');
  await promoteAll(t.change());
});
afterEach(() => t.remove());

const versions = async () => {
  const { apps = {} } = (await readCurrent(t.store, 'next')) ?? {};
  return Object.fromEntries(Object.entries(apps).map(([app, { version }]) => [app, version]));
};

test('a team promotes its app alone, and has the others as everybody has them', async () => {
  const mine = await t.release('mf-cart', 'mine');
  const { revision } = await promote(next(), [{ app: 'mf-cart' }]);
  expect(revision.following).toEqual(['mf-orders', 'shell']);
  expect(await versions()).toMatchObject({ 'mf-cart': mine, 'mf-orders': orders });
});

test('what goes to everybody comes along, what was promoted on the channel itself stays', async () => {
  const mine = await t.release('mf-cart', 'mine');
  await promote(next(), [{ app: 'mf-cart' }]);
  const theirs = await t.release('mf-orders', 'theirs');
  await t.release('mf-cart', 'older idea');
  const { followers } = await promote(t.change(), [{ app: 'mf-orders' }, { app: 'mf-cart' }]);
  expect(followers).toEqual([{ channel: 'next', revision: 2 }]);
  expect(await versions()).toMatchObject({ 'mf-cart': mine, 'mf-orders': theirs });
});

test('what was taken back from everybody is taken back here, and open tabs leave it', async () => {
  await recompose(next());
  const bad = await t.release('mf-orders', 'bad');
  await promote(t.change(), [{ app: 'mf-orders' }]);
  await rollback(t.change(), 'mf-orders');
  expect(await versions()).toMatchObject({ 'mf-orders': orders });
  expect((await readCurrent(t.store, 'next'))?.withdrawn).toEqual({ 'mf-orders': [bad] });
});

test('an app that everybody got at last is followed again', async () => {
  await t.release('mf-cart', 'mine');
  await promote(next(), [{ app: 'mf-cart' }]);
  await promote(t.change(), [{ app: 'mf-cart' }]);
  const newer = await t.release('mf-cart', 'newer');
  await promote(t.change(), [{ app: 'mf-cart' }]);
  expect(await versions()).toMatchObject({ 'mf-cart': newer });
});

test('an app that is taken off the channel is followed again, as is one that is rolled back', async () => {
  await t.release('mf-cart', 'mine');
  await promote(next(), [{ app: 'mf-cart' }]);
  expect((await withdraw(next(), 'mf-cart')).revision.following).toContain('mf-cart');
  expect(await versions()).toMatchObject({ 'mf-cart': cart });
  await promote(next(), [{ app: 'mf-cart' }]);
  expect((await rollback(next(), 'mf-cart')).revision.following).toContain('mf-cart');
});

test('an app that everybody has lost is gone here, too', async () => {
  await recompose(next());
  await withdraw(t.change(), 'mf-orders');
  expect(Object.keys(await versions())).toEqual(['mf-cart', 'shell']);
});

test('a channel on which the two do not go together stays as it is, and that is told', async () => {
  const news = async (app: string) => {
    const dist = join(t.folder, 'dist', app);
    await buildRemote(dist, { app, mount: ['/news'] });
    await t.publish(dist);
    return [{ app }];
  };
  await promote(next(), await news('mf-news'));
  const { changed, followers } = await promote(t.change(), await news('mf-papers'));
  expect(changed).toBe(true);
  expect(followers).toMatchObject([{ revision: 1, refused: expect.stringContaining('both want') }]);
  expect(await revisionNumbers(t.store, 'next')).toEqual([1]);
});

test('a channel that nobody has used yet is left alone', async () => {
  expect(await revisionNumbers(t.store, 'next')).toEqual([]);
});

test('following needs no right to what is followed', async () => {
  const mine = await t.release('mf-cart', 'mine');
  const theirs = await t.release('mf-orders', 'theirs');
  const platform = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  const token = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'] }, { token: platform });
  await promote(t.change({ token: platform }), [{ app: 'mf-orders' }]);
  const asTeam = t.change({ channel: 'next', token });
  await promote(asTeam, [{ app: 'mf-cart' }]);
  expect(await versions()).toMatchObject({ 'mf-cart': mine, 'mf-orders': theirs });
  await expect(promote(asTeam, [{ app: 'mf-orders', version: orders }])).rejects.toThrow(
    'may release mf-cart, not mf-orders',
  );
});
