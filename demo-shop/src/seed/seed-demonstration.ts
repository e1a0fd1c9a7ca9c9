import { type Column, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { addBaseData, type Database, insertAll, type Queries } from 'mall-api/database';
import type { SeedOptions, SeedResult } from 'mall-api/demonstration';
import { hashPassword } from 'mall-api/passwords';
import * as schema from 'mall-api/schema';
import { demoPassword } from '../accounts';
import { insertApplication } from '../buyers/insert-application';
import { insertBuyers } from '../buyers/insert-buyers';
import { insertDepartment } from '../buyers/insert-department';
import { insertCatalogue } from '../catalogue/insert-catalogue';
import { insertOrders } from '../orders/insert-orders';
import { startOfChinaDay } from '../rows/days';
import { createRandom } from '../rows/random';

const ordersPerBuyer = 500;

// Files have random ids instead.
const isNumbered = (table: PgTable) => {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  return columns['id']?.getSQLType() === 'bigserial';
};

// Rows with explicit ids leave the sequences behind.
async function moveSequences(tx: Queries, orders: number): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || !isNumbered(table)) continue;
    const name = getTableName(table);
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.identifier(name)} having max(id) is not null`,
    );
  }
  await tx.execute(sql`select setval('order_no_seq', ${orders}::bigint)`);
}

/**
 * Fills an empty database with the demonstration: a catalogue, buyers of each client type with everything
 * that buyers can have, and an order history. Runs in one transaction; a database with products stays as it
 * is.
 */
export async function seedDemonstration(db: Database, options: SeedOptions = {}): Promise<SeedResult> {
  const { seed = 2026, products: productCount = 300, orders: orderCount = 0, onProgress } = options;
  const today = startOfChinaDay(options.today ?? new Date());
  const random = createRandom(String(seed));
  const passwordHash = await hashPassword(demoPassword);

  return db.transaction(async (tx): Promise<SeedResult> => {
    // If two processes start at once, the second waits here and then finds the data.
    await tx.execute(sql`lock table ${schema.settings} in exclusive mode`);
    if ((await tx.$count(schema.products)) > 0) return { seeded: false, products: 0, orders: 0 };

    await insertAll(tx, schema.settings, [
      { key: 'demonstration', value: { seed, seededAt: today.toISOString() } },
    ]);
    await addBaseData(tx);

    const products = await insertCatalogue(tx, productCount, random.fork('products'), today);
    const further = Math.ceil(orderCount / ordersPerBuyer);
    const buyers = await insertBuyers(tx, further, passwordHash, products, random, today);
    const orders = await insertOrders(tx, {
      ...buyers,
      products,
      // The hospital with several colleagues makes one more.
      count: orderCount - 1,
      random: random.fork('orders'),
      today,
      onProgress,
    });
    if (options.files) await insertApplication(tx, options.files, today);
    await moveSequences(tx, orders);
    // After the sequences: its rows take their ids from them, but for its order.
    const shop = { products, priceList: buyers.priceList, ordersBefore: orders };
    await insertDepartment(tx, passwordHash, shop, random.fork('department'), today);
    await moveSequences(tx, orders + 1);
    return { seeded: true, products: products.length, orders: orders + 1 };
  });
}
