import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const router = join(dirname(require.resolve('react-router/package.json')), 'dist', 'production');

/** The package names its development build for everybody; the other one lies beside it. */
export const productionAliases = {
  'react-router$': join(router, 'index.mjs'),
  'react-router/dom$': join(router, 'dom-export.mjs'),
};

/** Fails a build that would carry the development build of a library. */
export const refuseDevelopmentBuilds = {
  test: /[\\/]node_modules[\\/].*(?:[\\/](?:development|dev)[\\/]|\.(?:development|dev)\.[cm]?js$)/,
  loader: require.resolve('./refuse-development-build.cjs'),
};
