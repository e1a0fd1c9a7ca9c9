import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { members } from '../db/schema';
import { type ApiProcess, startApi } from '../testing/api-process';
import { addMember, addProduct } from '../testing/builders';
import { addDrillBuyer, type DrillBuyer } from '../testing/drill-buyer';
import { tell } from '../testing/tell';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
const connectionsEach = 100;
// Rounds with and without strangers alternate, as other load on the machine varies.
const rounds = 3;
const calls = 100;
/** An imperceptible wait, whatever the undisturbed one is. */
const noticedMs = 60;
// Time for queued requests to be answered after the strangers stop.
const lineMs = 4000;
// An installation's defaults.
const asInProduction = {
  SUBMISSION_WAIT_SECONDS: '8',
  BUYER_CALLS_A_MINUTE: '3000',
  ADDRESS_CALLS_A_MINUTE: '20000',
  PROOF_BITS: '16',
};

let database: TestDatabase;
let buyer: DrillBuyer;
let account: string;
let apis: ApiProcess[];
let strangers: ChildProcess[];

async function withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(database.options);
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

beforeEach(async () => {
  apis = [];
  strangers = [];
  database = await createTestDatabase();
  await withDatabase(async (db) => {
    const { skuId } = await addProduct(db, { pieces: 10 });
    buyer = await addDrillBuyer(db, [skuId]);
    const { memberId } = await addMember(db);
    const [member] = await db.select().from(members).where(eq(members.id, memberId));
    account = member?.account ?? '';
  });
});
afterEach(async () => {
  for (const stranger of strangers) stranger.kill('SIGKILL');
  await Promise.all(apis.map((api) => api.end('SIGKILL')));
  await database.remove();
});

/** Guesses one account's password continuously over all connections. */
function guess(api: ApiProcess, address: string): ChildProcess {
  const options = ['-c', String(connectionsEach), '-d', '600', '-t', '60', '-m', 'POST', '--no-progress'];
  const headers = ['-H', 'content-type=application/json', '-H', `x-forwarded-for=${address}`];
  const body = ['-b', JSON.stringify({ account, password: 'QUJD' })];
  const url = `http://127.0.0.1:${api.port}/api/sale/mall/member/web/login`;
  return spawn(process.execPath, [autocannon, ...options, ...headers, ...body, url], { stdio: 'ignore' });
}

/** Milliseconds of sequential buyer calls; throws on a refused call. */
async function look(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const begun = performance.now();
    const { code } = await (apis[n % apis.length] as ApiProcess).ask('order/page', {}, buyer.headers);
    times.push(performance.now() - begun);
    expect(code).toBe('0');
  }
  return times;
}

function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(times.length * part)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

/** The peak number of API connections that waited for a row lock. */
async function watchLocks(isOver: () => boolean): Promise<number> {
  return withDatabase(async (db) => {
    let most = 0;
    while (!isOver()) {
      const { rows } = await db.execute<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      most = Math.max(most, rows[0]?.n ?? 0);
    }
    return most;
  });
}

test.each([1, 2])(
  'endless guessing by strangers delays nobody else, with %i processes',
  async (processes) => {
    for (let n = 0; n < processes; n += 1) {
      apis.push(await startApi(database.options, { quiet: true, env: asInProduction }));
    }
    await Promise.all(apis.map((api) => api.ready()));
    await look();
    let over = false;
    const locks = watchLocks(() => over);
    const times = { undisturbed: [] as number[], disturbed: [] as number[] };
    try {
      for (let round = 0; round < rounds; round += 1) {
        times.undisturbed.push(...(await look()));
        strangers = addresses.map((address, n) => guess(apis[n % processes] as ApiProcess, address));
        await look();
        times.disturbed.push(...(await look()));
        for (const stranger of strangers) stranger.kill('SIGKILL');
        await pause(lineMs);
      }
    } finally {
      over = true;
    }
    expect(await locks).toBe(0);
    const [undisturbed, disturbed] = [quantiles(times.undisturbed), quantiles(times.disturbed)];
    tell(`${processes} process(es): ${JSON.stringify({ undisturbed, disturbed })}`);
    expect(disturbed.p95).toBeLessThanOrEqual(Math.max(2 * undisturbed.p95, noticedMs));
  },
  240_000,
);
