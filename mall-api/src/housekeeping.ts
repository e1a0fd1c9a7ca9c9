import { lt, sql } from 'drizzle-orm';
import type { Database } from './db/database';
import {
  idempotencyKeys,
  knownDevices,
  loginKeys,
  mailOutbox,
  messageOutbox,
  sessions,
  settings,
  smsCodes,
  smsOutbox,
  throttleCounters,
  usedOnce,
} from './db/schema';
import { opensDays } from './modules/account/sealed-passwords';
import { applicationRepository } from './modules/application/repository';
import { notifyArrivals } from './modules/arrival/notify-arrivals';
import { colleagueRepository } from './modules/colleague/repository';
import { fileRepository } from './modules/file/repository';
import { forfeitExpired } from './modules/gift-pack/forfeit';
import { remindOfEnding } from './modules/quote/remind-ending';
import { searchRepository } from './modules/search/repository';
import type { FileStore } from './ports/file-store';
import { addDays } from './wire/time';

// Nobody retries a submission after a week.
const idempotencyDays = 7;
// By then a developer has read the code.
const outboxDays = 1;
const deviceDays = 365;
const draftDays = 1;
const missDays = 90;
// Until then an administrator can see that an invitation was not taken.
const invitationDays = 30;

/**
 * Deletes expired data (sessions, codes, what was sent by text message and mail, login keys, known devices, throttle
 * windows, used nonces, idempotency keys, old misses of the search and invitations), closes expired gift packs, and
 * notifies subscribers of restocked products and of quotes that end.
 */
export async function sweepEnded(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now));
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, addDays(now, -outboxDays)));
  await db.delete(mailOutbox).where(lt(mailOutbox.sentAt, addDays(now, -outboxDays)));
  await db.delete(messageOutbox).where(lt(messageOutbox.endedAt, addDays(now, -outboxDays)));
  await db.delete(loginKeys).where(lt(loginKeys.createdAt, addDays(now, -opensDays)));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, addDays(now, -deviceDays)));
  await db.delete(throttleCounters).where(lt(throttleCounters.windowEndsAt, now));
  await db.delete(usedOnce).where(lt(usedOnce.until, now));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, addDays(now, -idempotencyDays)));
  await applicationRepository(db).forgetDrafts(addDays(now, -draftDays));
  await colleagueRepository(db).forgetInvitationsBefore(addDays(now, -invitationDays));
  await searchRepository(db).forgetMisses(addDays(now, -missDays));
  await forfeitExpired(db, now);
  await db.transaction((tx) => notifyArrivals(tx, now));
  await db.transaction((tx) => remindOfEnding(tx, now));
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

const hourMs = 3_600_000;
const sweptAt = 'sweptAt';
/** What the timers and clocks of two machines may differ by. */
const toleranceMs = 120_000;

/**
 * Of all processes of an installation the first to ask in an hour sweeps. One that ends in the middle is made up for an
 * hour later: what is swept does no harm until then. A time from a clock that was ahead counts for nothing.
 */
export async function claimSweep(db: Database, now: Date): Promise<boolean> {
  const value = now.toISOString();
  const [due, ahead] = [toleranceMs - hourMs, toleranceMs].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  );
  const claimed = await db
    .insert(settings)
    .values({ key: sweptAt, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: sql`${settings.value} #>> '{}' not between ${due} and ${ahead}`,
    })
    .returning({ key: settings.key });
  return claimed.length > 0;
}

/** Whoever decides at this moment is still being answered. */
const placingMs = 600_000;

/**
 * Sweeps every hour, once for all processes; each forgets what it received itself.
 * @param placeApproved orders what was approved before a moment, where a process has ended in between
 * @returns a function that stops it
 */
export function sweepHourly(
  db: Database,
  store: FileStore,
  {
    placeApproved,
    onFailure,
    around = (work) => work(),
  }: {
    placeApproved: (before: Date) => Promise<void>;
    onFailure: (error: unknown) => void;
    /** Runs a sweep, for whoever wants to know of it. */
    around?: ((work: () => Promise<void>) => Promise<void>) | undefined;
  },
): () => void {
  const sweep = async () => {
    if (!(await claimSweep(db, new Date()))) return store.forgetStaged(addDays(new Date(), -1));
    await sweepEnded(db, new Date()).catch(onFailure);
    await placeApproved(new Date(Date.now() - placingMs)).catch(onFailure);
    await sweepFiles(db, store, new Date()).catch(onFailure);
  };
  const timer = setInterval(() => around(sweep).catch(onFailure), hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
