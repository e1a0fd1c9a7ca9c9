import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { reachOf } from '../composition/reach';
import { readCurrent } from '../composition/revisions';
import { aGroup } from '../testing/a-canary';
import { aStore, type TestStore } from '../testing/a-store';
import { rampCanaries } from './ramp-canaries';
import type { CanaryReport } from './watch-canaries';

let t: TestStore;
let next: string;
beforeEach(async () => {
  t = await aStore();
  await t.configure({ policy: { ramp: { steps: [1, 5, 25, 100], hours: 2 } } });
  await t.release('shell');
  await t.release('mf-cart');
  await t.release('mf-orders');
  await promoteAll(t.change());
  next = await t.release('mf-cart', 'next');
});
afterEach(() => t.remove());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const live = async () => readCurrent(t.store, 'stable');
const share = async () => (await live())?.canaries['mf-cart']?.buckets.length;
const look = async (at: Date, verdict: CanaryReport['verdict'] = 'no worse') =>
  rampCanaries(
    t.change({ by: 'release watch' }),
    [
      {
        app: 'mf-cart',
        version: next,
        ...reachOf((await live())?.canaries['mf-cart']),
        verdict,
        why: '0 of 60',
      } as CanaryReport,
    ],
    at,
  );

test('a canary that is no worse goes to more buyers step by step, and in the end to all', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 1 });
  expect(await look(hours(1))).toEqual([]);
  expect(await look(hours(2.1))).toEqual([{ app: 'mf-cart', version: next, to: 5 }]);
  expect(await share()).toBe(5);
  await look(hours(4.2));
  expect(await share()).toBe(25);
  expect(await look(hours(6.3))).toEqual([{ app: 'mf-cart', version: next, to: 100 }]);
  expect(await live()).toMatchObject({
    canaries: {},
    apps: { 'mf-cart': { version: next } },
    by: 'release watch',
    why: 'no worse for 2 h at 25 %: 0 of 60',
  });
});

test.each(['too few', 'cannot see', 'worse'] as const)(
  'one of which it says "%s" stays where it is',
  async (verdict) => {
    await startCanary(t.change(), { app: 'mf-cart', share: 5 });
    expect(await look(hours(9), verdict)).toEqual([]);
    expect(await share()).toBe(5);
  },
);

test('one of chosen buyers goes on to the first share, and they keep it', async () => {
  const hospital = aGroup('client:KH1003');
  await startCanary(t.change(), { app: 'mf-cart', chosen: [hospital] });
  expect(await look(hours(1))).toEqual([]);
  expect(await look(hours(2.1))).toEqual([{ app: 'mf-cart', version: next, to: 1 }]);
  expect(await live()).toMatchObject({
    canaries: { 'mf-cart': { chosen: [hospital], buckets: [expect.any(Number)] } },
    why: 'no worse for 2 h at client:KH1003: 0 of 60',
  });
});

test('a share that is no step was chosen by somebody, and stays', async () => {
  await startCanary(t.change(), { app: 'mf-cart', share: 10 });
  expect(await look(hours(9))).toEqual([]);
});

test('a step that cannot be taken is told of, and the canary stays', async () => {
  await t.configure({ policy: { ramp: { steps: [5, 90], hours: 2 } } });
  await t.release('mf-orders', 'next');
  await startCanary(t.change(), { app: 'mf-orders', share: 20 });
  await startCanary(t.change(), { app: 'mf-cart', share: 5 });
  expect(await look(hours(3))).toMatchObject([{ to: 90, refused: expect.stringContaining('80 percent') }]);
  expect(await share()).toBe(5);
});
