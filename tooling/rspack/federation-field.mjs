import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Reads `package.json` of an app folder; its `federation` field is the single statement of name, port, mount and exposes. */
export function readApp(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!manifest.federation) throw new Error(`${folder}/package.json has no "federation" field`);
  return { folder, packageName: manifest.name, packageVersion: manifest.version, ...manifest.federation };
}

/** Every app of the workspace that takes part in the composition, the shell included. */
export function listApps() {
  return readdirSync(projectRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(projectRoot, entry.name))
    .filter((folder) => {
      try {
        return 'federation' in JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      } catch {
        return false;
      }
    })
    .map(readApp);
}

export const listRemotes = () => listApps().filter((app) => app.name !== 'shell');

/** The app that the current working directory belongs to (npm runs scripts in the workspace's folder). */
export const currentApp = () => readApp(process.cwd());

/** Absolute path of a source file named in a federation field. */
export const source = (app, file) => join(app.folder, file);

/** What every build states of its app. */
export const statement = ({ name, packageVersion, mount, exposes }) => ({
  app: name,
  version: packageVersion,
  kernelContract: kernelContract(),
  federation: { name, mount, exposes },
});

/** The kernel's major version: apps built against another one do not belong on one page. */
const kernelContract = () =>
  JSON.parse(readFileSync(join(projectRoot, 'shared-kernel', 'package.json'), 'utf8')).version.split('.')[0];

/**
 * What each route of an app needs of its build: the source files that show it, and the slots of other apps that stand on
 * it from the start. A route is its screen's file, or `{ screen, slots }`.
 */
export const mapRoutes = (app, sourcesOf) =>
  Object.fromEntries(
    Object.entries(app.routes ?? {}).map(([path, route]) => {
      const { screen, slots = [] } = typeof route === 'string' ? { screen: route } : route;
      return [path, { sources: sourcesOf(screen), slots }];
    }),
  );

/** The source file of each view that an app fills slots of others with, by expose name. */
export const slotViews = (app) =>
  Object.fromEntries(
    Object.entries(app.exposes ?? {})
      .filter(([expose]) => expose !== './app')
      .map(([expose, file]) => [expose, source(app, file)]),
  );
