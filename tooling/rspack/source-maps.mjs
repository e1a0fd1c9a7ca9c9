import { rspack } from '@rspack/core';

const FOLDER = 'source-maps';

/**
 * The source maps of a production build lie in a folder beside its files, and none of those names one: the release tool keeps
 * them for the team, and buyers' browsers cannot ask for them.
 */
export class HiddenSourceMapsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    new rspack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: `${FOLDER}/[file].map`,
      append: false,
      moduleFilenameTemplate: '[resource-path]',
    }).apply(compiler);
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HiddenSourceMapsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HiddenSourceMapsPlugin', stage }, () => {
        // What the federation generates names the folder of the build, down to each column; a remote's entry is nothing else.
        for (const { name, source } of compilation.getAssets())
          if (name.startsWith(`${FOLDER}/`) && isOfGenerated(`${source.source()}`))
            compilation.deleteAsset(name);
      });
    });
  }
}

/** @param {string} map */
const isOfGenerated = (map) =>
  map.includes('"data:') &&
  JSON.parse(map).sources.some((/** @type {string} */ source) => source.startsWith('data:'));
