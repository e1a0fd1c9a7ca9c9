import { join } from 'node:path';
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
