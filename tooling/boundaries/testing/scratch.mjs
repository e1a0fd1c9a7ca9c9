import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../lib/places.mjs';
import { workspaceOf } from '../parts.mjs';

/**
 * A repository of empty files, whose workspaces can be imported by their names as well and export what those of this
 * one do.
 * @param {readonly string[]} paths
 * @param {{ installed?: readonly string[] }} [options] workspaces that stand among the libraries, as a kit brings them
 * @returns its folder
 */
export function scratchRepository(paths, { installed = [] } = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'mall-boundaries-')));
  mkdirSync(join(root, 'node_modules'));
  /** @param {string} workspace */
  const folderOf = (workspace) => (installed.includes(workspace) ? `node_modules/${workspace}` : workspace);
  for (const path of paths) put(root, path.replace(workspaceOf(path), folderOf), '');
  for (const workspace of new Set(paths.map(workspaceOf))) {
    const manifest = join(projectRoot, workspace, 'package.json');
    const { exports } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    put(root, `${folderOf(workspace)}/package.json`, JSON.stringify({ name: workspace, exports }));
    if (!installed.includes(workspace))
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
