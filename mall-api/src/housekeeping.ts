import { lt } from 'drizzle-orm';
import type { Database } from './db/database';
import { idempotencyKeys, sessions, smsCodes, throttleCounters } from './db/schema';
import { addDays } from './wire/time';

// Nobody retries a submission after a week.
const idempotencyDays = 7;

/** Deletes what has ended and is looked up no more: sessions, codes, throttle windows, idempotency keys. */
export async function sweepEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEndsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
}

/** Sweeps every hour. @returns stops it */
export function sweepHourly(db: Database, onFailure: (error: unknown) => void): () => void {
  const sweep = () => sweepEnded(db, new Date()).catch(onFailure);
  const timer = setInterval(sweep, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
