import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { adminLog } from '../../db/admin-log-table';
import { addProduct } from '../../testing/builders';
import { openShop, type TestShop } from '../../testing/shop';
import { explanation } from '../answer';
import { printed } from '../print';
import type { Admin } from '../service';
import { createAuditedAdmin } from './audited-admin';
import { canonicalJson, hashOf } from './chain';

let shop: TestShop;
let admin: Admin;
const goods = { code: 'P-LOG' };
const by = { person: '李敏', role: '仓库', account: 'limin' };
const audited = (who = by) => createAuditedAdmin(shop.db, () => shop.time.now, { by: who, sms: shop.sms });

beforeAll(async () => {
  shop = await openShop();
  await addProduct(shop.db, goods);
  admin = audited();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await behindTheLog(sql`delete from admin_log`);
  for (const pieces of [10, 20, 30]) await admin.stock({ code: goods.code, pieces });
});

const refusal = (work: Promise<unknown>) => work.then(() => undefined, explanation);
const entries = () => shop.db.select().from(adminLog).orderBy(adminLog.seq);

/** Changes the table as only the database's owner can. */
const behindTheLog = (change: ReturnType<typeof sql>) =>
  shop.db.transaction(async (tx) => {
    await tx.execute(sql`alter table admin_log disable trigger admin_log_is_append_only`);
    await tx.execute(change);
    await tx.execute(sql`alter table admin_log enable trigger admin_log_is_append_only`);
  });

test('a change names person, role, account, input and outcome', async () => {
  const { entries: told } = await admin.log({ limit: 2, subject: goods.code });
  expect(told).toEqual([
    expect.objectContaining({ ...by, seq: 6, command: 'stock', subject: goods.code, outcome: 'done' }),
    expect.objectContaining({ ...by, seq: 5, command: 'stock', outcome: 'asked' }),
  ]);
  expect(printed(await admin.log({ limit: 1 }))).toMatch(/李敏 +仓库 +limin +stock/);
  const [first] = await entries();
  expect(first?.input).toBe(`{"code":"${goods.code}","pieces":10}`);
});

test('a refusal is logged with its reason; queries are not logged', async () => {
  await admin.waiting({ limit: 1 });
  await admin.product({ code: goods.code });
  expect(await refusal(admin.confirm({ no: 'AL404' }))).toBeTruthy();
  const [, last] = (await entries()).slice(-2);
  expect(last).toMatchObject({ seq: 8, command: 'confirm', subject: 'AL404' });
  expect(last?.outcome).toMatch(/^refused: 订单 AL404/);
});

test.each([
  { ...by, person: '' },
  { ...by, role: '' },
])('changes need a name and a role', async (who) => {
  expect(await refusal(audited(who).stock({ code: goods.code, pieces: 1 }))).toMatch(/--by/);
  expect((await admin.product({ code: goods.code })).pieces).toBe(30);
  expect(await entries()).toHaveLength(6);
});

test('an untouched log verifies, also against a recorded head', async () => {
  const { head } = await admin.checkLog({});
  await admin.stock({ code: goods.code, pieces: 40 });
  expect(await admin.checkLog({ head })).toMatchObject({ intact: '8 条记录逐条相接' });
});

test('concurrent entries form one chain', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, pieces) =>
      audited({ ...by, person: `${pieces}` }).stock({ code: goods.code, pieces }),
    ),
  );
  expect(await admin.checkLog({})).toMatchObject({ intact: '22 条记录逐条相接' });
});

test.each([
  ['changed', sql`update admin_log set person = '王五' where seq = 2`, /^第 2 条被改动/],
  [
    'given another time',
    sql`update admin_log set at = at - interval '1 hour' where seq = 3`,
    /^第 3 条被改动/,
  ],
  ['removed', sql`delete from admin_log where seq = 2`, /^第 2 条缺失/],
  ['removed from the start', sql`delete from admin_log where seq = 1`, /^第 1 条缺失/],
  [
    'put in another order',
    sql`update admin_log set seq = case seq when 2 then 4 else 2 end + 1000 where seq in (2, 4)`,
    /^第 2 条缺失/,
  ],
])('an entry that was %s is the first broken link', async (_, change, message) => {
  await behindTheLog(change);
  expect(await refusal(admin.checkLog({}))).toMatch(message);
});

test('two swapped entries are found, even with recomputed hashes', async () => {
  const all = await entries();
  const [second, fourth] = [all[1], all[3]];
  if (!second || !fourth) throw new Error('no entries');
  const swapped = [
    { ...second, seq: 4, previous: fourth.previous },
    { ...fourth, seq: 2, previous: second.previous },
  ].map((entry) => ({ ...entry, hash: hashOf(entry) }));
  await behindTheLog(sql`delete from admin_log where seq in (2, 4)`);
  await shop.db.insert(adminLog).values(swapped);
  expect(await refusal(admin.checkLog({}))).toMatch(/^第 3 条与前一条不相接/);
});

test('a recorded head reveals a truncated or rewritten log', async () => {
  const { head } = await admin.checkLog({});
  await behindTheLog(sql`delete from admin_log where seq > 4`);
  expect(await admin.checkLog({})).toMatchObject({ intact: '4 条记录逐条相接' });
  expect(await refusal(admin.checkLog({ head }))).toMatch(/^记录到第 4 条为止相接，但其中没有/);
});

test('the database refuses to change, delete or truncate it', async () => {
  for (const change of [
    sql`update admin_log set role = 'x'`,
    sql`delete from admin_log`,
    sql`truncate admin_log`,
  ])
    await expect(shop.db.execute(change)).rejects.toThrow();
  expect(await entries()).toHaveLength(6);
});

test('its handwritten migration creates the declared table', async () => {
  const { rows } = await shop.db.execute<{ name: string; type: string; required: boolean }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required
    from pg_attribute where attrelid = 'admin_log'::regclass and attnum > 0 order by attnum`);
  const stated = getTableConfig(adminLog).columns.map((column) => ({
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
