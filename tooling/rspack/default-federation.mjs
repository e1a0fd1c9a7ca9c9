import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base.mjs';
import { bundledApps, withBundledApps } from './bundled-apps.mjs';
import { listRemotes, readApp, source, statedRoutes } from './federation-field.mjs';

/** What a team would write on its first day: libraries shared as they are, every remote bringing its own fallback. */
const shared = Object.fromEntries(
  [
    ...['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zustand', 'axios'],
    '@arco-design/web-react',
    ...['domain', 'http', 'calls', 'session', 'events', 'money', 'ui'].map(
      (entry) => `shared-kernel/${entry}`,
    ),
  ].map((name) => [name, { singleton: true }]),
);

/** @typedef {import('./federation-field.mjs').FederatedApp} FederatedApp */

/** @param {FederatedApp} app */
const base = (app) => baseConfig({ app, production: true, wholeArco: true });

/** @param {FederatedApp} app @param {string} folder */
const output = (app, folder) => ({
  path: `${folder}/${app.name}`,
  publicPath: `/${app.name}/`,
  uniqueName: app.name,
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].[contenthash:10].css',
  cssChunkFilename: '[name].[contenthash:10].css',
});

/**
 * The same source under Module Federation's default options, remotes named at build time.
 * @param {import('./one-bundle.mjs').Variant} variant
 * @returns {import('@rspack/core').Configuration[]}
 */
export function defaultFederationConfigs({ shellFolder, entry, output: folder }) {
  const shell = readApp(shellFolder);
  const remotes = listRemotes();
  const mounts = remotes.flatMap(({ name, mount }) => mount.map((path) => ({ path, remote: name })));
  const routes = statedRoutes([shell, ...remotes]);
  /** @param {FederatedApp} remote */
  const scope = (remote) => remote.name.replace('-', '_');
  const imports = remotes.flatMap((remote) =>
    Object.keys(remote.exposes).map(
      (expose) => `'${remote.name}/${expose.slice(2)}': () => import('${scope(remote)}/${expose.slice(2)}'),`,
    ),
  );
  const host = {
    ...base(shell),
    resolve: withBundledApps(base(shell), shellFolder),
    entry: { main: './src/start.js' },
    output: output(shell, folder),
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [`${shellFolder}/src/start.js`]: `import('./bootstrap.js');\n`,
        [`${shellFolder}/src/bootstrap.js`]: `import '@arco-design/web-react/dist/css/arco.css';\nimport ${JSON.stringify(entry)};\n`,
        [bundledApps(shellFolder)]:
          `export const mounts = ${JSON.stringify(mounts)};\nexport const routes = ${JSON.stringify(routes)};\nexport const imports = {\n${imports.join('\n')}\n};\n`,
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: Object.fromEntries(
          remotes.map((remote) => [scope(remote), `${scope(remote)}@/${remote.name}/mf-manifest.json`]),
        ),
        shared,
        dts: false,
      }),
      new rspack.HtmlRspackPlugin({
        filename: '../index.html',
        templateContent:
          '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><div id="root"></div></body></html>',
      }),
    ],
  };
  const others = remotes.map((remote) => ({
    ...base(remote),
    entry: {},
    output: output(remote, folder),
    plugins: [
      new ModuleFederationPlugin({
        name: scope(remote),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(remote.exposes).map(([expose, { file }]) => [expose, source(remote, file)]),
        ),
        shared,
        dts: false,
      }),
    ],
  }));
  return [host, ...others];
}
