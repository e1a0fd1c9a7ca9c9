/// <reference path="./fs-native-extensions.d.ts" />

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** Another process has the folder open. */
export class FolderInUse extends Error {}

/**
 * Locks the folder against other processes: a second writer destroys an embedded database, and PGlite does
 * not notice. The operating system releases the lock when the process ends. The file itself stays: removing
 * it could remove another process's lock.
 * @returns a function that unlocks the folder
 * @throws FolderInUse when the folder is already open
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const file = await open(`${folder}.lock`, 'a+', 0o600);
  try {
    if (!tryLock(file.fd))
      throw new FolderInUse(`${folder} is in use by process ${await file.readFile('utf8')}`);
    await file.chmod(0o600);
    await file.truncate();
    await file.write(String(process.pid));
  } catch (error) {
    await file.close();
    throw error;
  }
  return () => file.close();
}
