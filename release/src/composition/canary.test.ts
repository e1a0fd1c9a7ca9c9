import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsFolder } from '../documents/publish-documents';
import { addTeam } from '../rights/rights';
import { aGroup, bucketsOf } from '../testing/a-canary';
import { aStore, type TestStore } from '../testing/a-store';
import { writtenText } from '../testing/written-text';
import { startCanary, withdrawCanary } from './canary';
import { readHistory } from './history';
import { promote, promoteAll } from './promote';

import { recompose } from './recompose';
import { currentNumber, readRevision } from './revisions';
import { rollback } from './rollback';

let t: TestStore;
let cart: string;
let next: string;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  await t.release('mf-orders');
  cart = await t.release('mf-cart');
  await promoteAll(t.change());
  next = await t.release('mf-cart', 'next');
});
afterEach(() => t.remove());

const current = async () => readRevision(t.store, 'stable', (await currentNumber(t.store, 'stable')) ?? 0);
const buckets = async (app: string) => (await current()).canaries[app]?.buckets ?? [];

test('a canary stands beside the live version, for its share of the buckets', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  const { apps, canaries } = await current();
  expect(apps['mf-cart']?.version).toBe(cart);
  expect(canaries['mf-cart']).toMatchObject({ composed: { version: next, previous: cart } });
  expect(new Set(await buckets('mf-cart')).size).toBe(5);
});

test('its documents lie beside those of everybody, and its buckets lead to them', async () => {
  const { revision } = await startCanary(t.change(), { app: 'mf-cart', share: 2 });
  const folder = documentsFolder(t.store, 'stable', revision.revision);
  expect(await writtenText(folder, 'shoppingCar.html')).toContain(cart);
  expect(await writtenText(folder, 'canary/mf-cart/shoppingCar.html')).toContain(next);
  const { mine } = bucketsOf(revision, 'mf-cart');
  expect(await readdir(join(folder, 'buckets'))).toEqual(mine);
  expect(await writtenText(folder, `buckets/${mine[1]}/shoppingCar.html`)).toContain(next);
  expect(await readlink(join(t.store.documents('stable'), 'live'))).toBe(`${revision.revision}`);
});

test('a larger share keeps the buyers who have it, and no buyer gets two canaries', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 30 });
  const few = await buckets('mf-cart');
  await t.release('mf-orders', 'next');
  await startCanary(t.change(), { app: 'mf-orders', share: 20 });
  await startCanary(t.change(), { app: 'mf-cart', share: 60 });
  const more = await buckets('mf-cart');
  expect(more).toEqual(expect.arrayContaining(few));
  expect(new Set([...more, ...(await buckets('mf-orders'))]).size).toBe(80);
  await startCanary(t.change(), { app: 'mf-cart', share: 1 });
  expect(few).toEqual(expect.arrayContaining(await buckets('mf-cart')));
  await expect(startCanary(t.change(), { app: 'mf-cart', share: 99 })).rejects.toThrow(
    'leave 80 percent of the buyers',
  );
});

test('not the same buyers get every canary', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  const first = await buckets('mf-cart');
  await rollback(t.change(), 'mf-cart');
  await t.release('mf-cart', 'newest');
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  expect(await buckets('mf-cart')).not.toEqual(first);
});

test.each([0, 100, 2.5, Number.NaN])('a share of %s percent is refused', async (share) => {
  await expect(startCanary(t.change(), { app: 'mf-cart', share })).rejects.toThrow('1 to 99 percent');
});

test('what everybody has cannot be a canary, nor what is not live at all', async () => {
  await expect(startCanary(t.change(), { app: 'mf-cart', version: cart, share: 5 })).rejects.toThrow(
    'live for everybody already',
  );
  await t.release('mf-catalog');
  await expect(startCanary(t.change(), { app: 'mf-catalog', share: 5 })).rejects.toThrow('is not live');
});

test('promoting for all ends the canary', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await promote(t.change(), [{ app: 'mf-cart' }]);
  expect(await current()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: next } } });
});

test('what was watched goes to all, and what was published meanwhile does not', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await startCanary(t.change(), { app: 'mf-cart', share: 25 });
  expect((await current()).canaries['mf-cart']).toMatchObject({ composed: { version: next } });
  const newest = await t.release('mf-cart', 'newest');
  await expect(promote(t.change(), [{ app: 'mf-cart', version: newest }])).rejects.toThrow(
    `mf-cart@${next} is watched as a canary`,
  );
  await promote(t.change(), [{ app: 'mf-cart' }]);
  expect(await current()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: next } } });
});

test.each([5, 25, 60])(
  'a share of %s percent for no version in particular is refused where another one was published meanwhile',
  async (share) => {
    const watched = await startCanary(t.change(), { app: 'mf-cart', share: 25 });
    const newest = await t.release('mf-cart', 'newest');
    await expect(startCanary(t.change(), { app: 'mf-cart', share })).rejects.toThrow(
      `mf-cart@${next} is watched at 25 %, and mf-cart@${newest} was published since: name the version that is meant`,
    );
    expect(await current()).toEqual(watched.revision);
  },
);

test('what everybody has is no other version to choose', async () => {
  await promote(t.change(), [{ app: 'mf-cart' }]);
  await startCanary(t.change(), { app: 'mf-cart', version: cart, share: 5 });
  await startCanary(t.change(), { app: 'mf-cart', share: 25 });
  expect((await current()).canaries['mf-cart']).toMatchObject({ composed: { version: cart } });
});

test('promoting all leaves no canary behind unless it is what goes live', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await t.release('mf-cart', 'newest');
  await promoteAll(t.change());
  expect(await current()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: next } } });
});

test('another canary of the same app takes the place of the one before, which open tabs leave', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 60 });
  const newest = await t.release('mf-cart', 'newest');
  await startCanary(t.change(), { app: 'mf-cart', version: newest, share: 60 });
  expect(await current()).toMatchObject({
    canaries: { 'mf-cart': { composed: { version: newest } } },
    withdrawn: { 'mf-cart': [next] },
  });
});

test('a rollback takes the canary back first, and open tabs can learn of it', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await rollback(t.change(), 'mf-cart');
  expect(await current()).toMatchObject({
    canaries: {},
    apps: { 'mf-cart': { version: cart } },
    withdrawn: { 'mf-cart': [next] },
  });
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  expect((await current()).withdrawn).toEqual({});
});

test('a rollback to a version takes back what is live and the canary', async () => {
  await promote(t.change(), [{ app: 'mf-cart', version: next }]);
  const newest = await t.release('mf-cart', 'newest');
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await rollback(t.change(), 'mf-cart', { to: cart, urgent: true });
  expect(await current()).toMatchObject({
    canaries: {},
    apps: { 'mf-cart': { version: cart } },
    withdrawn: { 'mf-cart': [next, newest] },
    urgent: { 'mf-cart': [next, newest] },
  });
});

test('what is taken back urgently is told to open tabs until it is live again', async () => {
  const told = async () =>
    JSON.parse(
      await writtenText(documentsFolder(t.store, 'stable', (await current()).revision), 'composition.json'),
    ).urgent;
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await rollback(t.change(), 'mf-cart', { urgent: true });
  expect(await told()).toEqual({ 'mf-cart': [next] });
  await promote(t.change(), [{ app: 'mf-cart', version: next }]);
  expect(await told()).toEqual({ 'mf-cart': [] });
  await rollback(t.change(), 'mf-cart', { urgent: true });
  expect(await told()).toEqual({ 'mf-cart': [next] });
});

test('a canary that was replaced meanwhile is not taken back by mistake', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await expect(withdrawCanary(t.change(), 'mf-cart', cart)).rejects.toThrow('has no canary');
  await withdrawCanary(t.change(), 'mf-cart', next);
  expect((await current()).canaries).toEqual({});
  await expect(withdrawCanary(t.change(), 'mf-cart')).rejects.toThrow('has no canary');
});

describe('a canary of chosen buyers', () => {
  const hospital = aGroup('client:KH1003');
  const chains = aGroup('type:5');
  const chosen = async (app: string) => (await current()).canaries[app]?.chosen;

  test('needs no share, and a share that comes later keeps them', async () => {
    const { revision } = await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
    const folder = documentsFolder(t.store, 'stable', revision.revision);
    expect(await writtenText(folder, `groups/${hospital.pass}/shoppingCar.html`)).toContain(next);
    expect(await buckets('mf-cart')).toEqual([]);
    await startCanary(t.change(), { app: 'mf-cart', share: 5 });
    expect([await chosen('mf-cart'), (await buckets('mf-cart')).length]).toEqual([[hospital], 5]);
    await startCanary(t.change(), { app: 'mf-cart', chosen: [chains] });
    expect([await chosen('mf-cart'), (await buckets('mf-cart')).length]).toEqual([[hospital, chains], 5]);
  });

  test('is of them alone: the next version begins with nobody', async () => {
    await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
    const later = await t.release('mf-cart', 'later');
    await startCanary(t.change(), { app: 'mf-cart', version: later, share: 5 });
    expect(await chosen('mf-cart')).toEqual([]);
  });

  test('keeps its buyers when it is composed anew', async () => {
    await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
    await recompose(t.change());
    expect(await chosen('mf-cart')).toEqual([hospital]);
  });

  test('and no group gets two', async () => {
    await t.release('mf-orders', 'next');
    await startCanary(t.change(), { app: 'mf-orders', chosen: [hospital] });
    await expect(startCanary(t.change(), { app: 'mf-cart', chosen: [chains, hospital] })).rejects.toThrow(
      'client:KH1003 has the canary of mf-orders already',
    );
  });

  test('is in the history, as is who was added to it', async () => {
    await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
    await startCanary(t.change(), { app: 'mf-cart', chosen: [chains] });
    const changes = (await readHistory(t.store, 'stable', 2)).map((entry) => entry.changes);
    const share = { from: 0, to: 0 };
    expect(changes).toEqual([
      [
        {
          app: 'mf-cart',
          from: next,
          to: next,
          share,
          chosen: { from: ['client:KH1003'], to: ['client:KH1003', 'type:5'] },
        },
      ],
      [{ app: 'mf-cart', from: null, to: next, share, chosen: { from: [], to: ['client:KH1003'] } }],
    ]);
  });

  test('takes the right to the app, also to add buyers to it', async () => {
    await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
    const platform = await addTeam(t.store, { name: 'platform', apps: ['*'] });
    const token = await addTeam(t.store, { name: 'orders', apps: ['mf-orders'] }, { token: platform });
    await expect(startCanary(t.change({ token }), { app: 'mf-cart', chosen: [chains] })).rejects.toThrow(
      'not mf-cart',
    );
  });
});

test('history tells a canary from a change for everybody', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await startCanary(t.change(), { app: 'mf-cart', share: 20 });
  await promote(t.change(), [{ app: 'mf-cart' }]);
  const changes = (await readHistory(t.store, 'stable', 3)).map((entry) => entry.changes);
  expect(changes).toEqual([
    [{ app: 'mf-cart', from: cart, to: next }],
    [{ app: 'mf-cart', from: next, to: next, share: { from: 5, to: 20 } }],
    [{ app: 'mf-cart', from: null, to: next, share: { from: 0, to: 5 } }],
  ]);
});
