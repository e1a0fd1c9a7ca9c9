import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { createThrottle } from '../modules/account/throttle';
import { createTestDatabase, type TestDatabase } from '../testing/template-database';

const guesses = { action: 'guess', subject: 'someone', limit: 10, windowSeconds: 900 };

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = await openDatabase(database.options);
});
afterEach(async () => {
  await db.close();
  await database.remove();
});

/** A throttle of another process: it shares only the database. */
const aProcess = () => createThrottle(db, () => new Date());

test('counting does not wait for a row that another process has locked', async () => {
  const [one, other] = [aProcess(), aProcess()];
  await one.take(guesses);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select * from throttle_counters for update`);
    await other.take(guesses);
  });
  expect(await aProcess().counted(guesses)).toEqual([2]);
});

test('processes that count concurrently do not exceed the limit', async () => {
  const processes = [aProcess(), aProcess(), aProcess()];
  const tries = Array.from({ length: 30 }, (_, n) => processes[n % 3]?.take(guesses));
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(done.length).toBeLessThanOrEqual(10);
  expect(await aProcess().counted(guesses)).toEqual([done.length]);
});

test('an exhausted limit is refused for a second without a statement', async () => {
  const counting = aProcess();
  for (let n = 0; n < 10; n += 1) await counting.take(guesses);
  const statements = jest.spyOn(db, 'insert');
  const refused = Array.from({ length: 100 }, () => counting.take(guesses));
  for (const one of refused) await expect(one).rejects.toMatchObject({ code: '60005' });
  expect(statements).not.toHaveBeenCalled();
});

test('one of many processes learns that something happens for the first time', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => aProcess().isFirst('nonce', 600)));
  expect(all.filter(Boolean)).toHaveLength(1);
});
