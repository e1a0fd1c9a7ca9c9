import type { PgTable } from 'drizzle-orm/pg-core';

/** A row with a value for every column, also those that the database could fill in. */
export type CompleteRow<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]-?: Exclude<Table['$inferInsert'][Column], undefined>;
};
