import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../lib/places.mjs';

/** @param {string} name */
const at = (name) => join(projectRoot, 'node_modules', '@module-federation', name, 'dist');

/** Rspack resolves the CommonJS build of the federation runtime; its ES build is half the size once shaken. */
export const federationRuntimeAliases = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk'].map((name) => [
    join(at(name), 'index.cjs'),
    join(at(name), 'index.js'),
  ]),
);

/**
 * Parts of the federation runtime that the shell does not come to: it registers entries, not manifests, fetches them and all
 * files itself, preloads by the document, and builds no remote into itself.
 */
const leftOut = [
  join(at('runtime-core'), 'plugins', 'snapshot', 'SnapshotHandler.js'),
  join(at('runtime-core'), 'plugins', 'snapshot', 'index.js'),
  join(at('runtime-core'), 'plugins', 'generate-preload-assets.js'),
  join(at('runtime-core'), 'utils', 'preload.js'),
  join(at('sdk'), 'dom.js'),
  join(at('sdk'), 'generateSnapshotFromManifest.js'),
  join(at('sdk'), 'node.js'),
  join(at('webpack-bundler-runtime'), 'remotes.js'),
  join(at('webpack-bundler-runtime'), 'getSharedFallbackGetter.js'),
];

const nothing = fileURLToPath(new URL('./left-out-of-federation.mjs', import.meta.url));

export const federationLeftOut = Object.fromEntries(leftOut.map((file) => [file, nothing]));
