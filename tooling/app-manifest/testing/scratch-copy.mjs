import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../lib/places.mjs';

/**
 * A copy of the repository as it stands, under git, with the installed libraries of the original and workspaces of its
 * own.
 * @returns its folder
 */
export function scratchCopy() {
  const root = mkdtempSync(join(tmpdir(), 'mall-scratch-'));
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e8 });
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of files) {
    if (!file || !existsSync(join(projectRoot, file))) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  linkLibraries(projectRoot, root);
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: root });
  return root;
}

/** @param {string} from @param {string} to */
function linkLibraries(from, to) {
  for (const folder of ['.', ...workspacesOf(from)]) {
    const installed = join(from, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(to, folder, 'node_modules'), { recursive: true });
    for (const { name, isLink } of entriesOf(installed).filter(({ name }) => name !== '.cache'))
      symlinkSync(
        isLink ? readlinkSync(join(installed, name)) : join(installed, name),
        join(to, folder, 'node_modules', name),
      );
  }
}

/** @param {string} root */
const workspacesOf = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => name);

/** @param {string} folder */
const entriesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    isLink: entry.isSymbolicLink(),
  }));
