import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promote, promoteAll } from '../composition/promote';
import { readCurrent } from '../composition/revisions';
import { aStore, type TestStore } from '../testing/a-store';
import { watchLive } from './watch-live';

let t: TestStore;
let before: string;
let orders: string;
let promoted: string;
let moment: number;
const folder = () => join(t.store.root, 'telemetry');
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  orders = await t.release('mf-orders');
  before = await t.release('mf-cart');
  await promoteAll(t.change());
  promoted = await t.release('mf-cart', 'next');
  await promote(t.change(), [{ app: 'mf-cart' }]);
  moment = Date.parse((await readCurrent(t.store, 'stable'))?.createdAt ?? '');
  await mkdir(folder(), { recursive: true });
});
afterEach(() => t.remove());

const visits = (app: string, version: string, count: number, faulty: number, ms: number) =>
  Array.from({ length: count }, (_, index) => {
    const visit = `${app} ${version} ${ms} ${index}`;
    const receivedAt = new Date(moment + ms).toISOString();
    const event = { receivedAt, app, version, visit, network: `network ${visit}`, browser: visit };
    const load = { ...event, kind: 'timing', name: 'remote-load', ms: 100 };
    return index < faulty ? [load, { ...event, kind: 'fault', name: 'TypeError' }] : [load];
  }).flat();
const report = async (...events: { receivedAt: string }[]) => {
  for (const event of events)
    await appendFile(join(folder(), `${event.receivedAt.slice(0, 10)}.jsonl`), `${JSON.stringify(event)}\n`);
};
const hour = 3_600_000;
const look = (at = moment + 2 * hour) =>
  watchLive(t.change({ by: 'release watch' }), [folder()], new Date(at));
const live = async () => (await readCurrent(t.store, 'stable'))?.apps['mf-cart']?.version;

test('a version that fails more than the one before, once everybody has it, is taken back', async () => {
  await report(...visits('mf-cart', before, 500, 5, -hour), ...visits('mf-cart', promoted, 100, 40, hour));
  const [told] = await look();
  expect(told).toMatchObject({ app: 'mf-cart', version: promoted, previous: before, alsoWorse: [] });
  expect(await live()).toBe(before);
  expect((await readCurrent(t.store, 'stable'))?.why).toMatch(/^40 of 100 visits failed, 5 of 500 with/);
});

test('one that is no worse stays', async () => {
  await report(...visits('mf-cart', before, 500, 5, -hour), ...visits('mf-cart', promoted, 100, 1, hour));
  expect(await look()).toEqual([]);
  expect(await live()).toBe(promoted);
});

test('when what nobody changed is worse, too, something else is the matter', async () => {
  await report(
    ...visits('mf-cart', before, 500, 5, -hour),
    ...visits('mf-orders', orders, 500, 5, -hour),
    ...visits('mf-cart', promoted, 100, 40, hour),
    ...visits('mf-orders', orders, 100, 40, hour),
  );
  expect(await look()).toMatchObject([{ app: 'mf-cart', alsoWorse: ['mf-orders'] }]);
  expect(await live()).toBe(promoted);
});

test('after a day it is what the next one is measured by', async () => {
  await report(...visits('mf-cart', before, 500, 5, -hour), ...visits('mf-cart', promoted, 100, 40, hour));
  expect(await look(moment + 25 * hour)).toEqual([]);
});
