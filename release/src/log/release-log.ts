import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createFile, replaceFile } from '../store/durable-files';
import { readJson, toJson } from '../store/json-files';
import { fileNumbers } from '../store/numbered-files';
import { ReleaseError } from '../store/release-error';
import { sha256 } from '../store/sha256';
import { StoreAway } from '../store/shared-store';
import type { Store } from '../store/store';
import { inventory, subjectOf } from './inventory';
import { type Actor, type Head, hashOf, type LogEntry, logEntry, start } from './log-entry';

/** What somebody is about to write. */
export interface Deed {
  by: Actor;
  /** Such as `promote`. */
  verb: string;
  why: string;
  file: string;
  content: string;
}

type NewEntry = Omit<LogEntry, 'seq' | 'at' | 'previous' | 'hash'>;

/** What the log calls it when something is taken out of the store by the policy. */
export const PRUNE = 'prune';

/** What a write ends with when another process has taken the name; anything else is `done`. */
export const LOST = 'refused: somebody was faster';

/**
 * Writes to the store, with an entry in its log before and after. Nothing is written without the first entry; one that
 * no second follows was broken off.
 * @param write false says that another process has taken the name, and that nothing was written
 */
export async function logged<T>(
  store: Store,
  { by, verb, why, file, content }: Deed,
  write: () => Promise<T>,
): Promise<T> {
  const deed = { ...by, verb, why, subject: subjectOf(store, file), digest: sha256(content) };
  await append(store, { ...deed, outcome: 'asked' });
  try {
    const result = await write();
    await append(store, { ...deed, outcome: result === false ? LOST : 'done' });
    return result;
  } catch (error) {
    // Whether it was written is not known then.
    if (!(error instanceof StoreAway)) await append(store, { ...deed, outcome: 'failed' });
    throw error;
  }
}

/** Puts content in place of what a file holds, which may be another by now than when it was read. */
export async function replaceLogged(store: Store, deed: Deed): Promise<void> {
  const replace = () => replaceFile(deed.file, deed.content);
  while (!(await logged(store, deed, replace)));
}

/** Adds an entry to the end of the chain. Only one process can create a number; whoever comes second goes on from there. */
async function append(store: Store, entry: NewEntry): Promise<void> {
  for (;;) {
    const last = await headOf(store);
    if (last.seq === 0) await begin(store);
    else if (await add(store, last, entry)) return;
  }
}

/** The first entry says what there was before anybody was named for it. */
async function begin(store: Store): Promise<void> {
  const held = Object.fromEntries(await inventory(store));
  await add(store, start, {
    ...program,
    verb: 'begin',
    subject: 'log',
    digest: '',
    why: '',
    outcome: 'done',
    held,
  });
}

const add = (store: Store, last: Head, entry: NewEntry): Promise<boolean> => {
  const next = { ...entry, seq: last.seq + 1, at: new Date().toISOString(), previous: last.hash };
  return createFile(entryFile(store, next.seq), toJson({ ...next, hash: hashOf(next) }));
};

/** Where the log ends; before its first entry at 0. */
export async function headOf(store: Store): Promise<Head> {
  const number = (await fileNumbers(store.log)).at(-1);
  return number === undefined ? start : readEntry(store, number);
}

/** The entries after one, oldest first. */
export async function readLog(store: Store, after = 0): Promise<LogEntry[]> {
  const numbers = (await fileNumbers(store.log)).filter((number) => number > after);
  const entries: LogEntry[] = [];
  for (const number of numbers) entries.push(await readEntry(store, number));
  return entries;
}

async function readEntry(store: Store, number: number): Promise<LogEntry> {
  const entry = await readJson(entryFile(store, number), logEntry);
  if (entry?.seq === number) return entry;
  throw new ReleaseError(`${entryFile(store, number)} is not entry ${number} of the log`);
}

export const entryFile = (store: Store, number: number): string => join(store.log, `${number}.json`);

/** The operating system's name of who runs this. */
export function currentAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return 'unknown';
  }
}

const program: Actor = { person: '', role: 'program', rights: [], account: currentAccount() };
