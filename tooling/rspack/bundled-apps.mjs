import { join } from 'node:path';

/** The module `bundled-apps`, written per build, that names the remotes' imports. @param {string} shellFolder */
export const bundledApps = (shellFolder) => join(shellFolder, 'src', 'bundled-apps.js');

/**
 * @param {import('@rspack/core').Configuration} config
 * @param {string} shellFolder
 */
export const withBundledApps = ({ resolve = {} }, shellFolder) => ({
  ...resolve,
  alias: { ...resolve.alias, 'bundled-apps': bundledApps(shellFolder) },
});
