import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

// The common part of both drivers. Code that needs a count of changed rows uses `returning`.
interface Rows<Row> {
  rows: Row[];
}
interface EngineResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A database or an open transaction: what a repository works on. Inside a transaction use only its own
 * handle: PGlite has one connection, so a query on the database itself would wait for the transaction
 * forever.
 */
export type Queries = PgDatabase<EngineResult, typeof schema>;

type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/**
 * The work of a transaction. It may be repeated from the start, so side effects outside it must be
 * repeatable.
 */
export type Work<Result> = (tx: Transaction) => Promise<Result>;

/**
 * A database that survives lost connections: it retries reads, uncommitted transactions and deadlocks for a
 * few seconds.
 * @throws ConnectionLost when the database stays unreachable, or the outcome of a change is unknown
 */
export interface Database extends Queries {
  readonly engine: 'postgresql' | 'pglite';
  /** A transaction that detects its own earlier run, so it may be repeated after an unknown outcome. */
  repeatable<Result>(work: Work<Result>): Promise<Result>;
  /** Connections of this process's pool, and calls that wait for one; undefined for the embedded database. */
  readonly connections?: () => { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
