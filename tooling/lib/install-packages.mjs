import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** While one suite installs something, another waits: apt lets nobody else read or renew its lists. */
const lock = '/run/lock/mall-apt';

/** Whether tests may install what they lack. */
export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs Debian's packages for tests, as far as that can be done: whether a program is there, the caller sees.
 * @param {readonly string[]} args of `apt-get install`
 */
export function installPackages(...args) {
  if (!isDebianRoot()) return;
  const apt = (/** @type {readonly string[]} */ ...command) =>
    spawnSync('flock', [lock, 'apt-get', '-o', 'DPkg::Lock::Timeout=600', '-y', '-qq', ...command], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', ...args);
}
