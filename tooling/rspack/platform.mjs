import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isExternalRepository, kernelFolder, kitFactsFile, projectRoot } from '../lib/places.mjs';
import { arcoImports } from './arco-imports.mjs';
import { listApps } from './federation-field.mjs';

const shell = join(projectRoot, 'shell');

/** Finds libraries as the platform does: the shell, or, where there is none, the kernel. */
export const requireOfPlatform = createRequire(
  join(isExternalRepository ? kernelFolder : shell, 'package.json'),
);

/** @param {string} name @returns {string} */
export function packageFolder(name) {
  const searched = (requireOfPlatform.resolve.paths(name) ?? []).map((path) => join(path, name));
  const found = searched.find((path) => existsSync(join(path, 'package.json')));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/**
 * Libraries that cannot be tree-shaken when shared whole: the shell provides its own module of that name,
 * `shell/src/platform/<file>`, which re-exports what the apps use.
 * @type {Readonly<Record<string, string>>}
 */
export const curated = {
  'react-router-dom': 'react-router-dom.ts',
  zustand: 'zustand.ts',
};

const inKernel = (/** @type {string} */ entry) => `shared-kernel/${entry}`;

/** The kernel's run-time entries. `contracts` is types only in a browser; `testing` and `standalone` never ship. */
const kernelEntries = ['domain', 'http', 'calls', 'session', 'events', 'money', 'ui', 'telemetry'];
const kernelViews = ['dialog', 'picker', 'date-range', 'paper', 'upload', 'spreadsheet', 'host'];

const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  ...Object.keys(curated),
  ...kernelEntries.map(inKernel),
];

/**
 * What the kit says of the shop that it was packed in, since that stands somewhere else.
 * @typedef {object} KitFacts
 * @property {Readonly<Record<string, string>>} platform
 * @property {readonly Pick<import('./federation-field.mjs').FederatedApp, 'name' | 'port' | 'prefix'>[]} apps
 */

/** @type {KitFacts | undefined} */
const kitFacts = isExternalRepository ? JSON.parse(readFileSync(kitFactsFile, 'utf8')) : undefined;

/** The apps of the shop that are built somewhere else. */
export const externalApps = kitFacts?.apps ?? [];

/**
 * The version of every module that the shell provides, by request: what starts with it first, then what it has only when
 * it is asked for, each of Arco's components that some app imports among it.
 * @type {Readonly<Record<string, string>>}
 */
export const platform = kitFacts?.platform ?? derive();

export const eagerRequests = eager;
export const lazyRequests = Object.keys(platform).filter((request) => !eager.includes(request));

function derive() {
  const sources = [kernelFolder, ...listApps().map(({ folder }) => folder)];
  const arco = arcoImports(sources).map((name) => `@arco-design/web-react/es/${name}`);
  const requests = [...eager, ...arco, ...kernelViews.map(inKernel)];
  return Object.fromEntries(requests.map((request) => [request, versionOf(libraryOf(request))]));
}

/** @param {string} request */
export function libraryOf(request) {
  const parts = request.split('/');
  return parts.slice(0, request.startsWith('@') ? 2 : 1).join('/');
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;
}
