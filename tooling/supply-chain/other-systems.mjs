/**
 * @typedef {object} System What npm tells binaries by.
 * @property {string} os
 * @property {string} cpu
 * @property {string} libc empty where there is no choice
 *
 * @typedef {object} Binary
 * @property {boolean} [optional]
 * @property {string} [integrity]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 */

/** @returns {System} */
export function thisSystem() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu, libc: '' };
  const { header } = /** @type {{ header: object }} */ (process.report.getReport());
  return { os, cpu, libc: 'glibcVersionRuntime' in header ? 'glibc' : 'musl' };
}

/**
 * Whether npm leaves a binary out on a system, and the lockfile only names it: it was made where that system's binaries
 * could not be had. Who installs it is held by the whole policy.
 * @param {Binary} binary
 * @param {System} system
 */
export function isOnlyNamed({ optional = false, integrity, ...needs }, system) {
  const isInstalled =
    fits(needs.os, system.os) &&
    fits(needs.cpu, system.cpu) &&
    (system.libc === '' || fits(needs.libc, system.libc));
  return optional && integrity === undefined && !isInstalled;
}

/** @param {readonly string[] | undefined} wanted names, or names with `!` that are unwanted @param {string} name */
const fits = (wanted, name) =>
  wanted === undefined ||
  (!wanted.includes(`!${name}`) && (wanted.includes(name) || wanted.every((one) => one.startsWith('!'))));
