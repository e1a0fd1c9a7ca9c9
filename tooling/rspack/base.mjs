import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { kernelFolder } from '../lib/places.mjs';
import { federationRuntimeAliases } from './federation-runtime-aliases.mjs';
import { ownReact } from './own-react.mjs';
import { productionAliases, refuseDevelopmentBuilds } from './production-builds.mjs';
import { arcoFolder, arcoOfShell, styledArcoComponents } from './share-policy.mjs';

const require = createRequire(import.meta.url);
const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const arcoByComponent = {
  libraryName: '@arco-design/web-react',
  libraryDirectory: 'es',
  camelToDashComponentName: false,
};

/**
 * What several chunks need is one of its own. A module that only asks for one of the platform has no code to part, and
 * the chunk's name and place would depend on the folder of the build.
 */
export const unlessOnlyAsking = {
  test: (/** @type {import('@rspack/core').Module} */ { type }) => type !== 'consume-shared-module',
  minChunks: 2,
  priority: -20,
  reuseExistingChunk: true,
};

/**
 * Short names in an order of their own: by frequency they would hang on the digits of chunk names, which while code is
 * minimised still come of absolute paths. It costs 0.1 kB.
 */
const sameNames = /** @type {{}} */ ({ disableCharFreq: true });

/** What others wrote comes built; the kernel is source, wherever it stands. */
const notOurSource = /[\\/]node_modules[\\/](?!shared-kernel[\\/]src[\\/])/;

/** @param {string} layer */
const cssInLayer = (layer) => [{ loader: require.resolve('./layer-loader.cjs'), options: { layer } }];

/**
 * What every browser build of an app has in common.
 * @param {object} options
 * @param {import('./federation-field.mjs').FederatedApp} options.app
 * @param {boolean} options.production
 * @param {boolean} [options.hotReload]
 * @param {string} [options.jsxFrom] package whose JSX run time is meant
 * @param {boolean} [options.arcoStylesOfShell] whether Arco's components that the build carries are styled by the shell's
 * @param {boolean} [options.wholeArco] whether Arco is taken as it is imported, not component by component
 * @returns {import('@rspack/core').Configuration}
 */
export function baseConfig({
  app,
  production,
  hotReload = false,
  jsxFrom = 'react',
  arcoStylesOfShell = false,
  wholeArco = false,
}) {
  return {
    context: app.folder,
    // Names of classes are made of it: what draws pages gives them those that the app's own stylesheets know.
    output: { uniqueName: app.name },
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    lazyCompilation: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...federationRuntimeAliases,
        ...(production && productionAliases),
        ...ownReact(app)?.aliases,
      },
    },
    module: {
      // Custom properties are the shop's tokens, which a module may set for its own part of the page.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/auto': {
          exportsConvention: 'as-is',
          localIdentName: production ? `${app.prefix}[hash:base64:5]` : '[name]-[local]-[hash:base64:4]',
        },
      },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: notOurSource,
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            env: { targets: browsers },
            jsc: {
              // The development JSX runtime belongs to one React; a remote meets the shell's, whichever build that is.
              transform: {
                react: {
                  runtime: 'automatic',
                  importSource: jsxFrom,
                  development: hotReload,
                  refresh: hotReload,
                },
              },
            },
            ...(!wholeArco && { transformImport: [arcoByComponent] }),
          },
          type: 'javascript/auto',
        },
        {
          test: (/** @type {string} */ path) => styledArcoComponents.has(path),
          loader: require.resolve('./arco-style-loader.cjs'),
          options: arcoStylesOfShell ? { fromShell: arcoOfShell } : {},
        },
        {
          test: /\.css$/,
          type: 'css/auto',
          oneOf: [
            { include: arcoFolder, use: cssInLayer('arco') },
            { include: join(kernelFolder, 'src', 'styles') },
            { include: join(kernelFolder, 'src'), use: cssInLayer('kernel') },
            // Apps come above both, and without a layer: a stylesheet with one has Chromium lay out the whole page anew.
            {},
          ],
        },
        { test: /\.(svg|png|webp|avif|mp4|webm)$/, type: 'asset/resource' },
        ...(production ? [refuseDevelopmentBuilds] : []),
      ],
    },
    optimization: {
      // What does not compile takes no part in hot updates: the next one is of what the browser has.
      emitOnErrors: false,
      splitChunks: {
        chunks: 'async',
        minSize: 6_000,
        cacheGroups: { default: unlessOnlyAsking },
      },
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 2 }, mangle: sameNames, format: { comments: false } },
          extractComments: false,
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    // Arco's stylesheets name each other in no fixed order; layers and their own specificity make it harmless.
    ignoreWarnings: [/Conflicting order/],
    performance: false,
    stats: 'errors-warnings',
  };
}
