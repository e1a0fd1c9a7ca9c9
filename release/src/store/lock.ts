import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createFile, errorCode, removePath } from './durable-files';
import { readJson, toJson } from './json-files';
import { ReleaseError } from './release-error';
import { StoreAway, sharedAt } from './shared-store';

const STALE_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 120_000;

const lockSchema = z.object({ token: z.string(), host: z.string(), pid: z.number() });
type Lock = z.infer<typeof lockSchema>;

/**
 * Runs work while holding a lock file, waiting for another holder to finish. In a shared store it begins with what
 * every machine has written so far, and the age of a lock is how long this machine has seen it, whatever other clocks say.
 *
 * The lock only spares contenders wasted work: what makes a change safe is that its file is created
 * exclusively, so a lock taken over too early costs a retry and never a lost change.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine: Lock = { token: randomUUID(), host: hostname(), pid: process.pid };
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  const shared = sharedAt(file);
  for (;;) {
    await shared?.look(file);
    const holder = await readJson(file, lockSchema);
    if (holder === null) {
      if (await createFile(file, toJson(mine))) break;
    } else if (await isStale(file, holder)) {
      await release(file, holder);
    } else if (Date.now() > deadline) {
      throw new ReleaseError(`${file} is held by process ${holder.pid} on ${holder.host}`);
    } else {
      await pause(10 + Math.random() * 30);
    }
  }
  try {
    await shared?.refresh();
    return await work();
  } finally {
    await release(file, mine);
  }
}

async function isStale(file: string, holder: Lock): Promise<boolean> {
  if (holder.host === hostname() && !isRunning(holder.pid)) return true;
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > STALE_AFTER_MS;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return errorCode(error) === 'EPERM';
  }
}

async function release(file: string, holder: Lock): Promise<void> {
  try {
    await sharedAt(file)?.look(file);
    const now = await readJson(file, lockSchema);
    if (now?.token === holder.token) await removePath(file);
  } catch (error) {
    // What was done is done, and a lock that stays is taken over.
    if (!(error instanceof StoreAway)) throw error;
  }
}
