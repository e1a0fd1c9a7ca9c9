import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsFolder } from '../documents/publish-documents';
import { bucketsOf } from '../testing/a-canary';
import { aStore, type TestStore } from '../testing/a-store';
import { startCanary, withdrawCanary } from './canary';
import { readHistory } from './history';
import { promote, promoteAll } from './promote';

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
  expect(await readFile(join(folder, 'shoppingCar.html'), 'utf8')).toContain(cart);
  expect(await readFile(join(folder, 'canary/mf-cart/shoppingCar.html'), 'utf8')).toContain(next);
  const { mine } = bucketsOf(revision, 'mf-cart');
  expect(await readdir(join(folder, 'buckets'))).toEqual(mine);
  expect(await readFile(join(folder, `buckets/${mine[1]}/shoppingCar.html`), 'utf8')).toContain(next);
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
  const newest = await t.release('mf-cart', 'newest');
  await startCanary(t.change(), { app: 'mf-cart', share: 25 });
  expect((await current()).canaries['mf-cart']).toMatchObject({ composed: { version: next } });
  await expect(promote(t.change(), [{ app: 'mf-cart', version: newest }])).rejects.toThrow(
    `mf-cart@${next} is watched as a canary`,
  );
  await promote(t.change(), [{ app: 'mf-cart' }]);
  expect(await current()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: next } } });
});

test('promoting all leaves no canary behind unless it is what goes live', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await t.release('mf-cart', 'newest');
  await promoteAll(t.change());
  expect(await current()).toMatchObject({ canaries: {}, apps: { 'mf-cart': { version: next } } });
});

test('another canary of the same app takes the place of the one before, which open tabs leave', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  const newest = await t.release('mf-cart', 'newest');
  await startCanary(t.change(), { app: 'mf-cart', version: newest, share: 5 });
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

test('a canary that was replaced meanwhile is not taken back by mistake', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  await expect(withdrawCanary(t.change(), 'mf-cart', cart)).rejects.toThrow('has no canary');
  await withdrawCanary(t.change(), 'mf-cart', next);
  expect((await current()).canaries).toEqual({});
  await expect(withdrawCanary(t.change(), 'mf-cart')).rejects.toThrow('has no canary');
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
