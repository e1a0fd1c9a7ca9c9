import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCanary } from '../composition/canary';
import { promoteAll } from '../composition/promote';
import { policy } from '../configuration/release-config';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import type { CountedHealth } from './app-health';
import { tasksOfBoth } from './counted-task';
import { compareSignals, decisive } from './judge';
import { type Rate, signalNames } from './signals';
import { watchCanaries } from './watch-canaries';

const call = 'order/generateOrder';
const steps = [{ press: { role: 'button', name: '提交订单' } }];
const ordering = { does: '提交订单', on: '/shoppingCar', steps, call };

let t: TestStore;
let live: string;
let canary: string;
const folder = () => join(t.store.root, 'telemetry');

async function publish(text: string): Promise<string> {
  const dist = join(t.folder, 'dist', 'mf-cart');
  const tasks = [ordering, { ...ordering, does: '选择经销商后提交订单', clientTypes: [4] }];
  await buildRemote(dist, { app: 'mf-cart', mount: ['/shoppingCar'], text, description: { tasks } });
  return (await t.publish(dist)).release.version;
}

beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  live = await publish('first');
  await promoteAll(t.change());
  canary = await publish('next');
  await startCanary(t.change(), { app: 'mf-cart', share: 10 });
  await mkdir(folder(), { recursive: true });
});
afterEach(() => t.remove());

/** Visits to the cart, one in so many with an order; `detail` is what the browser says of it. */
const visits = (version: string, count: number, every: number, detail = JSON.stringify({ call })) =>
  Array.from({ length: count }, (_, index) => {
    const visit = `${version}-${index}`;
    const receivedAt = new Date(Date.now() + 1000).toISOString();
    const page = { receivedAt, visit, page: '/shoppingCar', network: visit, browser: visit };
    const load = { ...page, kind: 'timing', name: 'remote-load', ms: 100, app: 'mf-cart', version };
    return index % every === 0 ? [load, { ...page, kind: 'event', name: 'call-done', detail }] : [load];
  }).flat();

async function watched(...events: object[][]) {
  const lines = events.flat().map((event) => JSON.stringify(event));
  await writeFile(join(folder(), `${new Date().toISOString().slice(0, 10)}.jsonl`), `${lines.join('\n')}\n`);
  return watchCanaries(t.change(), [folder()]);
}

const NEVER = Number.POSITIVE_INFINITY;
/** The first visit would be one in any number. */
const nobody = (version: string, count: number) => visits(version, count, NEVER, '{}');

test('a canary in which nobody gets an order done is taken back within 200 visits, for that task', async () => {
  const { withdrawn } = await watched(nobody(canary, 200), visits(live, 3800, 4));
  expect(withdrawn[0]?.why).toMatch(
    /^0 of 200 visits to \/shoppingCar got 「提交订单」 done, 950 of 3800 with 1\.0\.0\+/,
  );
});

test('one in which they do as much as elsewhere stays', async () => {
  expect((await watched(visits(canary, 200, 4), visits(live, 3800, 4))).withdrawn).toEqual([]);
});

test('who never came to the page says nothing of what can be done there', async () => {
  const elsewhere = nobody(canary, 200).map((event) => ({ ...event, page: '/home' }));
  expect((await watched(elsewhere, visits(live, 3800, 4))).withdrawn).toEqual([]);
});

test('ways of several kinds of buyers to one call are one task; what only one version states is none', () => {
  const other = { ...ordering, does: '加入购物车', call: 'memberCart/add' };
  const clientTypes = { ...ordering, does: '选择经销商后提交订单' };
  const reading = { ...ordering, does: '看购物车', call: undefined };
  const both = { tasks: [ordering, reading] as never };
  expect(tasksOfBoth(both, { tasks: [ordering, clientTypes, other, reading] as never })).toEqual([
    { does: '提交订单', on: '/shoppingCar', call },
  ]);
});

describe('of simulated visits', () => {
  const { watch } = policy.parse({});
  let seed = 11;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  /** Of so many visits, and so many with something bad and with an order. */
  const health = ({
    visits: count,
    bad,
    done,
  }: {
    visits: number;
    bad: number;
    done: number;
  }): CountedHealth => {
    const of = (faulty: number) => {
      const rate: Rate = { visits: count, faulty };
      return { all: rate, unswayed: rate };
    };
    const rates = signalNames.map((signal) => [
      signal,
      of(signal === 'adding' || signal === 'submitting' ? done : bad),
    ]);
    const all = Object.fromEntries(rates) as CountedHealth['rates'];
    return { visits: count, faulty: bad, loadTime: null, rates: all, done: () => of(done) };
  };
  /** Buyers come one after the other, five of a hundred to the canary; it is looked at after every hundred. */
  function visitsUntilTakenBack(count: number, orders: { canary: number; live: number }): number | null {
    const sides = { canary: { visits: 0, bad: 0, done: 0 }, live: { visits: 0, bad: 0, done: 0 } };
    for (let visit = 1; visit <= count; visit++) {
      const name = random() < 0.05 ? 'canary' : 'live';
      const side = sides[name];
      side.visits += 1;
      if (random() < 0.01) side.bad += 1;
      if (random() < orders[name]) side.done += 1;
      if (visit % 100 !== 0) continue;
      const findings = compareSignals(health(sides.canary), health(sides.live), watch, { tasks: [ordering] });
      if (decisive(findings).verdict === 'worse') return sides.canary.visits;
    }
    return null;
  }

  test('50,000 of the same version raise no alarm', () => {
    for (const share of [0.02, 0.1, 0.3])
      expect(visitsUntilTakenBack(50_000, { canary: share, live: share })).toBeNull();
  });

  test.each([0.2, 0.3, 0.5])(
    'where %d of the live ones order, one in which nobody can is gone within 200',
    (share) => {
      expect(visitsUntilTakenBack(50_000, { canary: 0, live: share })).toBeLessThanOrEqual(200);
    },
  );
});
