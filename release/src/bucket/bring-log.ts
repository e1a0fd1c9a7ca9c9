import { readFile } from 'node:fs/promises';
import { entryFile } from '../log/release-log';
import { eachAtOnce } from '../store/at-once';
import { createHere } from '../store/durable-files';
import { fileNumbers } from '../store/numbered-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { LOG } from './keys';
import type { StoreObjects } from './store-objects';

const AT_ONCE = 16;
const NUMBER = /^([1-9]\d*)\.json$/;

export const entryKey = (number: number): string => `${LOG}${number}.json`;

/** The number of the last entry that a bucket lists, 0 of none. */
export const lastEntry = async (objects: StoreObjects): Promise<number> =>
  Math.max(0, ...(await objects.list(LOG)).map((name) => Number(NUMBER.exec(name)?.[1] ?? 0)));

/**
 * Brings the entries into a copy that it does not have.
 * @returns the number of the last one
 * @throws ReleaseError when the bucket does not have the last one of the copy: it is another store, or was written anew
 */
export async function bringLog(objects: StoreObjects, store: Store): Promise<number> {
  const here = new Set(await fileNumbers(store.log));
  let last = Math.max(0, ...here);
  if (last > 0) await requireSame(objects, store, last);
  else last = await lastEntry(objects);
  const bring = (numbers: readonly number[]) =>
    eachAtOnce(numbers, AT_ONCE, async (number) => {
      const entry = await objects.get(entryKey(number));
      if (entry === null) return;
      await createHere(entryFile(store, number), entry);
      last = Math.max(last, number);
    });
  await bring(range(1, last).filter((number) => !here.has(number)));
  while (await objects.has(entryKey(last + 1))) await bring(range(last + 1, last + AT_ONCE));
  return last;
}

async function requireSame(objects: StoreObjects, store: Store, number: number): Promise<void> {
  const there = await objects.get(entryKey(number));
  if (there?.equals(await readFile(entryFile(store, number)))) return;
  throw new ReleaseError(
    `${objects.place} does not have entry ${number} of the log of its copy in ${store.root}: it is another store, or was ` +
      'put back to an earlier state. If it is the one that is meant, remove the copy',
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
