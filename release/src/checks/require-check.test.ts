import { promote, promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { rollback } from '../composition/rollback';
import { aReport } from '../testing/a-report';
import { aStore, type TestStore } from '../testing/a-store';
import { type CheckReport, readReports, recordReport } from './check-report';

let t: TestStore;
let shell: string;
let cart: string;
let next: string;
const change = (more = {}) => t.change(more);

beforeEach(async () => {
  t = await aStore();
  await t.configure({ channels: { stable: { checked: true } } });
  shell = await t.release('shell');
  cart = await t.release('mf-cart');
  await promoteAll(change({ unchecked: 'first' }));
  next = await t.release('mf-cart', 'next');
});
afterEach(() => t.remove());

const report = (more: Partial<CheckReport> = {}): CheckReport =>
  aReport({ app: 'mf-cart', version: next, apps: { shell, 'mf-cart': next }, ...more });
const promoteNext = (more = {}) => promote(change(more), [{ app: 'mf-cart', version: next }]);

test('without a check, or with one that found something, a release does not go live', async () => {
  await expect(promoteNext()).rejects.toThrow(`mf-cart@${next} was never checked`);
  const results = [{ check: 'smoke', passed: false, findings: ['/shoppingCar stays blank'] }];
  await recordReport(t.store, report({ passed: false, results }));
  await expect(promoteNext()).rejects.toThrow('/shoppingCar stays blank');
  expect((await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version).toBe(cart);
});

test('with a passed one it does; the last counts', async () => {
  await recordReport(t.store, report({ passed: false }));
  await recordReport(t.store, report());
  expect((await promoteNext()).revision).toMatchObject({ revision: 2, unchecked: null });
});

test('a check against another shell than the live one no longer counts', async () => {
  await recordReport(t.store, report());
  await t.release('shell', 'next');
  await promote(change({ unchecked: 'drill' }), [{ app: 'shell' }]);
  await expect(promoteNext()).rejects.toThrow('was checked before shell changed');
});

test('going without is possible, and kept', async () => {
  const { revision } = await promoteNext({ unchecked: '生产故障，先止损' });
  expect((await readCurrent(t.store, 'stable'))?.unchecked).toBe('生产故障，先止损');
  expect(revision.unchecked).toBe('生产故障，先止损');
});

test('a rollback needs no check', async () => {
  await promoteNext({ unchecked: 'drill' });
  await rollback(change(), 'mf-cart');
  expect((await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version).toBe(cart);
});

test('reports are kept in order, also when written at once', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `by-${index}`);
  for (const by of names.slice(0, 10)) await recordReport(t.store, report({ by }));
  await Promise.all(names.slice(10).map((by) => recordReport(t.store, report({ by }))));
  const kept = (await readReports(t.store, 'mf-cart', next)).map(({ by }) => by);
  expect(kept.slice(0, 10)).toEqual(names.slice(0, 10));
  expect(kept.slice(10).sort()).toEqual(names.slice(10).sort());
});
