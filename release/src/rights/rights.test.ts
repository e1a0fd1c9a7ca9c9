import { readFile } from 'node:fs/promises';
import { startCanary } from '../composition/canary';
import { promote, promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { type ReleaseConfig, releaseConfig } from '../configuration/release-config';
import { configure, readConfiguration } from '../configuration/stored-configuration';
import { publishApp } from '../publish/publish-app';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { addTeam, authorize, removeTeam } from './rights';

const checked: ReleaseConfig = releaseConfig.parse({ channels: { stable: { checked: true } } });

let t: TestStore;
let admin: string;
let cartTeam: string;
beforeEach(async () => {
  t = await aStore();
  for (const app of ['shell', 'mf-cart', 'mf-orders']) await t.release(app);
  await promoteAll(t.change());
  await t.release('mf-cart', 'next');
  await t.release('mf-orders', 'next');
  admin = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  cartTeam = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'] }, { token: admin });
});
afterEach(() => t.remove());

const liveVersion = async (app: string) => (await readCurrent(t.store, 'stable'))?.apps[app]?.version;

test("a team's token releases its app, and the history names the team", async () => {
  const { revision } = await promote(t.change({ token: cartTeam }), [{ app: 'mf-cart' }]);
  expect(revision.by).toBe('mei (cart-team)');
  await rollback(t.change({ token: cartTeam }), 'mf-cart');
});

test('it does not release another app, alone, together with its own, or to some buyers', async () => {
  const before = await liveVersion('mf-orders');
  const change = t.change({ token: cartTeam });
  const refusal = 'team cart-team may release mf-cart, not mf-orders';
  await expect(promote(change, [{ app: 'mf-orders' }])).rejects.toThrow(refusal);
  await expect(promote(change, [{ app: 'mf-cart' }, { app: 'mf-orders' }])).rejects.toThrow(refusal);
  await expect(startCanary(change, { app: 'mf-orders', share: 5 })).rejects.toThrow(refusal);
  expect(await liveVersion('mf-orders')).toBe(before);
});

test('nor does it publish one', async () => {
  const dist = `${t.folder}/orders`;
  await buildRemote(dist, { app: 'mf-orders', mount: ['/orderCenter'], text: 'forged' });
  const published = publishApp({ store: t.store, dist, by: 'mei', why: '', token: cartTeam });
  await expect(published).rejects.toThrow('not mf-orders');
});

test.each([
  ['no token', undefined, 'set RELEASE_TOKEN'],
  ['an unknown token', 'guess', 'not the token of any team'],
])('%s changes nothing', async (_, token, message) => {
  await expect(promote(t.change({ token }), [{ app: 'mf-cart' }])).rejects.toThrow(message);
  await expect(addTeam(t.store, { name: 'x', apps: ['*'] }, { token })).rejects.toThrow(message);
});

test('only a team for every app adds and removes teams', async () => {
  await expect(addTeam(t.store, { name: 'x', apps: ['mf-orders'] }, { token: cartTeam })).rejects.toThrow(
    'not *',
  );
  await expect(removeTeam(t.store, 'platform', { token: admin })).rejects.toThrow('last team for every app');
  await removeTeam(t.store, 'cart-team', { token: admin });
  await expect(authorize(t.store, cartTeam, ['mf-cart'])).rejects.toThrow('not the token of any team');
});

test('one of several teams for every app can go, whoever else there is', async () => {
  const other = await addTeam(t.store, { name: 'operations', apps: ['*'] }, { token: admin });
  await removeTeam(t.store, 'platform', { token: other });
  await expect(authorize(t.store, admin, [])).rejects.toThrow('not the token of any team');
  await expect(removeTeam(t.store, 'operations', { token: other })).rejects.toThrow(
    'last team for every app',
  );
});

test('a new token replaces the old one, and neither stands in the store', async () => {
  const fresh = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'] }, { token: admin });
  await expect(authorize(t.store, cartTeam, ['mf-cart'])).rejects.toThrow();
  expect(await authorize(t.store, fresh, ['mf-cart'])).toBe('cart-team');
  const file = await readFile(t.store.rights, 'utf8');
  for (const token of [admin, cartTeam, fresh]) expect(file).not.toContain(token);
});

test('the first team must be able to add others', async () => {
  const other = await aStore();
  await expect(addTeam(other.store, { name: 'cart-team', apps: ['mf-cart'] })).rejects.toThrow('every app');
  await other.remove();
});

test('only a team for every app goes without the check that a channel asks for', async () => {
  await configure({ store: t.store, config: checked, by: 'mei', why: 'checks', token: admin });
  const hurried = t.change({ token: cartTeam, unchecked: '止损' });
  await expect(promote(hurried, [{ app: 'mf-cart' }])).rejects.toThrow(
    'going without a check takes a team for every app, not cart-team',
  );
  const { revision } = await promote(t.change({ token: admin, unchecked: '止损' }), [{ app: 'mf-cart' }]);
  expect(revision.unchecked).toBe('止损');
});

test('only a team for every app configures, and nobody from a file beside the tool', async () => {
  const freed = { store: t.store, config: releaseConfig.parse({}), by: 'mei', why: 'freed' };
  await expect(configure({ ...freed, token: cartTeam })).rejects.toThrow('not cart-team');
  expect((await readConfiguration(t.store)).number).toBe(0);
  await configure({ ...freed, config: checked, token: admin });
  await expect(promote(t.change({ token: cartTeam }), [{ app: 'mf-cart' }])).rejects.toThrow('never checked');
});

test('an address that an app never had is for those who may take it', async () => {
  const dist = `${t.folder}/cart`;
  await buildRemote(dist, { app: 'mf-cart', mount: ['/shoppingCar', '/orderCenter/orderDetail'] });
  await publishApp({ store: t.store, dist, by: 'mei', why: '', token: cartTeam });
  const grab = () => promote(t.change({ token: cartTeam }), [{ app: 'mf-cart' }]);
  await expect(grab()).rejects.toThrow('team cart-team may not take /orderCenter/orderDetail');
  const mounts = ['/orderCenter/orderDetail'];
  cartTeam = await addTeam(t.store, { name: 'cart-team', apps: ['mf-cart'], mounts }, { token: admin });
  expect((await grab()).revision.apps['mf-cart']?.mount).toContain('/orderCenter/orderDetail');
});
