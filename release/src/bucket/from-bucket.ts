import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  createFolderHere,
  createHere,
  errorCode,
  replaceHere,
  sweepLeftovers,
  temporaryPath,
} from '../store/durable-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { folderKey, lastStates, singleKey, statesOf } from './keys';
import type { StoreObjects } from './store-objects';

/** Brings single things into a copy, by their paths in the store. */
export interface FromBucket {
  bringFolder(path: string): Promise<void>;
  bringState(path: string, state: number): Promise<void>;
  /** A file in its last state; the copy's goes when there is none. */
  bringFile(path: string): Promise<void>;
  /** The last state of a file, and its number: 0 and null of none. */
  last(path: string): Promise<{ state: number; content: Buffer | null }>;
}

export function fromBucket(objects: StoreObjects, store: Store): FromBucket {
  async function last(path: string): Promise<{ state: number; content: Buffer | null }> {
    const single = singleKey(path);
    if (single !== null) return { state: 1, content: await objects.get(single) };
    const prefix = statesOf(path);
    const names = (await objects.list(prefix)).map((name) => `${path}/${name}`);
    const state = lastStates(names).get(path) ?? 0;
    return { state, content: state === 0 ? null : await objects.get(`${prefix}${state}`) };
  }

  async function keep(path: string, content: Buffer): Promise<void> {
    const file = join(store.root, path);
    const here = await readOptional(file);
    // What is the same keeps its time: the age of a lock is how long it has been seen.
    if (here === null) await createHere(file, content);
    else if (!here.equals(content)) await replaceHere(file, content);
  }

  return {
    last,
    async bringFolder(path) {
      const archive = await objects.get(folderKey(path));
      // Pruned meanwhile.
      if (archive === null) return;
      const { unpackFolder } = await import('object-store/archive');
      const folder = join(store.root, path);
      await sweepLeftovers(dirname(folder));
      const temporary = temporaryPath(dirname(folder));
      try {
        await unpackFolder(archive, temporary);
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        throw new ReleaseError(`${objects.place}/${folderKey(path)}: ${(error as Error).message}`);
      }
      await createFolderHere(temporary, folder);
    },
    async bringState(path, state) {
      const content = await objects.get(`${statesOf(path)}${state}`);
      if (content !== null) await keep(path, content);
    },
    async bringFile(path) {
      const { content } = await last(path);
      if (content === null) await rm(join(store.root, path), { force: true });
      else await keep(path, content);
    },
  };
}

/** What a file holds; null of none. */
export async function readOptional(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
