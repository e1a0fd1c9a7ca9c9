import { rspack } from '@rspack/core';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { bundledApps, withBundledApps } from './bundled-apps.mjs';
import {
  appManifest,
  listRemotes,
  mapRoutes,
  readApp,
  slotViews,
  source,
  statedRoutes,
  surfaceOf,
} from './federation-field.mjs';
import { moduleOutput } from './output.mjs';
import { ProvenancePlugin } from './provenance-plugin.mjs';
import { clientOfCalls } from './share-policy.mjs';

/**
 * @typedef {object} Variant
 * @property {string} shellFolder
 * @property {string} entry
 * @property {string} output folder
 *
 * @typedef {ReturnType<typeof mapRoutes>} Routes
 */

/**
 * The same source built as one application, lazily split, without federation: what the composition is measured against.
 * @param {Variant} variant
 * @returns {import('@rspack/core').Configuration}
 */
export function oneBundleConfig({ shellFolder, entry, output }) {
  const shell = readApp(shellFolder);
  const remotes = listRemotes();
  const mounts = remotes.flatMap(({ name, mount }) => mount.map((path) => ({ path, remote: name })));
  const imports = remotes.flatMap((remote) =>
    Object.entries(remote.exposes).map(
      ([expose, { file }]) =>
        `'${remote.name}/${expose.slice(2)}': () => import(${JSON.stringify(source(remote, file))}),`,
    ),
  );
  const routes = statedRoutes([shell, ...remotes]);
  const base = baseConfig({ app: shell, production: true });
  return {
    ...base,
    resolve: withBundledApps(base, shellFolder),
    entry: { main: entry },
    output: { ...moduleOutput(shell, true), path: output },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [bundledApps(shellFolder)]:
          `export const mounts = ${JSON.stringify(mounts)};\nexport const routes = ${JSON.stringify(routes)};\nexport const imports = {\n${imports.join('\n')}\n};\n`,
      }),
      new ProvenancePlugin(shell),
      new AssetsPlugin({
        ...appManifest({ ...shell, mount: ['/', ...mounts.map(({ path }) => path)] }),
        entry: 'main',
        soon: [clientOfCalls],
        routes: withOwnSlots(
          remotes,
          Object.assign(
            mapRoutes(shell, (screen) => [source(shell, screen)]),
            ...remotes.map((remote) =>
              mapRoutes(remote, (screen) => [source(remote, surfaceOf(remote)), source(remote, screen)]),
            ),
          ),
        ),
      }),
    ],
  };
}

/**
 * In one bundle the views of slots are files of its own, preloaded with the route like the rest.
 * @param {ReturnType<typeof listRemotes>} remotes
 * @param {Routes} routes
 */
function withOwnSlots(remotes, routes) {
  /** @type {Record<string, string>} */
  const views = Object.assign(
    {},
    ...remotes.map((remote) =>
      Object.fromEntries(
        Object.entries(slotViews(remote)).map(([expose, file]) => [
          `${remote.name.replace('mf-', '')}/${expose.replace('./', '')}`,
          file,
        ]),
      ),
    ),
  );
  return Object.fromEntries(
    Object.entries(routes).map(([path, { sources, slots, extensions, ...stated }]) => [
      path,
      {
        ...stated,
        sources: [...sources, ...[...slots, ...extensions].flatMap((slot) => views[slot] ?? [])],
        slots: [],
        extensions: [],
      },
    ]),
  );
}
