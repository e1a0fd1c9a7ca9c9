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
  usedOnce,
} from './db/schema';
import { opensDays } from './modules/account/sealed-passwords';
import { applicationRepository } from './modules/application/repository';
import { notifyArrivals } from './modules/arrival/notify-arrivals';
import { fileRepository } from './modules/file/repository';
import { forfeitExpired } from './modules/gift-pack/forfeit';
import type { FileStore } from './ports/file-store';
import { addDays } from './wire/time';

// Nobody retries a submission after a week.
const idempotencyDays = 7;
// By then a developer has read the code.
const outboxDays = 1;
const deviceDays = 365;
const draftDays = 1;

/**
 * Deletes expired data (sessions, codes and their messages, login keys, known devices, throttle windows, used
 * nonces, idempotency keys), closes expired gift packs, and notifies subscribers of restocked products.
 */
export async function sweepEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, addDays(now, -outboxDays)));
  await db.delete(loginKeys).where(lt(loginKeys.createdAt, addDays(now, -opensDays)));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, addDays(now, -deviceDays)));
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEndsAt, now));
  await db.delete(usedOnce).where(lt(usedOnce.until, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
  await applicationRepository(db).forgetDrafts(addDays(now, -draftDays));
  await forfeitExpired(db, now);
  await db.transaction((tx) => notifyArrivals(tx, now));
}

const filesAtOnce = 500;

/**
 * Deletes stored bytes without a file row: interrupted uploads and replaced files. Recent ones are kept, as
 * their row may not be committed yet.
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

/** Sweeps every hour. @returns a function that stops it */
export function sweepHourly(db: Database, store: FileStore, onFailure: (error: unknown) => void): () => void {
  const sweep = async () => {
    await sweepEnded(db, new Date()).catch(onFailure);
    await sweepFiles(db, store, new Date()).catch(onFailure);
  };
  const timer = setInterval(sweep, 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
