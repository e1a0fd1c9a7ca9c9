import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../store/durable-files';
import { isWhole, LOG, singleKey } from './keys';

/** What of a folder belongs into a bucket: paths of its folders that are one object each, and of its files. */
export interface ThingsToMove {
  folders: string[];
  /** Without the log. */
  files: string[];
}

/** What is one machine's alone, follows from the rest, or is no part of a store. */
const STAYS = /^(?:telemetry|\.bucket\.json|channels\/[^/]+\/current)$|(?:^|\/)\.tmp-[^/]*$/;

export async function thingsToMove(root: string): Promise<ThingsToMove> {
  const found: ThingsToMove = { folders: [], files: [] };
  async function walk(folder: string): Promise<void> {
    for (const entry of await entriesOf(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (STAYS.test(path)) continue;
      if (entry.isDirectory() && isWhole(path)) found.folders.push(path);
      else if (entry.isDirectory() && `${path}/` !== LOG) await walk(path);
      else if (entry.isFile() && singleKey(path) === null) found.files.push(path);
    }
  }
  await walk('');
  return found;
}

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
