import { rspack } from '@rspack/core';

/**
 * The source maps of a production build lie in this folder beside its files, and none of those names one: the release tool
 * keeps them for the team, and buyers' browsers cannot ask for them.
 */
export const SOURCE_MAPS_FOLDER = 'source-maps';

export const hiddenSourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${SOURCE_MAPS_FOLDER}/[file].map`,
    append: false,
    // By their place in the project: the same wherever that stands.
    moduleFilenameTemplate: '[resource-path]',
  });
