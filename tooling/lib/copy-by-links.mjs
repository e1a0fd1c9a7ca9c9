import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What builds and tools leave in a workspace or at the root. */
const left = new Set(['dist', 'test-results', 'playwright-report']);

/**
 * A whole copy of the project with its libraries, that takes no room: each file is a second name of the first. So both
 * lie on one disk, and nothing may be written into a file of the copy.
 * @param {string} root the project's folder
 * @param {string} copy a folder that does not exist yet
 */
export function copyByLinks(root, copy) {
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || left.has(entry.name)) continue;
    copyEntry(entry, root, copy, entry.name === 'node_modules' ? isInstalled : isSource);
  }
}

/** @param {string} name */
const isSource = (name) => !left.has(name) && !name.startsWith('.');

/** What tools keep among the libraries may be gone the next moment. @param {string} name */
const isInstalled = (name) => name !== '.cache';

/**
 * @param {import('node:fs').Dirent} entry
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => boolean} wanted
 */
function copyEntry(entry, from, to, wanted) {
  const [source, target] = [join(from, entry.name), join(to, entry.name)];
  if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
  else if (entry.isFile()) linkSync(source, target);
  else if (entry.isDirectory()) {
    mkdirSync(target);
    for (const inside of readdirSync(source, { withFileTypes: true }))
      if (wanted(inside.name))
        copyEntry(inside, source, target, inside.name === 'node_modules' ? isInstalled : wanted);
  }
}
