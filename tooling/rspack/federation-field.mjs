import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTogether, parseManifest } from '../app-manifest/manifest-schema.mjs';
import { preloadedCallsOf } from '../app-manifest/preloaded-call.mjs';
import { statedTasks } from '../app-manifest/stated-task.mjs';
import { kernelFolder, projectRoot } from '../lib/places.mjs';

/** @typedef {import('../app-manifest/manifest-schema.mjs').Federation & { folder: string, packageName: string, packageVersion: string, description: string }} FederatedApp */

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Reads an app's manifest, the `federation` field of its package.json.
 * @param {string} folder
 * @returns {FederatedApp}
 */
export function readApp(folder) {
  const { name, version, description = '', federation } = readManifest(folder);
  const appManifest = parseManifest(join(folder, 'package.json'), federation);
  return { folder, packageName: name, packageVersion: version, description, ...appManifest };
}

/**
 * Every app of the workspace that takes part in the composition, the shell included.
 * @param {string} root
 * @returns {FederatedApp[]}
 * @throws Error when two of them claim the same name, port, class prefix or path, or one contradicts itself
 */
export function listApps(root = projectRoot) {
  const apps = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(root, entry.name))
    .filter((folder) => 'federation' in readManifest(folder))
    .map(readApp);
  checkTogether(apps);
  return apps;
}

export const listRemotes = () => listApps().filter((app) => app.name !== 'shell');

/** The app that the current working directory belongs to (npm runs scripts in the workspace's folder). */
export function currentApp() {
  const app = listApps().find(({ folder }) => folder === process.cwd());
  return app ?? readApp(process.cwd());
}

/** Absolute path of a source file named in a federation field. @type {(app: FederatedApp, file: string) => string} */
export const source = (app, file) => join(app.folder, file);

/**
 * The source file of each view that an app exposes, by expose name.
 * @param {Pick<FederatedApp, 'exposes'>} app
 * @returns {Record<string, string>}
 */
export const exposedFiles = ({ exposes }) =>
  Object.fromEntries(Object.entries(exposes).map(([expose, { file }]) => [expose, file]));

/** The source file that shows a remote's pages. @param {FederatedApp} remote */
export function surfaceOf({ name, exposes }) {
  const surface = exposes['./app'];
  if (!surface) throw new Error(`${name} does not expose ./app`);
  return surface.file;
}

/** The paths that have a document of their own. @param {Pick<FederatedApp, 'mount' | 'routes'>} app */
export const pathsOf = ({ mount, routes }) => [...new Set([...mount, ...Object.keys(routes)])];

/** What every build states of its app. @param {FederatedApp} app */
export const appManifest = (app) => {
  const { name, packageVersion, prefix, mount, exposes } = app;
  return {
    app: name,
    version: packageVersion,
    kernelContract: kernelContract(),
    federation: { name, prefix, mount, exposes: exposedFiles({ exposes }) },
    preloadedCalls: preloadedCallsOf(app),
    tasks: statedTasks(app),
  };
};

/** The kernel's major version: apps built against another one do not belong on one page. */
const kernelContract = () => readManifest(kernelFolder).version.split('.')[0];

/**
 * What each route states to its document and to the shell, and the source files of the build that show it.
 * @param {FederatedApp} app
 * @param {(screen: string) => string[]} sourcesOf
 */
export const mapRoutes = (app, sourcesOf) =>
  Object.fromEntries(
    Object.entries(app.routes).map(([path, { screen, title, access, menu, slots, extensions }]) => [
      path,
      { sources: sourcesOf(screen), title, access, ...(menu && { menu }), slots, extensions },
    ]),
  );

/** What the shell knows of each route of some apps, as a composition would tell it. @param {readonly FederatedApp[]} apps */
export const statedRoutes = (apps) =>
  Object.fromEntries(
    apps.flatMap(({ routes }) =>
      Object.entries(routes).map(([path, { title, access, menu }]) => [
        path,
        { title, access, ...(menu && { menu }) },
      ]),
    ),
  );

/** The source file of each view that an app fills slots of others with, by expose name. @param {FederatedApp} app */
export const slotViews = (app) =>
  Object.fromEntries(
    Object.entries(exposedFiles(app))
      .filter(([expose]) => expose !== './app')
      .map(([expose, file]) => [expose, source(app, file)]),
  );
