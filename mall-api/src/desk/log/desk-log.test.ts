import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { addProduct } from '../../testing/builders';
import { openShop, type TestShop } from '../../testing/shop';
import { explanation } from '../answer';
import { printed } from '../print';
import type { Desk } from '../service';
import { createAuditedDesk } from './audited-desk';
import { canonicalJson, hashOf } from './chain';
import { deskLog } from './desk-log-table';

let shop: TestShop;
let desk: Desk;
const goods = { code: 'P-LOG' };
const by = { person: '李敏', role: '仓库', account: 'limin' };
const audited = (who = by) => createAuditedDesk(shop.db, () => shop.time.now, { by: who, sms: shop.sms });

beforeAll(async () => {
  shop = await openShop();
  await addProduct(shop.db, goods);
  desk = audited();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await behindTheLog(sql`delete from desk_log`);
  for (const pieces of [10, 20, 30]) await desk.stock({ code: goods.code, pieces });
});

const refusal = (work: Promise<unknown>) => work.then(() => undefined, explanation);
const entries = () => shop.db.select().from(deskLog).orderBy(deskLog.seq);

/** What only the owner of the database can do. */
const behindTheLog = (change: ReturnType<typeof sql>) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`alter table desk_log disable trigger desk_log_is_added_to`);
    await tx.execute(change);
    await tx.execute(sql`alter table desk_log enable trigger desk_log_is_added_to`);
  });

test('a change names person, role and account, what was asked and how it ended', async () => {
  const { entries: told } = await desk.log({ limit: 2, subject: goods.code });
  expect(told).toEqual([
    expect.objectContaining({ ...by, seq: 6, verb: 'stock', subject: goods.code, outcome: 'done' }),
    expect.objectContaining({ ...by, seq: 5, verb: 'stock', outcome: 'asked' }),
  ]);
  expect(printed(await desk.log({ limit: 1 }))).toMatch(/李敏 +仓库 +limin +stock/);
  const [first] = await entries();
  expect(first?.input).toBe(`{"code":"${goods.code}","pieces":10}`);
});

test('what is refused stands there with its reason; what only asks leaves no entry', async () => {
  await desk.waiting({ limit: 1 });
  await desk.product({ code: goods.code });
  expect(await refusal(desk.confirm({ no: 'AL404' }))).toBeTruthy();
  const [, last] = (await entries()).slice(-2);
  expect(last).toMatchObject({ seq: 8, verb: 'confirm', subject: 'AL404' });
  expect(last?.outcome).toMatch(/^refused: 订单 AL404/);
});

test.each([
  { ...by, person: '' },
  { ...by, role: '' },
])('nobody changes a thing without a name and a role', async (who) => {
  expect(await refusal(audited(who).stock({ code: goods.code, pieces: 1 }))).toMatch(/--by/);
  expect((await desk.product({ code: goods.code })).pieces).toBe(30);
  expect(await entries()).toHaveLength(6);
});

test('a log that nobody touched holds, and what was written down of its end is found again', async () => {
  const { head } = await desk.checkLog({});
  await desk.stock({ code: goods.code, pieces: 40 });
  expect(await desk.checkLog({ head })).toMatchObject({ intact: '8 条记录逐条相接' });
});

test('entries of people who work at once stand in one chain', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, pieces) =>
      audited({ ...by, person: `${pieces}` }).stock({ code: goods.code, pieces }),
    ),
  );
  expect(await desk.checkLog({})).toMatchObject({ intact: '22 条记录逐条相接' });
});

test.each([
  ['changed', sql`update desk_log set person = '王五' where seq = 2`, /^第 2 条被改动/],
  [
    'given another time',
    sql`update desk_log set at = at - interval '1 hour' where seq = 3`,
    /^第 3 条被改动/,
  ],
  ['removed', sql`delete from desk_log where seq = 2`, /^第 2 条缺失/],
  ['removed from the start', sql`delete from desk_log where seq = 1`, /^第 1 条缺失/],
  [
    'put in another order',
    sql`update desk_log set seq = case seq when 2 then 4 else 2 end + 1000 where seq in (2, 4)`,
    /^第 2 条缺失/,
  ],
])('an entry that was %s is the first broken link', async (_, change, message) => {
  await behindTheLog(change);
  expect(await refusal(desk.checkLog({}))).toMatch(message);
});

test('two entries that changed places, with hashes of their own again, are found', async () => {
  const all = await entries();
  const [second, fourth] = [all[1], all[3]];
  if (!second || !fourth) throw new Error('no entries');
  const swapped = [
    { ...second, seq: 4, previous: fourth.previous },
    { ...fourth, seq: 2, previous: second.previous },
  ].map((entry) => ({ ...entry, hash: hashOf(entry) }));
  await behindTheLog(sql`delete from desk_log where seq in (2, 4)`);
  await shop.db.insert(deskLog).values(swapped);
  expect(await refusal(desk.checkLog({}))).toMatch(/^第 3 条与前一条不相接/);
});

test('an end that was cut off, or a log that was written anew, is found by what was written down', async () => {
  const { head } = await desk.checkLog({});
  await behindTheLog(sql`delete from desk_log where seq > 4`);
  expect(await desk.checkLog({})).toMatchObject({ intact: '4 条记录逐条相接' });
  expect(await refusal(desk.checkLog({ head }))).toMatch(/^记录到第 4 条为止相接，但其中没有/);
});

test('the database itself refuses to change, remove or empty it', async () => {
  for (const change of [
    sql`update desk_log set role = 'x'`,
    sql`delete from desk_log`,
    sql`truncate desk_log`,
  ])
    await expect(shop.db.execute(change)).rejects.toThrow();
  expect(await entries()).toHaveLength(6);
});

test('its migration, which is written by hand, makes the table that the code states', async () => {
  const { rows } = await shop.db.execute<{ name: string; type: string; required: boolean }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = 'desk_log'::regclass and attnum > 0 order by attnum`);
  const stated = getTableConfig(deskLog).columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().replace(' (', '('),
    required: column.notNull,
  }));
  expect(rows).toEqual(stated);
});

test('canonical JSON is the same for equal values', () => {
  expect(canonicalJson({ b: [1, { d: null, c: '引' }], a: undefined })).toBe('{"b":[1,{"c":"引","d":null}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
});
