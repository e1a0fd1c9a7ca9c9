import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kernelFolder } from '../lib/places.mjs';
import {
  curated,
  eagerRequests,
  lazyRequests,
  packageFolder,
  platform,
  requireOfPlatform,
} from './platform.mjs';

const arco = '@arco-design/web-react/';

export const arcoFolder = packageFolder('@arco-design/web-react');

/** Arco's components that are in use, each shared by itself so that a page loads only the ones it shows. */
export const arcoComponents = lazyRequests.filter((request) => request.startsWith(arco));

/** The module that brings the client of all calls. One bundle, which starts none early, loads it beside what is painted first. */
export const clientOfCalls = join(kernelFolder, 'src', 'http', 'axios-client.ts');

/** The module that brings the federation's run time: only what shows remotes needs it, and loads it by itself. */
export const startOfFederation = join(kernelFolder, 'src', 'federation', 'start-federation.ts');

/**
 * Has the shell itself, too, take its own modules of the curated libraries; inside them the library itself is meant, and
 * not the shared name.
 * @param {string} folder of the shell
 */
export const platformAliases = (folder) => ({
  ...Object.fromEntries(
    Object.entries(curated).map(([request, file]) => [`${request}$`, join(folder, 'src', 'platform', file)]),
  ),
  'platform-source/zustand': join(
    dirname(requireOfPlatform.resolve('zustand/package.json')),
    'esm',
    'index.mjs',
  ),
});

/**
 * @typedef {object} Shared What federation is told of a platform module.
 * @property {boolean} singleton
 * @property {string} requiredVersion
 * @property {false} import
 */

/** What the shell provides: one instance of everything, Arco and the kernel's views lazily. */
export function providedByShell() {
  return Object.fromEntries(
    Object.entries(platform).map(([request, version]) => [
      request,
      { shareKey: request, version, eager: eagerRequests.includes(request) },
    ]),
  );
}

/** What the shell itself takes of the platform when it is asked for. */
export function consumedByShell() {
  return Object.fromEntries(
    lazyRequests.map((request) => [request, { singleton: true, requiredVersion: requirement(request) }]),
  );
}

/**
 * What a remote takes from the shell; it carries none of it (`import: false`).
 * @returns {Record<string, Shared>}
 */
export function consumedByRemote() {
  return Object.fromEntries(
    Object.keys(platform).map((request) => [
      request,
      { singleton: true, import: false, requiredVersion: requirement(request) },
    ]),
  );
}

/**
 * What a remote takes by name, React, the router and the kernel among it, is proved name by name when it is released
 * (`release check`), so any version of the same major will do, also one older than the remote was built with. Of Arco's
 * components, which come whole, only what is no older in its minor version.
 * @param {string} request
 */
function requirement(request) {
  const [major, minor] = (platform[request] ?? '').split('.');
  return request.startsWith(arco) || major === '0' ? `^${major}.${minor}.0` : `^${major}.0.0`;
}

export const styledArcoComponents = new Set(
  arcoComponents
    .map((request) => join(arcoFolder, request.slice(arco.length)))
    .filter((folder) => existsSync(join(folder, 'style', 'index.css')))
    .map((folder) => join(folder, 'index.js')),
);
