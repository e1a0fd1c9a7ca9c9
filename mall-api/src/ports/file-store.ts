import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Content that has come in whole, and is no file yet. */
export interface StagedFile {
  /** Random; the file's id once it is kept. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal SHA-256 of the content. */
  readonly sha256: string;
  /** The first bytes, which tell the type. */
  readonly head: Uint8Array;
  /** The content, as long as it is neither kept nor forgotten. */
  read(): Readable;
  /** Makes it a file; once more changes nothing. */
  keep(): Promise<void>;
  /** Forgets it. Kept, it stays: nobody can tell whether a transaction whose connection broke has come in. */
  discard(): Promise<void>;
}

/** Where the bytes of files lie; what they are and whose they are is in the database. */
export interface FileStore {
  /** Takes content in. When the content breaks off, or cannot be written, nothing of it stays. */
  stage(content: Readable | Uint8Array): Promise<StagedFile>;
  /** @returns undefined when there is no such file */
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  /** Ids of files that were kept before a moment. */
  keptBefore(moment: Date): AsyncIterable<string>;
  /** Deletes what was staged before a moment and never kept, because its process ended. */
  forgetStaged(before: Date): Promise<void>;
}

const headBytes = 16;
const issued = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Keeps files in a folder, in subfolders by the first two characters of their ids. Processes may share it. */
export function createFolderStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (id: string) => join(folder, 'kept', id.slice(0, 2), id);

  return {
    async stage(content) {
      const id = randomUUID();
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
        await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
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

/** A file that went away meanwhile is not older: somebody else has dealt with it. */
const isOlder = async (path: string, moment: Date): Promise<boolean> => {
  const found = await stat(path).catch(ifMissing(undefined));
  return found !== undefined && found.mtime < moment;
};
