import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globToRegExp, workspaceOf } from './parts.mjs';
import { workspaceFolder } from './workspace-folder.mjs';

/**
 * What other workspaces may import of one: the files that `exports` of its package.json names, where there are any.
 * @param {string} root folder of the repository
 * @returns {(path: string) => boolean}
 */
export function publicFilesIn(root) {
  /** @type {Map<string, readonly RegExp[] | undefined>} */
  const known = new Map();
  return (path) => {
    const workspace = workspaceOf(path);
    if (!known.has(workspace)) known.set(workspace, exportsOf(root, workspace));
    return known.get(workspace)?.some((pattern) => pattern.test(path)) ?? true;
  };
}

/** @param {string} root @param {string} workspace */
function exportsOf(root, workspace) {
  const folder = workspaceFolder(root, workspace);
  const { exports } = folder ? JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) : {};
  return (
    exports &&
    filesIn(exports).map((file) => globToRegExp(`${workspace}/${file.slice(2).replace('*', '**')}`))
  );
}

/** @param {unknown} value a path, or more by condition @returns {string[]} */
const filesIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(filesIn);
