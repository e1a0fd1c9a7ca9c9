import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

// A second process that writes to the folder of an embedded database destroys it, and PGlite does not notice.
const held = new Set<string>();

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Keeps other processes from opening the folder; a lock whose process is gone does not count.
 * @returns gives the folder free again
 * @throws Error when the folder is open already
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(lock, 'utf8').catch(() => ''));
    // Our own number may be that of an earlier process, as in a restarted container.
    const inUse = pid === process.pid ? held.has(lock) : pid > 0 && isAlive(pid);
    if (inUse) throw new Error(`${folder} is in use by process ${pid} (if it is not, remove ${lock})`);
    await rm(lock, { force: true });
  }
  held.add(lock);
  return async () => {
    held.delete(lock);
    await rm(lock, { force: true });
  };
}
