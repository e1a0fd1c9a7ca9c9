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

/** What a remote takes from the shell; it carries none of it (`import: false`). */
export const consumedByRemote = () =>
  Object.fromEntries(Object.keys(platform).map((request) => [request, fromShell(request)]));

/**
 * What of the kernel runs without React, by request: the file that stands for it. An app with a React of its own takes that
 * from the shell as every other app does, so session, calls, events and reports are the page's; of an entry that holds hooks
 * or views, too, only the file that keeps a state. What lends the app to the page is the shell's, too.
 * @type {Readonly<Record<string, string>>}
 */
const withoutReact = {
  'shared-kernel/domain': 'domain/index.ts',
  'shared-kernel/events': 'events/index.ts',
  'shared-kernel/host': 'host/index.ts',
  'shared-kernel/http': 'http/index.ts',
  'shared-kernel/money': 'money/index.ts',
  'shared-kernel/session': 'session/session.ts',
  'shared-kernel/spreadsheet': 'spreadsheet/index.ts',
  'shared-kernel/telemetry': 'telemetry/index.ts',
  'shared-kernel/ui': 'ui/toast.ts',
};

/** Of what the page has one, whoever draws: an app with a React of its own must not hold a copy of any of these. */
export const sharedByAll = Object.entries(withoutReact)
  .filter(([request, file]) => file === `${request.replace('shared-kernel/', '')}/index.ts`)
  .map(([request]) => request);

/** How an app with a React of its own, which carries the components of Arco that it shows, names those of the shell. */
export const arcoOfShell = 'arco-of-shell/';

/**
 * What a remote with a React of its own takes from the shell: what runs without React, by file, so that the kernel's views,
 * which it carries, meet the same; and Arco's components for their styles.
 */
export const consumedByGuest = () =>
  Object.fromEntries([
    ...Object.entries(withoutReact).map(([request, file]) => [
      join(kernelFolder, 'src', file),
      { ...fromShell(request), shareKey: request },
    ]),
    ...arcoComponents.map((request) => [
      request.replace(`${arco}es/`, arcoOfShell),
      { ...fromShell(request), shareKey: request },
    ]),
  ]);

/** @param {string} request @returns {Shared} */
const fromShell = (request) => ({ singleton: true, import: false, requiredVersion: requirement(request) });

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
