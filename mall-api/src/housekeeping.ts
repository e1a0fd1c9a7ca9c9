import { lt } from 'drizzle-orm';
import type { Database } from './db/database';
import {
  idempotencyKeys,
  knownDevices,
  loginKeys,
  sessions,
  smsCodes,
  smsOutbox,
  throttleCounters,
} from './db/schema';
import { opensDays } from './modules/account/sealed-passwords';
import { applicationRepository } from './modules/application/repository';
import { tellArrivals } from './modules/arrival/tell-arrivals';
import { fileRepository } from './modules/file/repository';
import { forfeitExpired } from './modules/gift-pack/forfeit';
import type { FileStore } from './ports/file-store';
import { addDays } from './wire/time';

// Nobody retries a submission after a week.
const idempotencyDays = 7;
// A developer has read the code of a message by then.
const outboxDays = 1;
const deviceDays = 365;
const draftDays = 1;

/**
 * Deletes what has ended and is looked up no more (sessions, codes and their messages, login keys, known devices,
 * throttle windows, idempotency keys), closes gift packs whose date has passed, and tells who
 * waits for a product that has come.
 */
export async function sweepEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, addDays(now, -outboxDays)));
  await db.delete(loginKeys).where(lt(loginKeys.createdAt, addDays(now, -opensDays)));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, addDays(now, -deviceDays)));
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEndsAt, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
  await applicationRepository(db).forgetDrafts(addDays(now, -draftDays));
  await forfeitExpired(db, now);
  await db.transaction((tx) => tellArrivals(tx, now));
}

const filesAtOnce = 500;

/**
 * Deletes bytes that no file has: of an upload whose process ended before it was done, or of a file that was
 * replaced. Younger ones may still be on their way into the database.
 */
export async function sweepFiles(db: Database, store: FileStore, now: Date): Promise<void> {
  const yesterday = addDays(now, -1);
  await store.forgetStaged(yesterday);
  let ids: string[] = [];
  const removeOrphans = async () => {
    const known = await fileRepository(db).known(ids);
    for (const id of ids) if (!known.has(id)) await store.remove(id);
    ids = [];
  };
  for await (const id of store.keptBefore(yesterday)) {
    ids.push(id);
    if (ids.length === filesAtOnce) await removeOrphans();
  }
  if (ids.length > 0) await removeOrphans();
}

/** Sweeps every hour. @returns stops it */
export function sweepHourly(db: Database, store: FileStore, onFailure: (error: unknown) => void): () => void {
  const sweep = async () => {
    await sweepEnded(db, new Date()).catch(onFailure);
    await sweepFiles(db, store, new Date()).catch(onFailure);
  };
  const timer = setInterval(sweep, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
