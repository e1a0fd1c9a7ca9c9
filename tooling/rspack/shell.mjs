import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { projectRoot } from '../lib/places.mjs';
import { AppShellPlugin } from './app-shell-plugin.mjs';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig, unlessOnlyAsking } from './base.mjs';
import { ChunkRetryPlugin } from './chunk-retry.mjs';
import { CssTypesPlugin } from './css-types-plugin.mjs';
import { devServer } from './dev-server.mjs';
import { DocumentScriptsPlugin } from './document-scripts.mjs';
import {
  appManifest,
  currentApp,
  listApps,
  listRemotes,
  mapRoutes,
  pathsOf,
  source,
  statedRoutes,
} from './federation-field.mjs';
import { HostPlugin } from './host.mjs';
import { HotViewsPlugin, hotViews } from './hot-views.mjs';
import { OfflineWorkerPlugin } from './offline-worker-plugin.mjs';
import { moduleOutput } from './output.mjs';
import { PathFreeIdsPlugin } from './path-free-ids.mjs';
import { eagerRequests, lazyRequests } from './platform.mjs';
import { ProvenancePlugin } from './provenance-plugin.mjs';
import { ServerScriptPlugin, shellAndPlatform } from './server-script-plugin.mjs';
import { arcoComponents, consumedByShell, platformAliases, startOfFederation } from './share-policy.mjs';
import { HiddenSourceMapsPlugin } from './source-maps.mjs';

const app = currentApp();

/**
 * The host: provides the platform and knows no remote at build time.
 * @param {Record<string, unknown>} [env] of the command line
 * @returns {import('@rspack/core').Configuration}
 */
export function shellConfig(env = {}) {
  const production = !env['RSPACK_SERVE'];
  const base = baseConfig({ app, production, ...(!production && { hotReload: true, jsxFrom: hotViews }) });
  const resolve = { ...base.resolve, alias: { ...base.resolve?.alias, ...platformAliases(app.folder) } };
  return {
    ...base,
    resolve,
    optimization: { ...base.optimization, splitChunks: aroundArco },
    // What is only provided has to be in the build, whether the shell uses it or not. `lazy` is never loaded as an
    // entry: each of its modules is a chunk of its own.
    entry: {
      main: [...eagerRequests, './src/main.tsx'],
      lazy: { import: lazyRequests, dependOn: 'main' },
    },
    output: moduleOutput(app, production),
    devServer: devServer(app.port),
    plugins: [
      production && new PathFreeIdsPlugin(),
      // What the platform starts with the shell takes as any import, and the rest by its shared name, each a chunk of its
      // own. The federation's run time, which only remotes need, is one, too (`startOfFederation`).
      new HostPlugin(),
      new rspack.sharing.ConsumeSharedPlugin({ consumes: consumedByShell() }),
      new ChunkRetryPlugin(production),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new AssetsPlugin({
        ...appManifest(app),
        entry: 'main',
        soon: [startOfFederation],
        routes: mapRoutes(app, (screen) => [source(app, screen)]),
      }),
      new DocumentScriptsPlugin(),
      production &&
        new AppShellPlugin(
          { ...base, resolve },
          source(app, './src/app-shell/prerender-app-shell.tsx'),
          listApps().flatMap(pathsOf),
          statedRoutes([app]),
        ),
      production &&
        new ServerScriptPlugin(
          { ...base, resolve },
          shellAndPlatform(source(app, './src/app-shell/draw-document.tsx')),
        ),
      production && new OfflineWorkerPlugin(base, source(app, './src/worker/offline-worker.ts')),
      production && new HiddenSourceMapsPlugin(),
      production && new ProvenancePlugin(app),
      !production && new HotViewsPlugin(),
      !production && new CssTypesPlugin(),
      !production && developmentDocument(),
    ],
  };
}

/**
 * What all of Arco's parts need is one chunk, and the rest stands with the part that needs it: a toast, the smallest of
 * them, loads nothing of the others, and a few kB twice are less than many files.
 */
const aroundArco = {
  chunks: /** @type {const} */ ('async'),
  minSize: 40_000,
  cacheGroups: {
    arcoCore: {
      test: /[\\/]node_modules[\\/]/,
      minChunks: arcoComponents.length,
      name: 'arco-core',
      enforce: true,
    },
    defaultVendors: /** @type {const} */ (false),
    default: unlessOnlyAsking,
  },
};

/** The document that the release tool composes in production, with every remote on its dev server. */
function developmentDocument() {
  const { site } = JSON.parse(readFileSync(join(projectRoot, 'release.config.json'), 'utf8'));
  const development = { version: 'dev', preload: {}, previous: null };
  const remotes = listRemotes().map((remote) => {
    const { name, port, mount } = remote;
    const base = `http://localhost:${port}/`;
    const manifest = `${base}mf-manifest.json`;
    return [name, { ...development, base, manifest, mount, routes: statedRoutes([remote]) }];
  });
  const shell = { ...development, base: '/', manifest: null, mount: app.mount, routes: statedRoutes([app]) };
  const composition = {
    revision: 0,
    channel: 'dev',
    settings: { overrides: true },
    site: { title: site.title, notice: '开发环境' },
    apps: { shell, ...Object.fromEntries(remotes) },
  };
  return new rspack.HtmlRspackPlugin({
    chunks: ['main'],
    // It stands for every path of the shop.
    publicPath: '/',
    scriptLoading: 'module',
    templateContent: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><script type="application/json" id="composition">${JSON.stringify(composition)}</script></head><body><div id="root"></div></body></html>`,
  });
}
