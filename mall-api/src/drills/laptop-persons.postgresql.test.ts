import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { phonePattern } from 'shared-kernel/domain';
import type { Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import { loadDemonstration } from '../demonstration/load-demonstration';
import { passwordMatches } from '../modules/account/password-hash';
import { columnsOf } from '../move/check-stated-columns';
import { copyToLaptop, laptopPassword } from '../move/copy-to-laptop';
import { leftOut, statedColumns } from '../move/stated-columns';
import { createFolderStore } from '../ports/file-store';
import { openTestDatabase } from '../testing/template-database';

/** In every text of a person that is written here. */
const secret = '机密';
// What the demonstration has none of.
const more = [
  `update members set email = 'zhang.' || id || '@hospital.cn'`,
  `insert into colleague_invitations (client_id, inviter_id, name, mobile_phone, roles, expires_at)
   select client_id, id, '张三', '13712345678', roles, now() from members limit 1`,
  `insert into files (id, client_id, bus_type, file_name, content_type, size, sha256)
   select gen_random_uuid(), id, 'contract', '张三的合同.pdf', 'application/pdf', 9, 'x' from clients limit 1`,
  `insert into payment_vouchers (order_id, file_id, status, reason)
   select o.id, f.id, 'refused', '张三的看不清' from orders o, files f limit 1`,
  `insert into order_cancel_requests (order_id, reason) select id, '张三不要了' from orders limit 1`,
  `insert into approval_decisions (approval_id, step, member_id, member_name, for_name, verdict, words, digest, decided_at)
   select id, 9, member_id, '张三', '李四', 'approved', '好', 'x', now() from approvals limit 1`,
  `insert into order_contract_versions (order_id, version, digest, file_id)
   select c.order_id, 99, 'x', f.id from order_contracts c, files f limit 1`,
  `insert into product_documents (product_id, kind, file_name, file_id, size, sha256)
   select id, 'other', '彩页.pdf', gen_random_uuid(), 9, 'x' from products limit 1`,
  `insert into parcel_reports (parcel_line_id, kind, quantity, words) select id, 'damage', 1, '破' from parcel_lines limit 1`,
  `update approvals set delivery = '["${secret}"]', reasons = '["${secret}"]', changes = '["${secret}"]',
   request = request || '{"remark": "${secret}", "somethingNew": {"of": ["${secret}"]}}',
   goods = jsonb_set(goods, '{0,note}', '"${secret}"')`,
  `insert into sessions (token_hash, member_id, device, address, expires_at)
   select '${secret}', id, '${secret}', '${secret}', now() from members limit 1`,
];
// Constraints keep these from having another text at their end.
const unmarked =
  /phone$|^(password_hash|sign_token|digest|sha256|size|code|dealer_code|credit_code|request|goods|delivery|reasons|changes)$/;

let root: string;
let folder: string;
let source: Database;
let copy: Database;
let originals: string[];
let counts: { files: number };

const rowsOf = async <Row extends Record<string, unknown>>(db: Database, statement: string) =>
  (await db.execute<Row>(sql.raw(statement))).rows;

async function valuesOf(db: Database, statement: string): Promise<string[]> {
  return (await rowsOf<{ value: string | null }>(db, statement)).flatMap(({ value }) => value ?? []);
}

/** The columns that a copy changes. */
const treated = Object.entries(statedColumns).flatMap(([table, columns]) =>
  columns === leftOut
    ? []
    : Object.entries(columns).flatMap(([column, treatment]) =>
        treatment === 'stays' ? [] : [{ table, column }],
      ),
);

const textOf = async (db: Database): Promise<string> => {
  const tables = new Set((await columnsOf(db)).map(({ table }) => table));
  const parts = [];
  for (const table of tables)
    parts.push(...(await valuesOf(db, `select string_agg(t::text, E'\\n') as value from "${table}" t`)));
  return parts.join('\n');
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'mall-laptop-'));
  folder = join(root, 'mall');
  source = await openTestDatabase();
  const demonstration = await loadDemonstration();
  await demonstration.seed(source, {
    products: 40,
    orders: 60,
    files: createFolderStore(join(root, 'files')),
  });
  for (const statement of more) await source.execute(sql.raw(statement));
  originals = [];
  for (const { table, column } of treated) {
    if (/phone$|^(account|email|name|credit_code)$|_name$/.test(column) && column !== 'file_name')
      originals.push(...(await valuesOf(source, `select distinct ${column}::text as value from ${table}`)));
    if (!unmarked.test(column))
      await source.execute(sql.raw(`update ${table} set ${column} = coalesce(${column}, '') || '${secret}'`));
  }
  counts = await copyToLaptop(source, folder);
  copy = await openDatabase({ dataFolder: folder });
}, 180_000);
afterAll(async () => {
  await copy?.close();
  await source?.close();
  rmSync(root, { recursive: true, force: true });
});

test('every column that a copy changes has something to change here', async () => {
  const empty = [];
  for (const { table, column } of treated) {
    const held = await valuesOf(
      source,
      `select 'x' as value from ${table} where ${column}::text not in ('', '[]') limit 1`,
    );
    if (held.length === 0) empty.push(`${table}.${column}`);
  }
  expect(empty).toEqual([]);
});

test('nothing of a person is found anywhere in the copy', async () => {
  const text = await textOf(copy);
  expect(await textOf(source)).toContain(secret);
  expect(text).not.toContain(secret);
  const found = new Set(originals.filter((value) => value.length > 1 && text.includes(value)));
  expect([...found]).toEqual([]);
  for (const [table, columns] of Object.entries(statedColumns))
    if (columns === leftOut)
      expect([table, await copy.$count(sql.identifier(table) as never)]).toEqual([table, 0]);
});

test('who was one person is one person, with a phone and the password of all copies', async () => {
  const same = `select count(*)::text as value from orders o join members m on m.id = o.member_id and m.name = o.member_name`;
  const [before] = await valuesOf(source, same);
  expect(Number(before)).toBeGreaterThan(0);
  expect(await valuesOf(copy, same)).toEqual([before]);
  const places = `select count(*)::text as value from order_consignees o
    join consignees c on c.id = o.consignee_id and c.phone = o.phone and c.name = o.name and c.address = o.address`;
  expect(await valuesOf(copy, places)).toEqual(await valuesOf(source, places));
  const phones = await valuesOf(
    copy,
    'select mobile_phone as value from members union select phone from consignees',
  );
  expect(phones.filter((phone) => !phonePattern.test(phone))).toEqual([]);
  const [hash] = await valuesOf(
    copy,
    `select password_hash as value from members where account = 'buyer0001'`,
  );
  expect(await passwordMatches(laptopPassword, hash)).toBe(true);
});

test('orders have their amounts, numbers, goods and times', async () => {
  for (const columns of [
    'no, total_amount, created_at, status, client_id, member_id from orders',
    'order_id, sku_id, quantity, pay_amount, name from order_items',
    'id, name, model, search_text from products',
    'member_id, sku_id, count from member_cart_skus',
  ]) {
    const all = `select md5(string_agg(t::text, ',' order by t::text)) as value from (select ${columns}) t`;
    expect(await valuesOf(copy, all)).toEqual(await valuesOf(source, all));
  }
  const next = `select nextval('order_no_seq')::text as value`;
  expect(await valuesOf(copy, next)).toEqual(await valuesOf(source, next));
});

test('files are small, of their type, and what their rows say', async () => {
  const store = createFolderStore(join(folder, 'files'));
  const files = await rowsOf<{ id: string; size: number }>(copy, 'select id, size::int as size from files');
  expect(counts.files).toBeGreaterThanOrEqual(files.length);
  for (const { id, size } of files) {
    const bytes = Buffer.concat((await (await store.open(id))?.toArray()) ?? []);
    expect(bytes.length).toBe(size);
    expect(size).toBeLessThan(2000);
  }
  store.close();
});
