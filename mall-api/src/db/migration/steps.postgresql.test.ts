import { sql } from 'drizzle-orm';
import { renamed, smallMigrations } from '../../testing/small-migrations';
import { createTestDatabase, type TestDatabase } from '../../testing/template-database';
import type { Database } from '../database';
import { openDatabase } from '../open-database';
import { contract } from './contract';
import { fillBesideTraffic, reopenUnfinished } from './fill-beside-traffic';
import { migrate } from './migrate';
import { joinProcesses, livingProcesses } from './processes';

const versionBefore = smallMigrations();
const version = smallMigrations(renamed);

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  db = await openDatabase(database.options);
  await migrate(db, versionBefore);
});
afterEach(async () => {
  await db.close();
  await database.remove();
});

const fail = (error: unknown) => {
  throw error;
};

async function columnOf<Value>(statement: string): Promise<Value[]> {
  const { rows } = await db.execute<{ value: Value }>(sql.raw(statement));
  return rows.map(({ value }) => value);
}
const applied = () => columnOf<string>('select tag as value from schema_migrations order by created_at');
const remarks = () => columnOf<string | null>('select buyer_remark as value from orders order by id');
const addOrders = (count: number) =>
  db.execute(sql.raw(`insert into orders (remark) select 'r' || n from generate_series(1, ${count}) n`));

test('a start on a database in use expands it, and neither fills nor contracts', async () => {
  expect(await migrate(db, version)).toBe(1);
  expect(await applied()).toEqual(['0000_baseline', '0001_search', '0002_expand_buyer_remark']);
});

test('a new database gets everything at once', async () => {
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  expect(await migrate(db, version)).toBe(version.length);
});

test('an expand that waits for a long transaction holds up nobody', async () => {
  const { migrating, read } = await db.transaction(async (tx) => {
    await tx.execute(sql`select from orders`);
    const migrating = migrate(db, version);
    // Without a limit the change would stand before every later statement in the queue.
    const waits = `select count(*)::int as value from pg_locks where not granted and relation = 'orders'::regclass`;
    while ((await columnOf(waits))[0] === 0);
    return { migrating, read: await columnOf('select count(*)::int as value from orders') };
  });
  expect(read).toEqual([0]);
  expect(await migrating).toBe(1);
});

test('a backfill goes on where it ended, batch by batch', async () => {
  await addOrders(25);
  await migrate(db, version);
  const ending = new AbortController();
  const begun: number[] = [];
  const first = await fillBesideTraffic(db, {
    migrations: version,
    rowsAtOnce: 10,
    signal: ending.signal,
    onProgress: (_, rows) => {
      begun.push(rows);
      ending.abort();
    },
  });
  expect([begun, first]).toEqual([[10], ['0003_backfill_buyer_remark']]);
  expect((await remarks()).filter((remark) => remark === null)).toHaveLength(15);

  const done: number[] = [];
  const rest = {
    migrations: version,
    rowsAtOnce: 10,
    onProgress: (_: string, rows: number) => done.push(rows),
  };
  expect(await fillBesideTraffic(db, rest)).toEqual([]);
  expect(done).toEqual([20, 25]);
  expect(await remarks()).toEqual(Array.from({ length: 25 }, (_, n) => `r${n + 1}`));
  expect(await applied()).toContain('0003_backfill_buyer_remark');
});

test('a row that a buyer holds is waited for, and the buyer for nothing', async () => {
  await addOrders(3);
  await migrate(db, version);
  const filling = await db.transaction(async (tx) => {
    await tx.execute(sql`update orders set remark = 'held' where id = 2`);
    const filling = fillBesideTraffic(db, { migrations: version });
    const waits = 'select count(*)::int as value from pg_locks where not granted';
    while ((await columnOf(waits))[0] === 0);
    return { filling };
  });
  expect(await filling.filling).toEqual([]);
  expect(await remarks()).toEqual(['r1', 'held', 'r3']);
});

test('another process that has claimed a backfill is left alone', async () => {
  await migrate(db, version);
  const { madeAt } = version[3] ?? fail('no backfill');
  await db.execute(sql`
    insert into schema_backfills (created_at, claimed_by, claimed_until)
    values (${madeAt}, 'another', now() + interval '1 minute')`);
  expect(await fillBesideTraffic(db, { migrations: version })).toEqual(['0003_backfill_buyer_remark']);
  await db.execute(sql`update schema_backfills set claimed_until = now() - interval '1 second'`);
  expect(await fillBesideTraffic(db, { migrations: version })).toEqual([]);
});

test('rows that were written behind a finished backfill are filled before the contract', async () => {
  await migrate(db, version);
  await fillBesideTraffic(db, { migrations: version });
  await db.execute(sql`alter table orders disable trigger user`);
  await addOrders(2);
  await expect(contract(db, version)).rejects.toThrow('又有行没有填好');
  await reopenUnfinished(db, version);
  await fillBesideTraffic(db, { migrations: version });
  expect(await contract(db, version)).toEqual(['0004_contract_remark']);
  expect(await remarks()).toEqual(['r1', 'r2']);
});

test('an index is built beside traffic; one that a killed run left is built again', async () => {
  const withIndex = smallMigrations({
    '0002_backfill_by_remark': ['create index concurrently by_remark on orders (remark)'],
  });
  await db.execute(sql`create index by_remark on orders (remark)`);
  await db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'by_remark'::regclass`);
  await migrate(db, withIndex);
  expect(await fillBesideTraffic(db, { migrations: withIndex })).toEqual([]);
  expect(
    await columnOf(`select indisvalid as value from pg_index where indexrelid = 'by_remark'::regclass`),
  ).toEqual([true]);
});

test('a contract waits for the backfill and for every older process that lives', async () => {
  await migrate(db, version);
  await expect(contract(db, version)).rejects.toThrow('0003_backfill_buyer_remark 还没有完成');
  await fillBesideTraffic(db, { migrations: version });

  const leaveOlder = await joinProcesses(db, fail, versionBefore);
  const leaveNewer = await joinProcesses(db, fail, version);
  await expect(contract(db, version)).rejects.toThrow('1 个运行中的进程是更早的版本');
  // A process that was killed leaves nothing but the time when it was last heard of.
  await db.execute(sql`update schema_processes set seen_at = now() - interval '61 seconds'`);
  expect(await livingProcesses(db)).toEqual([]);
  await db.execute(sql`update schema_processes set seen_at = now()`);
  await leaveOlder();
  expect(await contract(db, version)).toEqual(['0004_contract_remark']);
  expect(await contract(db, version)).toEqual([]);
  await leaveNewer();
});

test('a contract does not ask for what an earlier one has removed', async () => {
  const dropped = smallMigrations({
    ...renamed,
    '0005_contract_buyer_remark': ['alter table orders drop column buyer_remark'],
    '0006_contract_words': ['alter table notes drop column words'],
  });
  await migrate(db, dropped);
  await fillBesideTraffic(db, { migrations: dropped });
  expect(await contract(db, dropped.slice(0, -1))).toEqual([
    '0004_contract_remark',
    '0005_contract_buyer_remark',
  ]);
  await reopenUnfinished(db, dropped);
  expect(await contract(db, dropped)).toEqual(['0006_contract_words']);
});

test('an older version starts on what a newer one has added, not on what it has contracted', async () => {
  await migrate(db, version);
  expect(await migrate(db, versionBefore)).toBe(0);
  await (await joinProcesses(db, fail, versionBefore))();
  await fillBesideTraffic(db, { migrations: version });
  await contract(db, version);
  const words = '数据库已由更新的版本收缩（0004_contract_remark）';
  await expect(migrate(db, versionBefore)).rejects.toThrow(words);
  await expect(joinProcesses(db, fail, versionBefore)).rejects.toThrow(words);
  await expect(contract(db, versionBefore)).rejects.toThrow(words);
});
