import { join } from 'node:path';

/** The module `bundled-apps`, written per build, that names the remotes' imports. */
export const bundledApps = (shellFolder) => join(shellFolder, 'src', 'bundled-apps.js');

export const withBundledApps = ({ resolve }, shellFolder) => ({
  ...resolve,
  alias: { ...resolve.alias, 'bundled-apps': bundledApps(shellFolder) },
});
