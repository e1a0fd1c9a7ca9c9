import { StoreUnavailable } from 'object-store';
import type { FileStore } from './ports/file-store';

/**
 * Asks at the start whether files can be kept. A store that is out of reach may come back, and everything else goes on
 * without it.
 * @returns why it is out of reach; undefined when it is not
 * @throws Error when the store refuses, as with wrong keys or a missing bucket
 */
export async function requireFiles(files: Pick<FileStore, 'check'>): Promise<StoreUnavailable | undefined> {
  try {
    await files.check();
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    if (error.isRefused) throw new Error(`mall-api cannot start, files cannot be kept: ${error.message}`);
    return error;
  }
}
