import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceOf } from '../parts.mjs';

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const exportsOf = { 'shared-kernel': { './*': './src/*/index.ts' }, 'demo-shop': { '.': './src/index.ts' } };

/**
 * A repository of empty files, whose workspaces can be imported by their names as well.
 * @param {readonly string[]} paths
 * @returns its folder
 */
export function scratchRepository(paths) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mall-walls-')));
  mkdirSync(join(root, 'node_modules'));
  for (const path of paths) put(root, path, '');
  for (const workspace of new Set(paths.map(workspaceOf))) {
    put(
      root,
      `${workspace}/package.json`,
      JSON.stringify({ name: workspace, exports: exportsOf[workspace] }),
    );
    symlinkSync(join(root, workspace), join(root, 'node_modules', workspace));
  }
  return root;
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} source
 */
function put(root, path, source) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), source);
}
