import type { PgTable } from 'drizzle-orm/pg-core';

/** A row with a value for every column, including those with a default. */
export type CompleteRow<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]-?: Exclude<Table['$inferInsert'][Column], undefined>;
};
