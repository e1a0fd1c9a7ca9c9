import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

// What the drivers of both engines agree on. Code that needs a count of changed rows asks for `returning`.
interface Rows<Row> {
  rows: Row[];
}
interface EngineResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * A database or an open transaction in it: what a repository works on. Inside a transaction only its own handle may
 * be used: PGlite has one connection, so a query on the database itself would wait for the transaction for ever.
 */
export type Queries = PgDatabase<EngineResult, typeof schema>;

type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

/** The work of a transaction. It may be done again from its beginning, so what it does elsewhere must bear that. */
export type Work<Result> = (tx: Transaction) => Promise<Result>;

/**
 * What is lost with a connection is tried again for a few seconds where that is safe: a statement that only reads, and
 * a transaction that was not committed. A deadlock is tried again, too.
 * @throws ConnectionLost when the database stays out of reach, or nobody knows whether a change was made
 */
export interface Database extends Queries {
  readonly engine: 'postgresql' | 'pglite';
  /** A transaction that finds what it has done before, so that it may be done again after an unknown outcome. */
  repeatable<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}
