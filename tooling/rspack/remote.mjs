import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { currentApp, mapRoutes, source, statement } from './federation-field.mjs';
import { moduleOutput } from './output.mjs';
import { consumedByRemote } from './share-policy.mjs';

const app = currentApp();

/** A remote: its own code only; the platform comes from the shell. */
export function remoteConfig(_env, { mode } = {}) {
  const production = mode !== 'development';
  const base = baseConfig({ app, production });
  return {
    ...base,
    entry: {},
    output: { ...moduleOutput(app, production), strictModuleErrorHandling: true },
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        filename: production ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        library: { type: 'module' },
        exposes: app.exposes,
        shared: consumedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new AssetsPlugin({
        ...statement(app),
        entry: app.name,
        manifest: 'mf-manifest.json',
        routes: mapRoutes(app, (screen) => [source(app, app.exposes['./app']), source(app, screen)]),
      }),
    ],
  };
}
