import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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
  /** Turns it into a file; idempotent. */
  keep(): Promise<void>;
  /**
   * Deletes it. A kept file stays: after a lost connection nobody knows whether the transaction was
   * committed.
   */
  discard(): Promise<void>;
}

/** Store of files' bytes; their metadata and owners are in the database. */
export interface FileStore {
  /**
   * Receives content. If it is interrupted or cannot be written, nothing remains.
   * @param id of a file that comes from another store; without it, a new one
   */
  stage(content: Readable | Uint8Array, id?: string): Promise<StagedFile>;
  /** @returns undefined when there is no such file */
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** Ids of files kept before a moment. */
  keptBefore(moment: Date): AsyncIterable<string>;
  /** Deletes content staged before a moment and never kept, because its process ended. */
  forgetStaged(before: Date): Promise<void>;
}

const headBytes = 16;
const issued = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Stores files in a folder, in subfolders by the first two characters of their ids. Processes may share it.
 */
export function createFolderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (id: string) => join(folder, 'kept', id.slice(0, 2), id);

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
      const discard = () => rm(path, { force: true });
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      try {
        const source = content instanceof Uint8Array ? Readable.from([content]) : content;
        await pipeline(source, measure, createWriteStream(path, { mode: 0o600, flush: true }));
      } catch (error) {
        await discard();
        throw error;
      }
      let kept = false;
      return {
        id,
        size,
        sha256: hash.digest('hex'),
        head: Buffer.concat(head),
        read: () => createReadStream(path),
        async keep() {
          await mkdir(dirname(pathOf(id)), { recursive: true, mode: 0o700 });
          if (!kept) await rename(path, pathOf(id));
          kept = true;
        },
        discard,
      };
    },

    async open(id) {
      if (!issued.test(id)) return undefined;
      const file = await open(pathOf(id)).catch(ifMissing(undefined));
      return file && createReadStream('', { fd: file });
    },

    async remove(id) {
      if (issued.test(id)) await rm(pathOf(id), { force: true });
    },

    async *keptBefore(moment) {
      for (const shelf of await readdir(join(folder, 'kept')).catch(ifMissing([]))) {
        for (const id of await readdir(join(folder, 'kept', shelf))) {
          if (await isOlder(pathOf(id), moment)) yield id;
        }
      }
    },

    async forgetStaged(before) {
      for (const name of await readdir(incoming).catch(ifMissing([]))) {
        const path = join(incoming, name);
        if (await isOlder(path, before)) await rm(path, { force: true });
      }
    },
  };
}

const ifMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

/** A vanished file is not older: another process has handled it. */
const isOlder = async (path: string, moment: Date): Promise<boolean> => {
  const found = await stat(path).catch(ifMissing(undefined));
  return found !== undefined && found.mtime < moment;
};
