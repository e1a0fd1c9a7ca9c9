import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ObjectStore, StoreUnavailable } from 'object-store';
import { openBucket } from 'object-store/bucket';
import { folderObjects } from 'object-store/folder';
import type { BucketSettings } from 'object-store/settings';

/** Fully received content that is not a file yet. */
export interface StagedFile {
  /** Becomes the file's id. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string;
  /** The first bytes, to detect the type. */
  readonly head: Uint8Array;
  /** Reads the content, until it is kept or discarded. */
  read(): Readable;
  /**
   * Brings the content to where files are kept, if that is far away: before a transaction, which then does not wait.
   * @throws StoreUnavailable
   */
  send(): Promise<void>;
  /** Turns it into a file; idempotent. @throws StoreUnavailable unless it was sent */
  keep(): Promise<void>;
  /**
   * Deletes it. A kept file stays: after a lost connection nobody knows whether the transaction was
   * committed.
   */
  discard(): Promise<void>;
}

/**
 * Store of files' bytes; their metadata and owners are in the database. A store that cannot be reached makes every verb
 * throw StoreUnavailable, but those that delete: what they leave is swept.
 */
export interface FileStore {
  /**
   * Receives content. If it is interrupted or cannot be written, nothing remains.
   * @param id of a file that comes from another store; without it, a new one
   * @throws StoreUnavailable when the disk does not take it
   */
  stage(content: Readable | Uint8Array, id?: string): Promise<StagedFile>;
  /** @returns undefined when there is no such file */
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** Ids of files kept before a moment. */
  keptBefore(moment: Date): AsyncIterable<string>;
  /** Deletes content staged before a moment and never kept, because its process ended. */
  forgetStaged(before: Date): Promise<void>;
  /** Asks whether files can be kept. */
  check(): Promise<void>;
  close(): void;
}

/** Where files are kept. */
export interface FilePlace {
  /** Folder of the files, or with a bucket of what is just being received. */
  readonly filesDir: string;
  readonly filesBucket: BucketSettings | undefined;
}

const headBytes = 16;
const issued = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const kept = 'kept/';
/** Objects are in parts by the first two characters of their ids, which keeps folders small. */
const keyOf = (id: string) => `${kept}${id.slice(0, 2)}/${id}`;
const idOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);

export const openFileStore = async ({ filesDir, filesBucket }: FilePlace): Promise<FileStore> =>
  filesBucket ? createFileStore(await openBucket(filesBucket), filesDir, 'far') : createFolderStore(filesDir);

/** Stores files in a folder, which processes may share. */
export const createFolderStore = (folder: string): FileStore =>
  createFileStore(folderObjects(folder), folder, 'near');

/**
 * Stores files as objects.
 * @param folder on this machine, for what is being received
 * @param distance `far`: a file is copied into the store before its transaction; `near`: moved within it
 */
function createFileStore(objects: ObjectStore, folder: string, distance: 'near' | 'far'): FileStore {
  const incoming = join(folder, 'incoming');
  function throwAsOfStore(error: unknown): never {
    throw isOfDisk(error) ? new StoreUnavailable(incoming, error) : error;
  }
  const removeOrSweep = (id: string) => objects.remove(keyOf(id)).catch(leaveToSweep);

  return {
    async stage(content, id = randomUUID()) {
      const path = join(incoming, id);
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (size < headBytes) head.push(chunk.subarray(0, headBytes - size));
          size += chunk.length;
          hash.update(chunk);
          done(null, chunk);
        },
      });
      await mkdir(incoming, { recursive: true, mode: 0o700 }).catch(throwAsOfStore);
      try {
        const source = content instanceof Uint8Array ? Readable.from([content]) : content;
        await pipeline(source, measure, createWriteStream(path, { mode: 0o600, flush: true }));
      } catch (error) {
        await rm(path, { force: true });
        throwAsOfStore(error);
      }
      const sha256 = hash.digest('hex');
      let state: 'here' | 'sent' | 'kept' = 'here';
      const put = () => objects.put(keyOf(id), { path, size, sha256 });
      return {
        id,
        size,
        sha256,
        head: Buffer.concat(head),
        read: () => createReadStream(path),
        async send() {
          if (distance === 'near' || state !== 'here') return;
          await put();
          state = 'sent';
        },
        async keep() {
          if (state === 'here') await put();
          state = 'kept';
          await rm(path, { force: true });
        },
        async discard() {
          await rm(path, { force: true });
          if (state === 'sent') await removeOrSweep(id);
        },
      };
    },
    open: async (id) => (issued.test(id) ? objects.get(keyOf(id)) : undefined),
    async remove(id) {
      if (issued.test(id)) await removeOrSweep(id);
    },
    async *keptBefore(moment) {
      for await (const { key, changedAt } of objects.list(kept)) if (changedAt < moment) yield idOf(key);
    },
    async forgetStaged(before) {
      // A near store has it in its own folder.
      if (distance === 'far') await folderObjects(folder).forgetUnfinished(before);
      await objects.forgetUnfinished(before);
    },
    check: () => objects.check(),
    close: () => objects.close(),
  };
}

/** Whether a folder could not be written, rather than its content not be read. */
const isOfDisk = (error: unknown) =>
  ['mkdir', 'open', 'write', 'fsync', 'close'].includes((error as NodeJS.ErrnoException).syscall ?? '');

function leaveToSweep(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
