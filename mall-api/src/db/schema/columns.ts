import { sql } from 'drizzle-orm';
import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

// Ids are bigint in the database and opaque strings everywhere else, without conversions at the edges. A
// string that the database never issued becomes 0, which no row has: an unknown or garbled id is "not found"
// and not a failed query.
const toBigint = (value: string) => (/^[1-9]\d{0,17}$/.test(value) ? value : '0');

const generatedId = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigserial',
  fromDriver: String,
  toDriver: toBigint,
});

/** Primary key, issued by the database. */
export const id = () =>
  generatedId()
    .primaryKey()
    .$defaultFn(() => sql`default`);

export const idReference = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
  toDriver: toBigint,
});

/** Amount in yuan, as a decimal string. Fits the largest quantity at the largest price. */
export const money = () => numeric({ precision: 24, scale: 2 });

/** Count of units or pieces. The specification's maximum, 999999999999999, is a safe integer. */
export const quantity = () => bigint({ mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();
