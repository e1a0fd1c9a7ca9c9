import { importChunk } from './chunk-retry.mjs';

/** For source maps while an app is developed: a debugger finds the file that it is to stop in without being told where. */
export const namedAsOnDisk = { devtoolModuleFilenameTemplate: '[absolute-resource-path]' };

/**
 * Content-hashed ES modules, so that an unchanged file keeps its address from release to release.
 * @param {import('./federation-field.mjs').FederatedApp} app
 * @param {boolean} production
 * @returns {import('@rspack/core').Output}
 */
export function moduleOutput(app, production) {
  const name = production ? '[name].[contenthash:10]' : '[name]';
  return {
    path: `${app.folder}/dist`,
    // The page alone is built into the same folder, which in development is in memory.
    clean: production,
    publicPath: 'auto',
    uniqueName: app.name,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    importFunctionName: importChunk,
    filename: `${name}.js`,
    chunkFilename: `${name}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${name}.css`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    ...(!production && namedAsOnDisk),
  };
}
