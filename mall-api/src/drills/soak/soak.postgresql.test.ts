import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from '../../testing/tell';
import { checkBooks } from './books';
import { type Call, kinds } from './calls';
import { type Disturbance, listDisturbances } from './disturbances';
import { type Installation, mostConnections, openInstallation } from './installation';
import { type Load, startLoad } from './load';
import { createRandom } from './random';
import { measureResources, type Resources } from './resources';
import { callsTable, resourcesTable, type Turn, turnsTable } from './tables';

const minutes = Number(process.env['SOAK_MINUTES'] ?? '2');
const seed = Number(process.env['TEST_SEED'] ?? randomInt(2 ** 31));
const random = createRandom(seed);
const minuteMs = 60_000;
/** The part without disturbances, of the whole. */
const undisturbed = 0.25;
/** Calls of each kind before anything is measured: a process that has just started answers slowly. */
const warmedUp = 10;
/** With its first errors a process loads its source map, 25 MB. */
const firstErrorsMb = 40;
const flatMb = 15;
/** What pools of connections to nginx, database and bucket may differ by. */
const flatSockets = 20;

let shop: Installation;
let load: Load;
const turns: Turn[] = [];
const measured: Resources[] = [];

beforeAll(async () => {
  shop = await openInstallation();
}, 300_000);
afterAll(async () => {
  load?.calls.giveUp();
  await load?.pause();
  await shop?.close();
}, 180_000);

async function disturb({ name, run }: Disturbance): Promise<void> {
  const begun = performance.now();
  await run(load.calls);
  const ended = performance.now();
  await load.calls.settled(ended);
  turns.push({ name, begun, ended, calls: load.calls.all.filter((call) => call.ended >= begun) });
}

async function measure(): Promise<void> {
  await load.pause();
  measured.push(await measureResources(shop));
}

/** Whether a call ended as it may while something is away; documents need nothing that is disturbed. */
const mayBe = ({ kind, code }: Call) =>
  code === '0' ||
  (kind !== 'document' && ['60008', 'no answer'].includes(code)) ||
  // Asked again, because there was no answer when it was done.
  (['cancel', 'upload'].includes(kind) && code === '60003');

test(
  `mixed load goes on for ${minutes} min, whatever happens`,
  async () => {
    load = await startLoad(shop.db, { origin: shop.origin, seed, minutes });
    await load.calls.done(warmedUp, performance.now(), kinds);
    const quietFrom = performance.now();
    const ending = quietFrom + minutes * minuteMs;
    await sleep(minutes * minuteMs * undisturbed);
    await measure();
    const disturbedFrom = performance.now();
    const disturbances = listDisturbances(shop);
    const possible = disturbances.filter(({ leftOut }) => !leftOut);
    const isOver = () => performance.now() > ending;
    for (let round = 1; round === 1 || !isOver(); round += 1) {
      load.resume();
      for (const disturbance of random.shuffle(possible)) {
        if (round > 1 && isOver()) break;
        await disturb(disturbance);
      }
      await measure();
    }

    const left = disturbances.flatMap(({ name, leftOut }) =>
      leftOut ? `left out: ${name}: ${leftOut}` : [],
    );
    tell(
      [
        `soak of ${minutes} min, TEST_SEED=${seed}`,
        callsTable(load.calls, { quietFrom, disturbedFrom }),
        turnsTable(turns),
        resourcesTable(measured),
        ...left,
      ].join('\n\n'),
    );
    expect(load.books.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(load.calls.all.filter((call) => !mayBe(call))).toEqual([]);
  },
  (minutes + 15) * minuteMs,
);

test('nothing acknowledged is lost, nothing is doubled', async () => {
  const { counts, ...findings } = await checkBooks(shop.db, load, shop.origin);
  tell(`compared: ${counts.orders} orders, ${counts.uploads} uploads, ${counts.carts} carts`);
  expect(findings).toEqual({ lost: [], doubled: [], carts: [], uploads: [], stock: [] });
}, 900_000);

test('memory, handles, temporary files and connections are flat', () => {
  const [quiet, first, last] = [measured[0], measured[1], measured.at(-1)];
  if (!quiet || !first || !last) throw new Error('nothing was measured');
  const kept = ({ lasting }: Resources) => lasting.heap + lasting.external;
  expect(kept(first) - kept(quiet)).toBeLessThan(firstErrorsMb);
  expect(kept(last) - kept(first)).toBeLessThan(flatMb);
  expect(last.lasting.handles).toBeLessThanOrEqual(quiet.lasting.handles);
  expect(last.lasting.sockets - quiet.lasting.sockets).toBeLessThan(flatSockets);
  expect(last.lasting.temporaryFiles).toBe(0);
  expect(last.connections).toBeLessThanOrEqual(mostConnections);
  expect([last.transactions, last.frontFiles]).toEqual([0, 0]);
});
