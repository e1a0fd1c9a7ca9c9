import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './places.mjs';

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const lockOf = (folder, name) => {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** Installs the dependencies when they are missing or older than the lockfile; imports nothing that needs them. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`需要 Node.js 20.19 或更新的版本，现在是 ${process.versions.node}`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('安装依赖…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function isInstalled() {
  const modules = join(projectRoot, 'node_modules');
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  const wanted = lockOf(projectRoot, 'package-lock.json');
  const present = lockOf(modules, '.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' ||
      optional ||
      !path.startsWith('node_modules/') ||
      (link ? path in present : present[path]?.version === version),
  );
}
