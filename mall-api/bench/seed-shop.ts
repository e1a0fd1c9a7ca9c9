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
}

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
  mobile_phone: `'1' || lpad((r.id * 100 + copy)::text, 10, '0')`,
  sign_token: 'gen_random_uuid()::text',
};

async function strideOf(tx: Queries, table: string): Promise<number> {
  const { rows } = await tx.execute<{ last: string }>(sql.raw(`select max(id)::text as last from ${table}`));
  return Number(rows[0]?.last ?? 0);
}

/** Repeats all rows of a table `copies` times under new numbers, in one statement. */
async function repeat(tx: Queries, table: PgTable, copies: number, strides: ReadonlyMap<string, number>) {
  const { name, columns } = getTableConfig(table);
  const written = columns
    .filter(({ generated }) => !generated)
    .map((column) => {
      const target = toSnakeCase(column.name);
      const source = target === 'id' ? name : numberedBy[target];
      const stride = source === undefined ? undefined : strides.get(source);
      const value = stride === undefined ? (told[target] ?? `r.${target}`) : `r.${target} + copy * ${stride}`;
      return [target, value] as const;
    });
  await tx.execute(
    sql.raw(`insert into ${name} (${written.map(([target]) => target).join(', ')})
      select ${written.map(([, value]) => value).join(', ')}
      from ${name} r cross join generate_series(1, ${copies}) as copy`),
  );
}

async function repeatOrders(tx: Queries, copies: number): Promise<void> {
  const tables = [schema.clients, schema.members, ...ofOrders];
  const strides = new Map<string, number>();
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    if (columns.some((column) => column.name === 'id')) strides.set(name, await strideOf(tx, name));
  }
  for (const table of tables.slice(0, 2)) await repeat(tx, table, copies, strides);
  await loadInBulk(tx, ofOrders, async () => {
    for (const table of ofOrders) await repeat(tx, table, copies, strides);
  });
  for (const name of strides.keys()) {
    await tx.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${name}', 'id'), (select max(id) from ${name}))`),
    );
  }
}

/** Fills an empty database with a shop of a size, and lets the planner see it. */
export async function seedShop(db: Database, { products, orders }: ShopSize): Promise<void> {
  await migrate(db);
  const distinct = Math.min(orders, mostDistinctOrders);
  const { seed } = await loadDemonstration();
  const { seeded } = await seed(db, { products, orders: distinct });
  if (!seeded) throw new Error('the database has data already');
  const copies = Math.round(orders / distinct) - 1;
  if (copies > 0) await db.transaction((tx) => repeatOrders(tx, copies));
  await db.execute(sql`vacuum analyze`);
}
