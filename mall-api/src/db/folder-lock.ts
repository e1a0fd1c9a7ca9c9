/// <reference path="./fs-native-extensions.d.ts" />

import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/**
 * Keeps other processes from opening the folder: a second one that writes to the files of an embedded database destroys
 * it, and PGlite does not notice. The operating system holds the lock and lets go of it when the process ends, however
 * it ends; the file itself stays, because whoever removed it could remove another one's lock.
 * @returns gives the folder free again
 * @throws Error when the folder is open already
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const file = await open(`${folder}.lock`, 'a+', 0o600);
  try {
    if (!tryLock(file.fd)) throw new Error(`${folder} is in use by process ${await file.readFile('utf8')}`);
    await file.chmod(0o600);
    await file.truncate();
    await file.write(String(process.pid));
  } catch (error) {
    await file.close();
    throw error;
  }
  return () => file.close();
}
