import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sharedAt } from './shared-store';

const TEMPORARY = '.tmp-';
const LEFTOVER_AGE_MS = 60 * 60 * 1000;

/** A fresh name beside the target; dotted, so that it is neither listed nor served. */
export const temporaryPath = (folder: string): string => join(folder, `${TEMPORARY}${randomUUID()}`);

export const isTemporary = (name: string): boolean => name.startsWith(TEMPORARY);

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** Makes renames and links inside a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file that must not exist yet and waits until the disk has it. */
export async function writeDurably(file: string, data: string | Uint8Array, mode = 0o666): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts a whole file in place of the old one: a reader sees the old or the new, never a part.
 * @returns false when another machine has changed it since it was read here; it was not written then
 */
export const replaceFile = async (file: string, data: string): Promise<boolean> =>
  sharedAt(file)?.replace(file, data) ?? replaceHere(file, data);

/** Creates a whole file in one step; false when the name is taken, and then nothing has changed. */
export const createFile = async (file: string, data: string | Uint8Array): Promise<boolean> =>
  sharedAt(file)?.create(file, data) ?? createHere(file, data);

/** Moves a finished folder to its name; false when the name is taken, and then it is removed. */
export const createFolder = async (finished: string, folder: string): Promise<boolean> =>
  sharedAt(folder)?.createFolder(finished, folder) ?? createFolderHere(finished, folder);

/** Removes a file, or a folder that nobody looks into. */
export async function removePath(path: string): Promise<void> {
  await sharedAt(path)?.remove(path);
  await rm(path, { recursive: true, force: true });
}

/** Removes a folder: gone at once for whoever looks, however long its files take. */
export async function removeFolder(folder: string): Promise<void> {
  await sharedAt(folder)?.remove(folder);
  await removeFolderHere(folder);
}

/** As `removeFolder`, on this machine alone. */
export async function removeFolderHere(folder: string): Promise<void> {
  const leftover = temporaryPath(dirname(folder));
  await rename(folder, leftover);
  await rm(leftover, { recursive: true });
}

/** As `replaceFile`, on this machine alone. */
export async function replaceHere(file: string, data: string | Uint8Array): Promise<true> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryPath(folder);
  await writeDurably(temporary, data);
  await rename(temporary, file);
  await syncFolder(folder);
  return true;
}

/** As `createFile`, on this machine alone. */
export async function createHere(file: string, data: string | Uint8Array): Promise<boolean> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryPath(folder);
  await writeDurably(temporary, data);
  try {
    // A link, because rename would replace what another process created meanwhile.
    await link(temporary, file);
    await syncFolder(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** As `createFolder`, on this machine alone. */
export async function createFolderHere(finished: string, folder: string): Promise<boolean> {
  try {
    await rename(finished, folder);
    await syncFolder(dirname(folder));
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    await rm(finished, { recursive: true, force: true });
    return false;
  }
}

/** Removes what killed processes left behind. Age decides, since their hosts may differ from ours. */
export async function sweepLeftovers(folder: string): Promise<void> {
  for (const name of await listFolder(folder)) {
    if (!isTemporary(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_AGE_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** The names in a folder, none when there is no such folder. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
