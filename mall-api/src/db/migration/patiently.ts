import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { gaveUpLock } from '../connection-lost';
import type { Database, Queries, Work } from '../database';

/** While a statement waits for a table, everything behind it waits, too. */
const lockMs = 500;
const tries = 240;

/**
 * A transaction that changes tables in use: it gives up a lock that it does not get at once, and tries again.
 * @throws the last error after some five minutes
 */
export async function patiently<Result>(db: Database, work: Work<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!gaveUpLock(error) || tried === tries) throw error;
      // Random, so that long statements of the traffic do not meet every try.
      await sleep(lockMs + Math.random() * lockMs);
    }
  }
}

/** From here on the transaction waits only shortly for locks. Not before the schema's own lock, which may take long. */
export const waitShortly = (tx: Queries) => tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
