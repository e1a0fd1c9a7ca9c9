import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { createFile, errorCode } from './durable-files';
import { readJson, toJson } from './json-files';
import { ReleaseError } from './release-error';

const STALE_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 120_000;

const lockSchema = z.object({ token: z.string(), host: z.string(), pid: z.number() });
type Lock = z.infer<typeof lockSchema>;

/**
 * Runs work while holding a lock file, waiting for another holder to finish.
 *
 * The lock only spares contenders wasted work: what makes a change safe is that its file is created
 * exclusively, so a lock taken over too early costs a retry and never a lost change.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine: Lock = { token: randomUUID(), host: hostname(), pid: process.pid };
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
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
  const now = await readJson(file, lockSchema);
  if (now?.token === holder.token) await rm(file, { force: true });
}
