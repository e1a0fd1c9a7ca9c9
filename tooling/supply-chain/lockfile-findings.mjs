import { isOnlyNamed, thisSystem } from './other-systems.mjs';
import { installScripts, knownBad, licences, registries, statedExternally } from './policy.mjs';

/**
 * @typedef {import('./other-systems.mjs').Binary & LockedPackage} Locked
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 */

/**
 * What speaks against the packages of a lockfile; needs no network.
 * @param {Readonly<Record<string, Locked>>} packages by the folder that they are installed to
 * @param {import('./other-systems.mjs').System} [system] where they would be installed
 * @returns {string[]} a line each
 */
export function lockfileFindings(packages, system = thisSystem()) {
  return Object.entries(packages).flatMap(([folder, locked]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1];
    if (!name || locked.link || isOnlyNamed(locked, system)) return [];
    const { version = '', resolved, integrity = '', hasInstallScript } = locked;
    const license = locked.license ?? statedExternally.get(name) ?? '';
    const what = `${name}@${version}`;
    return [
      /^sha512-[\w+/]{86}==/.test(integrity) ? [] : `${what} is not pinned to its content`,
      resolved === undefined || isKnownHost(resolved) ? [] : `${what} comes from ${resolved}`,
      isAllowed(license) ? [] : `${what} has the licence ${license || '(none)'}`,
      hasInstallScript && !installScripts.has(name) ? `${what} runs a script when it is installed` : [],
      knownBad.get(name)?.includes(version) ? `${what} is a version that was tampered with` : [],
    ].flat();
  });
}

/** @param {string} address */
function isKnownHost(address) {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return registries.has(origin);
}

/**
 * SPDX expressions of the forms that packages use: names, and one kind of joint in brackets or not.
 * @param {string} expression
 */
function isAllowed(expression) {
  const parts = expression.replace(/^\((.*)\)$/, '$1');
  return parts.includes(' OR ')
    ? parts.split(' OR ').some((name) => licences.has(name))
    : parts.split(' AND ').every((name) => licences.has(name));
}
