import { sep } from 'node:path';
import { ReleaseError } from './release-error';

/**
 * A store that several machines write. What this machine reads is its copy, a folder like any store; what is written to
 * the copy goes through here, to the store first. Paths are those in the copy.
 */
export interface SharedStore {
  /** Such as `s3://releases/shop`. */
  readonly place: string;
  /** As `createFile`, `replaceFile` and `createFolder` (durable-files.ts); where they return false, the copy has what is there. */
  create(file: string, data: string | Uint8Array): Promise<boolean>;
  replace(file: string, data: string): Promise<boolean>;
  createFolder(finished: string, folder: string): Promise<boolean>;
  /** Takes a file, or a folder with all that is in it, out of the store; the copy is left to the caller. */
  remove(path: string): Promise<void>;
  /** Brings one file of the copy up to date. */
  look(file: string): Promise<void>;
  /** Brings the whole copy up to date. */
  refresh(): Promise<void>;
  /** When the copy was last known to be up to date, milliseconds; 0 before. */
  freshAt(): number;
}

/** The store is out of reach; what was begun may or may not be done, and the next command goes on from there. */
export class StoreAway extends ReleaseError {}

const byRoot = new Map<string, SharedStore>();

/** From now on a folder is the copy of a store. */
export const shareAt = (root: string, store: SharedStore): void => void byRoot.set(root, store);

/** The store that a path belongs to; none for what is a folder's alone. */
export function sharedAt(path: string): SharedStore | undefined {
  for (const [root, store] of byRoot) if (path === root || path.startsWith(root + sep)) return store;
  return undefined;
}
