import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subjectOf } from '../log/inventory';
import { logged, readLog } from '../log/release-log';
import { actorOf, authorize, signedBy } from '../rights/rights';
import { replaceFile } from '../store/durable-files';
import { toJson } from '../store/json-files';
import { withLock } from '../store/lock';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import type { Store } from '../store/store';
import type { Revision } from './revision';
import { createRevision, currentNumber, readRevision, revisionFile, revisionNumbers } from './revisions';
import { pointedAt, settle } from './settle';

export interface RepairOptions {
  store: Store;
  channel: string;
  by: string;
  token?: string | undefined;
  /** A mirror that may hold what the store has lost. */
  from?: Store | undefined;
}

export interface Repaired {
  /** The revision that is live now. */
  revision: number;
  /** What was done, in words; empty when nothing was broken. */
  done: string[];
}

/**
 * Makes a channel whole whose pointer or revisions cannot be read. A revision comes back from a mirror where that has it
 * as the log says; else the one before stands in for it. When it was the last one, what is live then is written once
 * more, for everything that serves the channel to take it up.
 * @throws ReleaseError when no revision of the channel can be read
 */
export async function repair(options: RepairOptions): Promise<Repaired> {
  const { store, channel, by, token } = options;
  const team = await authorize(store, token, [], { mounts: [], other: 'a repair' });
  return withLock(store.lock(channel), async () => {
    const done = (await pointedAt(store, channel)) === null ? ['the pointer is written anew'] : [];
    const numbers = await revisionNumbers(store, channel);
    const revisions = await Promise.all(numbers.map((number) => readOrNull(store, channel, number)));
    let before = revisions.find((revision) => revision !== null);
    if (before === undefined) throw new ReleaseError(`channel ${channel} has no revision that can be read`);
    for (const [index, number] of numbers.entries()) {
      const found = revisions[index];
      if (found) before = found;
      else {
        const { revision, how } = await mend(options, number, before);
        before = revision;
        done.push(how);
      }
    }
    if (revisions.at(-1) === null) {
      const why = `revision ${before.revision} could not be read`;
      const createdAt = new Date().toISOString();
      const next = { ...before, revision: before.revision + 1, createdAt, by: signedBy(by, team), why };
      await createRevision(store, next, { by: await actorOf(store, { by, token }), verb: 'repair', why });
    }
    await settle(store, channel);
    return { revision: (await currentNumber(store, channel)) ?? 0, done };
  });
}

/** Puts something readable in the place of a revision; what stood there is kept beside it. */
async function mend(
  { store, channel, from, by, token }: RepairOptions,
  number: number,
  before: Revision,
): Promise<{ revision: Revision; how: string }> {
  const file = revisionFile(store, channel, number);
  await copyFile(file, `${file}.unreadable`);
  const original = from === undefined ? null : await originalIn(from, store, file);
  const how =
    original === null
      ? `revision ${before.revision} stands in for ${number}`
      : `revision ${number} came back from the mirror`;
  const content = original ?? toJson({ ...before, revision: number, why: how });
  const deed = { by: await actorOf(store, { by, token }), verb: 'repair', why: how, file, content };
  const isMine = await logged(store, deed, () => replaceFile(file, content));
  const revision = await readRevision(store, channel, number);
  return { revision, how: isMine ? how : `revision ${number} came back from where it is shared` };
}

/** What a mirror has of a file, where that is what the log of the store says. */
async function originalIn(mirror: Store, store: Store, file: string): Promise<string | null> {
  const subject = subjectOf(store, file);
  const content = await readFile(join(mirror.root, subject), 'utf8').catch(() => null);
  if (content === null) return null;
  const digest = sha256(content);
  const entries = await readLog(store);
  return entries.some((entry) => entry.subject === subject && entry.digest === digest) ? content : null;
}

async function readOrNull(store: Store, channel: string, number: number): Promise<Revision | null> {
  try {
    return await readRevision(store, channel, number);
  } catch (error) {
    if (error instanceof ReleaseError) return null;
    throw error;
  }
}
