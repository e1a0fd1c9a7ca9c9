import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kernelFolder } from '../lib/places.mjs';
import { exposedFiles, source, surfaceOf } from './federation-field.mjs';

/** @typedef {import('./federation-field.mjs').FederatedApp} FederatedApp */

const require = createRequire(import.meta.url);

/** Tells a view as it is exposed from the view itself. */
const MOUNTABLE = 'mountable';

/** What an app with a React of its own exposes in place of its views. @param {FederatedApp} app */
export const mountableExposes = (app) =>
  Object.fromEntries(
    Object.entries(exposedFiles(app)).map(([expose, file]) => [expose, `${file}?${MOUNTABLE}`]),
  );

/** Makes each of those a component of the page's React that mounts the view. @param {FederatedApp} app */
export function mountableRule(app) {
  const pages = source(app, surfaceOf(app));
  return {
    resourceQuery: new RegExp(`^\\?${MOUNTABLE}$`),
    loader: require.resolve('./mountable-loader.cjs'),
    options: {
      host: join(kernelFolder, 'src', 'host', 'index.ts'),
      guest: join(kernelFolder, 'src', 'guest', 'index.ts'),
      mounts: (/** @type {string} */ file) => (file === pages ? app.mount : []),
    },
  };
}
