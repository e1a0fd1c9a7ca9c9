import { readFile } from 'node:fs/promises';
import { createFile } from '../store/durable-files';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { firstBrokenLink } from './log-entry';
import { entryFile, headOf, readLog } from './release-log';

/**
 * Adds to a mirror's log what the store's has more. So a mirror remembers what the store's owner could take away.
 * @throws ReleaseError when the store's log does not hold, or is not the one that the mirror knows
 */
export async function copyLog(store: Store, mirror: Store): Promise<void> {
  const known = await headOf(mirror);
  const entries = await readLog(store);
  const broken = firstBrokenLink(entries);
  if (broken) throw new ReleaseError(`the log of ${store.root} does not hold: ${broken}`);
  if (known.seq > 0 && entries[known.seq - 1]?.hash !== known.hash)
    throw new ReleaseError(
      `the log of ${store.root} was cut off or written anew: the mirror knows entry ${known.seq} as ${known.hash}`,
    );
  for (const { seq } of entries.slice(known.seq))
    await createFile(entryFile(mirror, seq), await readFile(entryFile(store, seq), 'utf8'));
}
