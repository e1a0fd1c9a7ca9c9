import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { currentApp } from './federation-field.mjs';
import { consumedByRemote } from './share-policy.mjs';

const app = currentApp();

/** A remote: its own code only; the platform comes from the shell. */
export function remoteConfig(_env, { mode } = {}) {
  const production = mode !== 'development';
  const base = baseConfig({ app, production });
  return {
    ...base,
    entry: {},
    output: {
      path: `${app.folder}/dist`,
      clean: true,
      publicPath: 'auto',
      uniqueName: app.name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      strictModuleErrorHandling: true,
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
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
      new AssetsPlugin(app),
    ],
  };
}
