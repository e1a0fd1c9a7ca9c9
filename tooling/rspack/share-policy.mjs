import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { arcoImports } from './arco-imports.mjs';
import { listApps, projectRoot } from './federation-field.mjs';

const require = createRequire(join(projectRoot, 'shell', 'package.json'));

/** @param {string} name @returns {string} */
const packageFolder = (name) => {
  const searched = (require.resolve.paths(name) ?? []).map((path) => join(path, name));
  const found = searched.find((path) => existsSync(join(path, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
};
/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;

export const arcoFolder = packageFolder('@arco-design/web-react');

/** Arco's components that are in use, each shared by itself so that a page loads only the ones it shows. */
export const arcoComponents = arcoImports([
  join(projectRoot, 'shared-kernel'),
  ...listApps().map(({ folder }) => folder),
]).map((name) => `@arco-design/web-react/es/${name}`);

/** The kernel's run-time entries. `contracts` is types only in a browser; `testing` and `standalone` never ship. */
const kernelEntries = ['domain', 'http', 'calls', 'session', 'events', 'money', 'ui', 'telemetry'].map(
  (entry) => `shared-kernel/${entry}`,
);

/** The module that brings the client of all calls. One bundle, which starts none early, loads it beside what is painted first. */
export const clientOfCalls = join(projectRoot, 'shared-kernel', 'src', 'http', 'axios-client.ts');

/**
 * Libraries that cannot be tree-shaken when shared whole: the shell provides its own module of that name,
 * `shell/src/platform/<file>`, which re-exports what the apps use.
 */
/** @type {Readonly<Record<string, string>>} */
const curated = {
  'react-router-dom': 'react-router-dom.ts',
  zustand: 'zustand.ts',
};

/** Has the shell itself, too, take its own modules of those names. @param {string} folder of the shell */
export const platformAliases = (folder) =>
  Object.fromEntries(
    Object.entries(curated).map(([request, file]) => [`${request}$`, join(folder, 'src', 'platform', file)]),
  );

const whole = ['react', 'react/jsx-runtime', 'react-dom'];

/** @param {string} request */
const libraryOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Platform modules that start with the shell, and those that it provides only when one is asked for. */
export const eagerRequests = [...whole, ...Object.keys(curated), ...kernelEntries];
export const lazyRequests = [
  ...arcoComponents,
  ...['dialog', 'picker', 'date-range', 'paper', 'upload', 'spreadsheet'].map(
    (entry) => `shared-kernel/${entry}`,
  ),
];

const platformModules = [...eagerRequests, ...lazyRequests];

/**
 * @typedef {object} Shared What federation is told of a platform module.
 * @property {boolean} singleton
 * @property {string} requiredVersion
 * @property {false} import
 */

/** What the shell provides: one instance of everything, Arco and the kernel's views lazily. */
export function providedByShell() {
  return Object.fromEntries(
    platformModules.map((request) => [
      request,
      {
        shareKey: request,
        version: versionOf(libraryOf(request)),
        eager: eagerRequests.includes(request),
      },
    ]),
  );
}

/** What the shell itself takes of the platform when it is asked for. */
export function consumedByShell() {
  return Object.fromEntries(
    lazyRequests.map((request) => [
      request,
      { singleton: true, requiredVersion: requirement(request, versionOf(libraryOf(request))) },
    ]),
  );
}

/**
 * What a remote takes from the shell; it carries none of it (`import: false`).
 * @returns {Record<string, Shared>}
 */
export function consumedByRemote() {
  return Object.fromEntries(
    platformModules.map((request) => [
      request,
      {
        singleton: true,
        import: false,
        requiredVersion: requirement(request, versionOf(libraryOf(request))),
      },
    ]),
  );
}

/**
 * React refuses to start on mixed versions; the others keep their promise within a major version.
 * @param {string} request
 * @param {string} version
 */
function requirement(request, version) {
  return libraryOf(request).startsWith('react') && !request.startsWith('react-router')
    ? version
    : `^${version}`;
}

/** Requests inside the curated modules, which must reach the library itself and not the shared name. */
export const curatedAliases = {
  'platform-source/zustand': join(dirname(require.resolve('zustand/package.json')), 'esm', 'index.mjs'),
};

export const styledArcoComponents = new Set(
  arcoComponents
    .map((request) => join(arcoFolder, request.slice('@arco-design/web-react/'.length)))
    .filter((folder) => existsSync(join(folder, 'style', 'index.css')))
    .map((folder) => join(folder, 'index.js')),
);
