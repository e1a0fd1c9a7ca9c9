import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filePath } from '../store/names';
import { ReleaseError } from '../store/release-error';
import { RELEASE_RECORD } from './release-record';

const COMPRESSED = /\.(br|gz)$/;

/** Every file of a build by name, sorted, read once so that hash and copy cannot differ. */
export async function collectFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { withFileTypes: true, recursive: true }).catch(() => {
    throw new ReleaseError(`${dist} cannot be read: build the app first`);
  });
  const names: string[] = [];
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const name = relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile()) throw new ReleaseError(`${dist}/${name} is not a plain file`);
    if (!filePath.safeParse(name).success) {
      throw new ReleaseError(`${dist}/${name} has a name that a URL cannot carry as it is`);
    }
    if (name === RELEASE_RECORD || COMPRESSED.test(name)) {
      throw new ReleaseError(`${dist}/${name} has a name that publishing needs for itself`);
    }
    names.push(name);
  }
  const files = new Map<string, Buffer>();
  for (const name of names.sort()) files.set(name, await readFile(join(dist, name)));
  return files;
}
