import { aStore, type TestStore } from '../testing/a-store';
import { type CheckResult, readChecks, recordCheck } from './check-results';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
});
afterEach(() => t.remove());

const aResult = (check: string): CheckResult => ({
  check,
  passed: true,
  findings: [],
  against: { channel: 'stable', revision: 1 },
  at: '2026-01-01T00:00:00.000Z',
  by: 'mei',
});

test('the results of a release are kept in order, also when written at once', async () => {
  const version = await t.release('mf-cart');
  expect(await readChecks(t.store, 'mf-cart', version)).toEqual([]);
  const names = Array.from({ length: 12 }, (_, index) => `check-${index}`);
  for (const name of names.slice(0, 10)) await recordCheck(t.store, 'mf-cart', version, aResult(name));
  await Promise.all(names.slice(10).map((name) => recordCheck(t.store, 'mf-cart', version, aResult(name))));
  const kept = (await readChecks(t.store, 'mf-cart', version)).map(({ check }) => check);
  expect(kept.slice(0, 10)).toEqual(names.slice(0, 10));
  expect(kept.slice(10).sort()).toEqual(names.slice(10).sort());
});
