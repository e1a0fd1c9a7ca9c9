import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCanary } from '../composition/canary';
import { readHistory } from '../composition/history';
import { promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { policy } from '../configuration/release-config';
import { aStore, type TestStore } from '../testing/a-store';
import { compareRates } from './compare-rates';
import { watchCanaries } from './watch-canaries';

const { watch } = policy.parse({});
const health = (visits: number, faulty: number) => ({ visits, faulty, loadTime: null });

test.each([
  ['as good', health(1000, 10), health(10_000, 100), 'no worse'],
  ['a little worse', health(1000, 15), health(10_000, 100), 'no worse'],
  ['clearly worse', health(1000, 60), health(10_000, 100), 'worse'],
  ['broken, beside one that never fails', health(50, 25), health(950, 0), 'worse'],
  ['with four faults only', health(50, 4), health(950, 0), 'no worse'],
  ['broken, with too few visits to tell', health(49, 49), health(950, 0), 'too few'],
  ['broken, without anything to compare', health(500, 400), health(10, 0), 'too few'],
])('a canary that is %s', (_, canary, live, verdict) => {
  expect(compareRates(canary, live, watch).verdict).toBe(verdict);
});

test('a canary that fails twice as often, as allowed, is hardly ever taken back, though looked at after every visit', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  let alarms = 0;
  for (let run = 0; run < 100; run++) {
    const [canary, live] = [health(0, 0), health(0, 0)];
    for (let visit = 0; visit < 1500; visit++) {
      const [side, rate] = random() < 0.2 ? [canary, 0.1] : [live, 0.05];
      side.visits += 1;
      if (random() < rate) side.faulty += 1;
      if (visit % 50 === 0 && compareRates(canary, live, watch).verdict === 'worse') {
        alarms += 1;
        break;
      }
    }
  }
  expect(alarms).toBeLessThanOrEqual(1);
});

describe('on a store', () => {
  let t: TestStore;
  let cart: string;
  let next: string;
  const folder = () => join(t.store.root, 'telemetry');
  beforeEach(async () => {
    t = await aStore();
    await t.release('shell');
    cart = await t.release('mf-cart');
    await promoteAll(t.change());
    next = await t.release('mf-cart', 'next');
    await startCanary(t.change(), { app: 'mf-cart', share: 10 });
    await mkdir(folder(), { recursive: true });
  });
  afterEach(() => t.remove());

  const from = (name: string) => ({ network: `network ${name}`, browser: `browser ${name}` });
  /** Visits to a version, so many of them with faults, three each; from as many networks, or from one. */
  const visits = (version: string, count: number, faulty: number, receivedAt: string, stranger?: string) =>
    Array.from({ length: count }, (_, index) => {
      const visit = `${version}-${stranger ?? ''}${index}`;
      const event = {
        receivedAt,
        app: 'mf-cart',
        version,
        visit,
        at: 1,
        page: '/',
        ...from(stranger ?? visit),
      };
      const load = { ...event, kind: 'timing', name: 'remote-load', ms: 100 + index };
      const fault = { ...event, kind: 'fault', name: 'TypeError' };
      return index < faulty ? [load, fault, fault, fault] : [load];
    }).flat();
  const report = (events: object[]) => {
    const day = new Date().toISOString().slice(0, 10);
    return writeFile(
      join(folder(), `${day}.jsonl`),
      `not a report\n${events.map((event) => JSON.stringify(event)).join('\n')}\n`,
    );
  };
  const now = () => new Date(Date.now() + 1000).toISOString();

  test('a canary that is clearly worse is taken back, and the history says why', async () => {
    await report([...visits(next, 60, 20, now()), ...visits(cart, 500, 5, now())]);
    const { withdrawn } = await watchCanaries(t.change({ by: 'release watch' }), [folder()]);
    expect(withdrawn).toMatchObject([{ app: 'mf-cart', version: next, canary: { visits: 60, faulty: 20 } }]);
    const [last] = await readHistory(t.store, 'stable', 1);
    expect(last?.revision).toMatchObject({
      by: 'release watch',
      canaries: {},
      withdrawn: { 'mf-cart': [next] },
    });
    expect(last?.revision.why).toMatch(/^20 of 60 visits failed, 5 of 500 with 1\.0\.0\+/);
  });

  test('one page that fails in a loop does not take it back', async () => {
    const loop = Array.from({ length: 500 }, () => visits(next, 1, 1, now())).flat();
    await report([...loop, ...visits(next, 100, 1, now()), ...visits(cart, 500, 5, now())]);
    const { reports, withdrawn } = await watchCanaries(t.change(), [folder()]);
    expect(withdrawn).toEqual([]);
    expect(reports).toMatchObject([
      { verdict: 'no worse', canary: { visits: 100, faulty: 1, loadTime: 174 } },
    ]);
  });

  test('sixty reports of a stranger do not take back a healthy one', async () => {
    await report([
      ...visits(next, 60, 60, now(), 'stranger'),
      ...visits(next, 60, 0, now()),
      ...visits(cart, 500, 5, now()),
    ]);
    const { reports, withdrawn } = await watchCanaries(t.change(), [folder()]);
    expect(withdrawn).toEqual([]);
    expect(reports).toMatchObject([{ verdict: 'no worse', canary: { visits: 65, faulty: 5 } }]);
  });

  test('nor do they hide a broken one, by praising it or by blaming the others', async () => {
    await report([
      ...visits(next, 1000, 0, now(), 'stranger'),
      ...visits(cart, 1000, 1000, now(), 'stranger'),
      ...visits(next, 60, 30, now()),
      ...visits(cart, 60, 0, now()),
    ]);
    expect((await watchCanaries(t.change(), [folder()])).withdrawn).toMatchObject([{ version: next }]);
  });

  test('one browser that changes its network with every visit has no more to say', async () => {
    const roaming = visits(next, 60, 60, now()).map((event) => ({ ...event, browser: 'one' }));
    await report([...roaming, ...visits(cart, 500, 5, now())]);
    expect(await watchCanaries(t.change(), [folder()])).toMatchObject({
      withdrawn: [],
      reports: [{ verdict: 'too few', canary: { visits: 5 } }],
    });
  });

  test('reports from nobody the shop has served do not count', async () => {
    const anonymous = visits(next, 60, 60, now()).map(({ network: _, browser: __, ...event }) => event);
    await report([...anonymous, ...visits(next, 60, 0, now()), ...visits(cart, 500, 5, now())]);
    expect((await watchCanaries(t.change(), [folder()])).reports).toMatchObject([
      { verdict: 'no worse', canary: { visits: 60, faulty: 0 } },
    ]);
  });

  test.each([
    ['day', {}, 'cannot see'],
    ['app', { app: 'mf-cart' }, 'cannot see'],
    ['app', { app: 'mf-orders' }, 'no worse'],
    ['network', {}, 'no worse'],
    ['no visit cookie', {}, 'no worse'],
  ])('when reports are missing because of the %s %o, it says: %s', async (why, more, verdict) => {
    const leftOut = { receivedAt: now(), kind: 'left-out', why, count: 7, ...more };
    await report([leftOut, ...visits(next, 60, 0, now()), ...visits(cart, 500, 5, now())]);
    const { reports } = await watchCanaries(t.change(), [folder()]);
    expect(reports).toMatchObject([{ verdict }]);
    expect(reports[0]?.missing.length).toBe('app' in more && more.app === 'mf-orders' ? 0 : 1);
  });

  test('what it cannot read is not taken for health; a broken one is taken back all the same', async () => {
    const away = join(folder(), 'away');
    await report([...visits(next, 60, 0, now()), ...visits(cart, 500, 5, now())]);
    const { reports } = await watchCanaries(t.change(), [folder(), away]);
    expect(reports).toMatchObject([
      { verdict: 'cannot see', missing: [expect.stringContaining('cannot be read')] },
    ]);
    await report([...visits(next, 60, 30, now()), ...visits(cart, 500, 5, now())]);
    expect((await watchCanaries(t.change(), [away, folder()])).withdrawn).toHaveLength(1);
  });

  describe('by more than faults', () => {
    /** Looked at five minutes later, when every document has told of its start. */
    const look = () => watchCanaries(t.change(), [folder()], new Date(Date.now() + 300_000));
    const opened = (version: string, count: number, events: (index: number) => object[] = () => []) =>
      Array.from({ length: count }, (_, index) => {
        const visit = `${version}-${index}`;
        const page = { receivedAt: now(), visit, at: 1, page: '/shoppingCar', ...from(visit) };
        const mine = { ...page, app: 'mf-cart', version };
        return [
          { ...mine, kind: 'event', name: 'document' },
          ...events(index).map((event) => ({ ...mine, ...event })),
        ];
      }).flat();
    const start = { kind: 'timing', name: 'remote-load', ms: 100 };
    const startUnless = (every: number) => (index: number) => (index % every === 0 ? [] : [start]);
    const withStep = (name: string, every: number) => (index: number) =>
      index % every === 0 ? [start, { kind: 'event', name, app: undefined, version: undefined }] : [start];

    test('one that never starts and tells of nothing is taken back', async () => {
      await report([...opened(next, 60), ...opened(cart, 500, startUnless(50))]);
      const { withdrawn } = await look();
      expect(withdrawn).toMatchObject([{ version: next, canary: { visits: 0 } }]);
      expect(withdrawn[0]?.why).toMatch(/^60 of 60 documents never started, 10 of 500 with/);
    });

    test('pages that people leave before they start are no fault of the canary', async () => {
      await report([...opened(next, 60, startUnless(10)), ...opened(cart, 500, startUnless(10))]);
      expect(await look()).toMatchObject({ withdrawn: [], reports: [{ verdict: 'no worse' }] });
    });

    test('a document that was opened a moment ago may start yet', async () => {
      await report([...opened(next, 60), ...opened(cart, 500)]);
      expect((await watchCanaries(t.change(), [folder()])).withdrawn).toEqual([]);
    });

    test('sixty documents that a stranger opened and never started do not take back a healthy one', async () => {
      const stranger = opened(next, 60).map((event) => ({ ...event, ...from('stranger') }));
      const told = opened(`${next}`, 60, () => [start]).map((event) => ({
        ...event,
        visit: `mine ${JSON.stringify(event)}`.slice(0, 90),
      }));
      await report([...stranger, ...told, ...opened(cart, 500, startUnless(50))]);
      expect((await look()).withdrawn).toEqual([]);
    });

    test.each([
      ['cart-add', 'adding', /^0 of 200 visits put something into the cart, 250 of 500/],
      ['order-placed', 'submitting', /^0 of 200 visits placed an order, 250 of 500/],
    ])('one in which nobody does %s any more is taken back', async (step, _, why) => {
      await report([...opened(next, 200, () => [start]), ...opened(cart, 500, withStep(step, 2))]);
      expect((await look()).withdrawn[0]?.why).toMatch(why);
    });

    test.each([
      ['call-failed', { kind: 'event', name: 'call-failed' }, 'had calls that failed'],
      ['long tasks', { kind: 'timing', name: 'long-task', ms: 9_000, app: 'shell' }, 'were slow'],
      ['slow answers', { kind: 'timing', name: 'inp', ms: 900, app: 'shell' }, 'were slow'],
    ])('one with %s is taken back', async (_, event, why) => {
      const bad = (every: number) => (index: number) => (index % every === 0 ? [start, event] : [start]);
      await report([...opened(next, 100, bad(2)), ...opened(cart, 500, bad(50))]);
      expect((await look()).withdrawn[0]?.why).toContain(why);
    });

    test('one in which buyers do as much as elsewhere stays', async () => {
      await report([
        ...opened(next, 200, withStep('cart-add', 3)),
        ...opened(cart, 500, withStep('cart-add', 2)),
      ]);
      expect((await look()).withdrawn).toEqual([]);
    });
  });

  test('what happened before the canary does not count', async () => {
    const before = new Date(Date.now() - 3_600_000).toISOString();
    await report([...visits(next, 60, 20, before), ...visits(cart, 500, 5, now())]);
    const { reports } = await watchCanaries(t.change(), [folder()]);
    expect(reports).toMatchObject([{ verdict: 'too few', canary: { visits: 0 } }]);
    expect((await readCurrent(t.store, 'stable'))?.canaries['mf-cart']).toBeDefined();
  });
});
