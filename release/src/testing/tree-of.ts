import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../store/sha256';

/**
 * What a folder holds, by path: digests of files and targets of links. What is this machine's alone is left out: the note
 * of what it is a copy of, and what killed processes have left behind.
 */
export async function treeOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const tree = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || /^(?:\.bucket\.json|lock|\.tmp-.*)$/.test(entry.name)) continue;
    const content = entry.isSymbolicLink() ? await readlink(path) : sha256(await readFile(path));
    tree.set(path.slice(root.length), content);
  }
  return new Map([...tree].sort());
}
