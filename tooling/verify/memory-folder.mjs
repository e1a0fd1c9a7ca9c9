import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';

/** What the databases and release stores of all tests need at once, several times over. */
const wanted = 4 * 2 ** 30;

function freeBytes() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem() / 2);
  } catch {
    return 0;
  }
}

/**
 * From now on this process, and whatever it starts, has its temporary files in memory, where the machine has some to spare:
 * what publishes releases or keeps orders waits for the disk at every step, and nobody needs a test's disk. They go with
 * this process.
 */
export function keepTemporaryFilesInMemory() {
  if (freeBytes() < wanted) return;
  const folder = mkdtempSync(join(memory, 'mall-tests-'));
  // A database server that is started by root runs as somebody else.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
