import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type LocalFile,
  ObjectExists,
  type ObjectStore,
  type StoredObject,
  StoreUnavailable,
} from './object-store';
import { requireKey, requirePrefix } from './require-key';
import { sha256Of } from './sha256';

const forOwner = { folder: 0o700, file: 0o600 } as const;

/**
 * Objects as files of a folder, readable by its owner alone. Processes and machines may share it. What is not whole yet
 * is in its folder `incoming`.
 */
export function folderObjects(folder: string): ObjectStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (key: string) => join(folder, requireKey(key));

  /** A file of this file system with the content, which is to be linked and removed. */
  async function bring(content: Uint8Array | LocalFile): Promise<string> {
    const path = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true, mode: forOwner.folder });
    if (content instanceof Uint8Array) await writeFile(path, content, { mode: forOwner.file, flush: true });
    else await copyFile(content.path, path);
    return path;
  }

  async function place(key: string, path: string): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: forOwner.folder });
    // Unlike a rename, a link never replaces what is there.
    await link(path, pathOf(key));
    await rm(path);
  }

  async function* walk(folderKey: string): AsyncGenerator<StoredObject> {
    const entries = await readdir(join(folder, folderKey), { withFileTypes: true }).catch(ifMissing([]));
    for (const entry of entries) {
      const key = `${folderKey}${entry.name}`;
      if (entry.isDirectory()) yield* walk(`${key}/`);
      else {
        const found = await statOf(key);
        if (found) yield found;
      }
    }
  }

  async function statOf(key: string): Promise<StoredObject | undefined> {
    const found = await stat(pathOf(key)).catch(ifMissing(undefined));
    return found?.isFile() ? { key, size: found.size, changedAt: found.mtime } : undefined;
  }

  async function has(key: string, content: Uint8Array | LocalFile): Promise<boolean> {
    const wanted = content instanceof Uint8Array ? await sha256Of(content) : content.sha256;
    return (await sha256Of(createReadStream(pathOf(key)))) === wanted;
  }

  return {
    place: folder,
    async put(key, content) {
      const inPlace = content instanceof Uint8Array ? await bring(content) : content.path;
      try {
        await place(key, inPlace).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EXDEV') throw error;
          await place(key, await bring(content));
        });
      } catch (error) {
        if (content instanceof Uint8Array) await rm(inPlace, { force: true });
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EEXIST') {
          if (await has(key, content)) return;
          throw new ObjectExists(key);
        }
        // Moved before: by this call's first try.
        if (code === 'ENOENT' && !(content instanceof Uint8Array) && (await statOf(key))) return;
        throw error;
      }
    },
    async get(key) {
      const file = await open(pathOf(key)).catch(ifMissing(undefined));
      return file && createReadStream('', { fd: file });
    },
    stat: statOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => walk(requirePrefix(prefix)),
    async forgetUnfinished(before) {
      for await (const { key, changedAt } of walk('incoming/'))
        if (changedAt < before) await rm(pathOf(key), { force: true });
    },
    async check() {
      await mkdir(incoming, { recursive: true, mode: forOwner.folder }).catch((error: unknown) => {
        throw new StoreUnavailable(folder, error, true);
      });
    },
    close() {},
  };
}

const ifMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
