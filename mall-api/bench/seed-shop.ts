import { sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { loadInBulk } from '../src/db/bulk-load';
import type { Database, Queries } from '../src/db/database';
import { migrate } from '../src/db/migration/migrate';
import * as schema from '../src/db/schema';
import { loadDemonstration } from '../src/demonstration/load-demonstration';

export interface ShopSize {
  readonly name: string;
  readonly products: number;
  readonly orders: number;
  /** Further orders of one member, a multiple of the distinct ones; none by default. */
  readonly ofOneMember?: number;
}

/** Years over which a large history is spread. */
export const historyYears = 5;

// So many orders are written one by one; larger histories repeat them for further buyers.
const mostDistinctOrders = 20_000;

const ofOrders = [
  ...[schema.orders, schema.orderConsignees, schema.subOrders, schema.orderItems, schema.orderOperationLogs],
  ...[schema.orderContracts, schema.orderInvoices, schema.orderLogistics, schema.orderPayments],
];

/** Which table a column's numbers come from; a copy's number is that of its original plus one stride a copy. */
const numberedBy: Readonly<Record<string, string>> = {
  order_id: 'orders',
  sub_order_id: 'sub_orders',
  member_id: 'members',
  client_id: 'clients',
};

/** Columns that must differ from copy to copy. */
const told: Readonly<Record<string, string>> = {
  no: `r.no || '-' || copy`,
  code: `r.code || '-' || copy`,
  account: `r.account || '-' || copy`,
  mobile_phone: `'1' || lpad((r.id * 10000 + copy)::text, 10, '0')`,
  sign_token: 'gen_random_uuid()::text',
  ...Object.fromEntries(
    ['created_at', 'status_changed_at', 'paid_at', 'time'].map((column) => [
      column,
      `r.${column} - (copy % ${historyYears}) * interval '1 year'`,
    ]),
  ),
};

/** How often a history is repeated. */
interface Copies {
  /** Each for buyers of its own. */
  readonly forOthers: number;
  /** All for one member. */
  readonly forOne: number;
  /** That member's columns, as SQL. */
  readonly owner: Readonly<Record<string, string>>;
}

async function strideOf(tx: Queries, table: string): Promise<number> {
  const { rows } = await tx.execute<{ last: string }>(sql.raw(`select max(id)::text as last from ${table}`));
  return Number(rows[0]?.last ?? 0);
}

/** Repeats all rows of a table under new numbers, in one statement. */
async function repeat(
  tx: Queries,
  table: PgTable,
  { forOthers, forOne, owner }: Copies,
  strides: ReadonlyMap<string, number>,
) {
  const { name, columns } = getTableConfig(table);
  const written = columns
    .filter(({ generated }) => !generated)
    .map((column) => {
      const target = toSnakeCase(column.name);
      const source = target === 'id' ? name : numberedBy[target];
      const stride = source === undefined ? undefined : strides.get(source);
      const value = stride === undefined ? (told[target] ?? `r.${target}`) : `r.${target} + copy * ${stride}`;
      const ofOne = owner[target];
      return [
        target,
        ofOne ? `case when copy > ${forOthers} then ${ofOne} else ${value} end` : value,
      ] as const;
    });
  await tx.execute(
    sql.raw(`insert into ${name} (${written.map(([target]) => target).join(', ')})
      select ${written.map(([, value]) => value).join(', ')}
      from ${name} r cross join generate_series(1, ${forOthers + forOne}) as copy`),
  );
}

async function repeatOrders(tx: Queries, copies: Copies): Promise<void> {
  const tables = [schema.clients, schema.members, ...ofOrders];
  const strides = new Map<string, number>();
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    if (columns.some((column) => column.name === 'id')) strides.set(name, await strideOf(tx, name));
  }
  for (const table of tables.slice(0, 2))
    await repeat(tx, table, { ...copies, forOne: 0, owner: {} }, strides);
  await loadInBulk(tx, ofOrders, async () => {
    for (const table of ofOrders) await repeat(tx, table, copies, strides);
  });
  for (const name of strides.keys()) {
    await tx.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`),
    );
  }
}

/** Who has ordered most in a hospital. */
async function busiestMember(db: Database): Promise<Copies['owner']> {
  const { rows } = await db.execute<{ member_id: string; client_id: string }>(sql`
    select o.member_id::text, o.client_id::text from orders o join clients c on c.id = o.client_id and c.type = 1
    group by 1, 2 order by count(*) desc, 1 limit 1`);
  if (!rows[0]) throw new Error('nobody has ordered');
  return rows[0];
}

/** Fills an empty database with a shop of a size, and lets the planner see it. */
export async function seedShop(db: Database, { products, orders, ofOneMember = 0 }: ShopSize): Promise<void> {
  await migrate(db);
  const distinct = Math.min(orders, mostDistinctOrders);
  const { seed } = await loadDemonstration();
  const { seeded } = await seed(db, { products, orders: distinct });
  if (!seeded) throw new Error('the database has data already');
  const forOthers = Math.round(orders / distinct) - 1;
  const forOne = Math.round(ofOneMember / distinct);
  if (forOthers + forOne > 0) {
    const owner = forOne > 0 ? await busiestMember(db) : {};
    await db.transaction((tx) => repeatOrders(tx, { forOthers, forOne, owner }));
  }
  await db.execute(sql`vacuum analyze`);
}
