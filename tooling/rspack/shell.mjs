import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { AssetsPlugin } from './assets-plugin.mjs';
import { baseConfig } from './base.mjs';
import { currentApp } from './federation-field.mjs';
import { arcoComponentRequests, providedByShell } from './share-policy.mjs';

const app = currentApp();

/** The host: provides the platform, knows no remote at build time. */
export function shellConfig(_env, { mode } = {}) {
  const production = mode !== 'development';
  const base = baseConfig({ app, production });
  return {
    ...base,
    entry: { main: './src/main.tsx', arco: { import: arcoComponentRequests, dependOn: 'main' } },
    output: {
      path: `${app.folder}/dist`,
      clean: true,
      publicPath: 'auto',
      uniqueName: app.name,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
      cssFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      cssChunkFilename: production ? '[name].[contenthash:10].css' : '[name].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: app.name,
        remotes: {},
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new AssetsPlugin(app),
    ],
  };
}
