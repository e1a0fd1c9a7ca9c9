import { sql } from 'drizzle-orm';
import type { Queries } from '../database';
import type { Migration } from './read-migrations';

/**
 * What a backfill does, as its file states it: either rows in batches,
 *
 *     -- backfill orders by id
 *     update orders set buyer_remark = remark where id > $1 and id <= $2 and buyer_remark is null;
 *     --> statement-breakpoint
 *     select exists (select from orders where buyer_remark is null) as unfinished;
 *
 * (the key a bigint from 1 on; the second statement says whether rows are left), or indexes that are built beside
 * traffic: `create index concurrently <name> …` alone.
 */
export type Backfill =
  | {
      readonly of: 'rows';
      readonly table: string;
      readonly key: string;
      readonly batch: string;
      readonly unfinished: string;
    }
  | { readonly of: 'indexes'; readonly indexes: readonly { name: string; statement: string }[] };

const inBatches = /^\s*--\s*backfill\s+(\w+)\s+by\s+(\w+)\s*$/m;
const concurrently = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?\s+on\b/i;

/** @throws Error when the file states neither */
export function backfillOf({ tag, statements }: Migration): Backfill {
  const [batch = '', unfinished, ...more] = statements;
  const [, table, key] = inBatches.exec(batch) ?? [];
  if (table && key && unfinished && more.length === 0 && /\$1\b/.test(batch) && /\$2\b/.test(batch))
    return { of: 'rows', table, key, batch, unfinished };
  const indexes = statements.flatMap((statement) => {
    const [, name] = concurrently.exec(statement) ?? [];
    return name ? [{ name, statement }] : [];
  });
  if (indexes.length === statements.length) return { of: 'indexes', indexes };
  throw new Error(
    `${tag}: must be “-- backfill <table> by <key>” with a batch ($1, $2) and “select … as unfinished”, or only “create index concurrently <name> …”`,
  );
}

/** @returns the statement with `$1` and `$2` as its parameters */
export const between = (statement: string, after: string, upTo: string) =>
  sql.join(
    statement
      .split(/(\$[12])\b/)
      .map((part) =>
        part === '$1' ? sql`${after}::bigint` : part === '$2' ? sql`${upTo}::bigint` : sql.raw(part),
      ),
  );

/** The largest key that there can be. */
const last = '9223372036854775807';

/** Where nobody else has the database open: in one step of the migration's transaction. */
export async function fillAtOnce(tx: Queries, migration: Migration): Promise<void> {
  const backfill = backfillOf(migration);
  if (backfill.of === 'rows') await tx.execute(between(backfill.batch, '0', last));
  else
    for (const { statement } of backfill.indexes)
      await tx.execute(sql.raw(statement.replace(/\bconcurrently\b/i, '')));
}
