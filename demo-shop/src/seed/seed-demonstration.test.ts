import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from 'mall-api/database';
import { passwordMatches } from 'mall-api/passwords';
import * as schema from 'mall-api/schema';
import { createFolderStore, openTestDatabase } from 'mall-api/testing';
import { orderStatuses } from 'shared-kernel/domain';
import sharp from 'sharp';
import { demoAccounts, demoDepartment, demoPassword } from '../accounts';
import { drawDocuments } from '../papers/draw-documents';
import { seedDemonstration } from './seed-demonstration';

const today = new Date('2026-03-18T09:30:00+08:00');

// The catalogue version counts statements and is not seed data.
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => table !== schema.catalogueVersion);

async function rowsOf(db: Database, query: ReturnType<typeof sql>) {
  return (await db.execute<Record<string, unknown>>(query)).rows;
}

// A password's salt and a signing page's token are random on purpose.
const salted = new Set(['password_hash', 'sign_token']);

async function digest(db: Database): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const columns = Object.keys(getTableColumns(table)).length;
    const rows = await rowsOf(
      db,
      sql`select to_jsonb(t) as row from ${sql.identifier(getTableName(table))} t order by to_jsonb(t)::text`,
    );
    const kept = rows.map(({ row }) => Object.entries(row as object).filter(([name]) => !salted.has(name)));
    hash.update(JSON.stringify([getTableName(table), columns, kept]));
  }
  return hash.digest('hex');
}

describe('the demonstration', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await seedDemonstration(db, { today });
  });
  afterAll(() => db.close());

  test('is seeded once', async () => {
    const before = await db.$count(schema.orders);
    expect(await seedDemonstration(db, { today })).toEqual({ seeded: false, products: 0, orders: 0 });
    expect(await db.$count(schema.orders)).toBe(before);
  });

  test('has a buyer of each client type who can log in', async () => {
    const rows = await db.query.members.findMany({ orderBy: (member, { asc }) => asc(member.id) });
    expect(rows.map(({ account, mobilePhone }) => [account, mobilePhone])).toEqual(
      [...demoAccounts, ...demoDepartment.colleagues].map(({ account, mobilePhone }) => [
        account,
        mobilePhone,
      ]),
    );
    expect(rows.slice(demoAccounts.length).map(({ roles }) => roles)).toEqual(
      demoDepartment.colleagues.map(({ roles }) => roles),
    );
    expect(await passwordMatches(demoPassword, rows[0]?.passwordHash)).toBe(true);
    const types = await rowsOf(db, sql`select type from clients order by type`);
    expect(types.map(({ type }) => type)).toEqual([1, 1, 1, 3, 4, 5, 6]);
  });

  test.each(demoAccounts.filter(({ newcomer }) => !newcomer))(
    'gives $account at least forty orders, in every status',
    async ({ account, clientType }) => {
      const rows = await rowsOf(
        db,
        sql`select status, count(*)::int as n from orders
          where member_id = (select id from members where account = ${account}) group by status`,
      );
      expect(rows.reduce((total, { n }) => total + Number(n), 0)).toBeGreaterThanOrEqual(40);
      // A dealer-type client's contract is with its dealer: no order waits for it.
      const possible = orderStatuses.filter((status) => clientType !== 4 || (status !== 5 && status !== 6));
      expect(rows.map(({ status }) => status).sort((a, b) => Number(a) - Number(b))).toEqual([...possible]);
    },
  );

  // Each query selects faults; it must return nothing.
  test.each([
    [
      'orders whose items do not sum up to them',
      sql`select o.no from orders o left join order_items i on i.order_id = o.id and not i.gift group by o.id
          having sum(i.price * i.quantity) is distinct from o.product_total_amount
            or sum(i.pay_amount) is distinct from o.total_amount + o.rebate_amount
            or sum(i.rebate_amount) is distinct from o.rebate_amount`,
    ],
    [
      'split orders whose parts do not sum up to them',
      sql`select o.no from orders o join sub_orders s on s.order_id = o.id group by o.id
          having sum(s.total_amount) <> o.total_amount or sum(s.rebate_amount) <> o.rebate_amount or count(*) < 2`,
    ],
    [
      'sub-orders whose items do not sum up to them',
      sql`select s.no from sub_orders s left join order_items i on i.sub_order_id = s.id group by s.id
          having sum(i.pay_amount - i.rebate_amount) is distinct from s.total_amount`,
    ],
    [
      'split orders of clients who may not split',
      sql`select 1 from sub_orders s join orders o on o.id = s.order_id where client_type not in (5, 6)`,
    ],
    [
      'orders whose log does not end in their status',
      sql`select o.no from orders o where o.status is distinct from (select l.status from order_operation_logs l
          where l.order_id = o.id order by l.time desc, l.id desc limit 1)`,
    ],
    [
      'logs that begin before the order or lie in the future',
      sql`select 1 from order_operation_logs l join orders o on o.id = l.order_id where l.time < o.created_at or l.time >= ${today}`,
    ],
    [
      'contracts of dealer-type clients',
      sql`select 1 from order_contracts c join orders o on o.id = c.order_id where client_type = 4`,
    ],
    [
      'orders of the wrong pay way, or without a dealer who is needed',
      sql`select no from orders where (client_type in (3, 4)) <> (pay_way = 'dealer') or (client_type <> 1 and dealer_id is null)`,
    ],
    [
      'payments that do not match the pay status',
      sql`select o.no from orders o left join order_payments p on p.order_id = o.id group by o.id
          having o.pay_status <> case
            when sum(p.amount) filter (where kind = 'refund') = sum(p.amount) filter (where kind = 'payment') then 3
            when coalesce(sum(p.amount), 0) = o.total_amount then 2 when sum(p.amount) > 0 then 1 else 0 end`,
    ],
    [
      'rebates whose entries do not sum up to the balance',
      sql`select 1 from rebates r where balance is distinct from (select sum(amount) from rebate_entries e where e.client_id = r.client_id)`,
    ],
    [
      'submitted gift packs over their cap, or without gifts',
      sql`select g.id from order_gift_packs g left join order_gift_pack_skus s on s.order_gift_pack_id = g.id
          where g.status = 'submitted' group by g.id
          having coalesce(sum(s.quantity * s.unit_price), 0) > coalesce(g.max_amount, 'infinity')
            or coalesce(sum(s.quantity), 0) not between 1 and coalesce(g.max_qty, 9999)`,
    ],
    [
      'open gift packs of orders past review',
      sql`select 1 from order_gift_packs g join orders o on o.id = g.order_id where g.status = 'open' and o.status not in (5, 6, 10)`,
    ],
    [
      'products without units or pictures',
      sql`select model from products p where not exists (select from product_skus where product_id = p.id) or not exists (select from product_files where product_id = p.id)`,
    ],
    [
      'products outside the second level of the category tree',
      sql`select model from products p where (select parent_id from categories c where c.id = p.category_id) is null`,
    ],
    [
      'orders of products that are not listed or not orderable',
      sql`select 1 from order_items i join products p on p.id = i.product_id where not i.gift and (p.status <> 1 or not p.can_order)`,
    ],
  ])('has no %s', async (_, query) => {
    expect(await rowsOf(db, query)).toEqual([]);
  });

  test.each([
    [
      'twelve top categories, 4, 6 and 12 among them',
      sql`select count(*) >= 12 and count(*) filter (where id in (4, 6, 12)) = 3 as ok from categories where type = 1 and parent_id is null`,
    ],
    [
      'three to seven subcategories in each',
      sql`select bool_and(n between 3 and 7) as ok from (select count(*) as n from categories where parent_id is not null group by parent_id) s`,
    ],
    [
      'four full product areas',
      sql`select count(*) = 4 and bool_and(n >= 8) as ok from (select count(*) as n from area_products group by area_id) a`,
    ],
    ['three hundred products', sql`select count(*) = 300 as ok from products`],
    ['products of every status', sql`select count(distinct status) = 3 as ok from products`],
    [
      'special offers that are cheaper',
      sql`select count(*) >= 20 and bool_and(k.discount_price < k.price) as ok from products p join product_skus k on k.product_id = p.id where label = '特价'`,
    ],
    [
      'plenty, little and nothing in stock',
      sql`select count(*) filter (where pieces = 0) > 0 and count(*) filter (where pieces between 1 and 9) > 0 as ok from product_stocks`,
    ],
    [
      'details that must be sanitised',
      sql`select count(*) = 3 as ok from products where detail_text like '%onerror=%' and detail_text like '%<script>%'`,
    ],
    [
      'a cart with five lines for each buyer who has ordered before, and nothing of a newcomer',
      sql`select bool_and(case when account = 'newcomer1' then lines = 0 and orders = 0 else orders = 0 or lines >= 4 end) as ok
          from (select account, (select count(*) from member_cart_skus where member_id = m.id) as lines,
            (select count(*) from orders where member_id = m.id) as orders from members m) counted`,
    ],
    [
      'a cart line whose price moved',
      sql`select count(*) > 0 as ok from member_cart_skus c join product_skus k on k.id = c.sku_id where c.seen_price < k.discount_price * 0.97`,
    ],
    ['split cart lines', sql`select count(*) = 4 as ok from cart_sku_consignees`],
    [
      'certificates in every state',
      sql`select count(distinct audit_status) = 4 and count(*) filter (where audit_status = 1 and expire_date between '2026-03-18' and '2026-05-17') = 7 as ok from certificates`,
    ],
    ['every membership level', sql`select count(distinct level) = 5 as ok from client_vips`],
    [
      'open gift packs of all kinds',
      sql`select count(distinct kind) >= 2 as ok from order_gift_packs where status = 'open'`,
    ],
    [
      'read and unread messages of orders and qualifications',
      sql`select count(distinct (kind, read_at is null)) = 4 as ok from messages where kind in ('order', 'qualification')`,
    ],
    ['banners in every position', sql`select count(distinct position) = 3 as ok from banners`],
  ])('has %s', async (_, query) => {
    expect(await rowsOf(db, query)).toEqual([{ ok: true }]);
  });

  test('can draw every document of its products, and has products with none', async () => {
    const titles: string[] = [];
    const press = {
      draw: async (paper: { title: string }) => {
        titles.push(paper.title);
        return { pdf: Buffer.from(paper.title), places: {} };
      },
    };
    const draw = drawDocuments(db, press as unknown as Parameters<typeof drawDocuments>[1]);
    const papers = await db.select().from(schema.productDocuments);
    for (const paper of papers) expect(await draw(paper, '1')).toBeDefined();
    expect(titles).toHaveLength(papers.length);
    expect(titles.some((title) => title.includes('使用说明书'))).toBe(true);
    expect(titles.some((title) => title.includes('注册证'))).toBe(true);
    expect(titles.some((title) => title.includes('安全技术说明书'))).toBe(true);
    expect(new Set(papers.map(({ productId }) => productId)).size).toBeLessThan(
      await db.$count(schema.products),
    );
  });

  test('leaves the next ids free', async () => {
    const [category] = await db.insert(schema.categories).values({ name: '新分类' }).returning();
    expect(Number(category?.id)).toBeGreaterThan(2004);
    const [next] = await rowsOf(db, sql`select nextval('order_no_seq')::int as n`);
    expect(next?.['n']).toBe((await db.$count(schema.orders)) + 1);
  });
});

describe('reseeding', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterEach(async () => {
    const names = tables.map((table) => sql.identifier(getTableName(table)));
    await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
  });
  afterAll(() => db.close());

  const seen: string[] = [];
  test.each([2026, 2026, 7])('with seed %d', async (seed) => {
    await seedDemonstration(db, { today, seed });
    seen.push(await digest(db));
  });

  test('is deterministic per seed', () => {
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });

  test('has one pending application with its licence in the file store', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mall-seed-'));
    const files = createFolderStore(folder);
    await seedDemonstration(db, { today, files });
    expect(await db.select().from(schema.accountApplications)).toMatchObject([{ state: 'waiting' }]);
    const [licence] = await db.select().from(schema.applicationFiles);
    const picture = Buffer.concat((await (await files.open(licence?.id ?? ''))?.toArray()) ?? []);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 900 });
    await rm(folder, { recursive: true });
  });

  test('keeps keys and indexes in a large installation', async () => {
    const shape = sql`select (select count(*) from pg_indexes where schemaname = 'public')::int as indexes,
      (select count(*) from pg_constraint where contype = 'f')::int as keys`;
    const before = await rowsOf(db, shape);
    const result = await seedDemonstration(db, { today, products: 650, orders: 1500 });
    expect(result).toEqual({ seeded: true, products: 650, orders: 1500 });
    expect(await rowsOf(db, shape)).toEqual(before);
    expect(await db.$count(schema.orders)).toBe(1500);
    expect(await rowsOf(db, sql`select count(distinct model)::int as n from products`)).toEqual([{ n: 650 }]);
  });
});
