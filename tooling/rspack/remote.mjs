import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { kernelFolder } from '../lib/places.mjs';
import { AppShellPlugin } from './app-shell-plugin.mjs';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { ChunkRetryPlugin } from './chunk-retry.mjs';
import { CssTypesPlugin } from './css-types-plugin.mjs';
import { devServer } from './dev-server.mjs';
import {
  appManifest,
  currentApp,
  exposedFiles,
  mapRoutes,
  pathsOf,
  slotViews,
  source,
  surfaceOf,
} from './federation-field.mjs';
import { HostPlugin } from './host.mjs';
import { HotViewsPlugin, hotViews } from './hot-views.mjs';
import { mountableExposes, mountableRule } from './mountable.mjs';
import { moduleOutput, namedAsOnDisk } from './output.mjs';
import { ownReact } from './own-react.mjs';
import { PathFreeIdsPlugin } from './path-free-ids.mjs';
import { eagerRequests, lazyRequests, platform } from './platform.mjs';
import { ProvenancePlugin } from './provenance-plugin.mjs';
import { remoteViews, ServerScriptPlugin } from './server-script-plugin.mjs';
import { consumedByGuest, consumedByRemote, sharedByAll } from './share-policy.mjs';
import { HiddenSourceMapsPlugin } from './source-maps.mjs';
import { StableManifestPlugin } from './stable-manifest.mjs';
import { StylesAtHomePlugin } from './styles-at-home-plugin.mjs';

const app = currentApp();

/** The federation is lent by the shell; the plugin puts a start of its own under this name. */
const startedByShell = {
  test: /@module-federation[\\/]runtime[\\/]rspack\.js$/,
  loader: fileURLToPath(new URL('./started-by-shell-loader.cjs', import.meta.url)),
};

/**
 * A remote: its own code only, the platform comes from the shell. Its dev server adds the page that runs it alone.
 * @param {Record<string, unknown>} [env] of the command line
 */
export function remoteConfig(env = {}) {
  return env['RSPACK_SERVE'] ? [standalone(), federated(false)] : federated(true);
}

/** @param {boolean} production @returns {import('@rspack/core').Configuration} */
function federated(production) {
  const react = ownReact(app);
  const base = baseConfig({
    app,
    production,
    arcoStylesOfShell: react !== undefined,
    ...(!production && { hotReload: true, jsxFrom: hotViews }),
  });
  const rules = [...(react ? [mountableRule(app)] : []), ...(base.module?.rules ?? []), startedByShell];
  return {
    ...base,
    name: 'federated',
    module: { ...base.module, rules },
    entry: {},
    output: { ...moduleOutput(app, production), strictModuleErrorHandling: true },
    plugins: [
      production && new PathFreeIdsPlugin(),
      new ModuleFederationPlugin({
        name: app.name,
        filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        library: { type: 'module' },
        exposes: react ? mountableExposes(app) : exposedFiles(app),
        shared: react ? consumedByGuest() : consumedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
      }),
      new ChunkRetryPlugin(production),
      new StylesAtHomePlugin(),
      !production && new HotViewsPlugin(),
      production && new StableManifestPlugin(),
      production &&
        new AppShellPlugin(baseConfig({ app, production }), pageDrawing(), pathsOf(app), app.mount),
      // A page is drawn by one React, so the views of an app that brings its own come when its code does.
      production &&
        !react &&
        new ServerScriptPlugin(baseConfig({ app, production }), remoteViews(app), Object.keys(platform)),
      production && new HiddenSourceMapsPlugin(),
      production && new ProvenancePlugin(app),
      new AssetsPlugin({
        ...appManifest(app),
        ...(react && { react: { version: react.version, shared: sharedByAll } }),
        entry: app.name,
        manifest: 'mf-manifest.json',
        routes: mapRoutes(app, (screen) => [source(app, surfaceOf(app)), source(app, screen)]),
        views: slotViews(app),
      }),
    ],
  };
}

/** A module that draws the app's pages as they stand while their code is on its way. */
const pageDrawing = () =>
  `data:text/javascript,${encodeURIComponent(
    `import App from ${JSON.stringify(source(app, surfaceOf(app)))};
import { drawPage } from ${JSON.stringify(join(kernelFolder, 'src', 'app-shell', 'index.ts'))};
export const draw = (mounts, path) => drawPage(App, mounts, path);`,
  )}`;

/** @returns {import('@rspack/core').Configuration} */
function standalone() {
  const base = baseConfig({ app, production: false, hotReload: true });
  return {
    ...base,
    name: 'standalone',
    // The fakes of an app's tests, without what belongs to a test.
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        'shared-kernel/testing$': join(kernelFolder, 'src', 'testing', 'fakes.ts'),
      },
    },
    // Other apps' views take the platform from this page, as they do from the shell.
    entry: {
      standalone: [...eagerRequests, './src/standalone.tsx'],
      platform: { import: lazyRequests, dependOn: 'standalone' },
    },
    output: {
      path: `${app.folder}/dist`,
      publicPath: '/',
      uniqueName: `${app.name}-standalone`,
      // Both builds number their chunks alike, and the dev server keeps them in one folder.
      filename: 'standalone/[name].js',
      ...namedAsOnDisk,
    },
    devServer: devServer(app.port),
    plugins: [
      new ReactRefreshRspackPlugin(),
      new CssTypesPlugin(),
      new HostPlugin(),
      new rspack.HtmlRspackPlugin({
        chunks: ['standalone'],
        templateContent: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${app.name}</title><div id="root"></div></html>`,
      }),
    ],
  };
}
