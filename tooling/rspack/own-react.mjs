import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageFolder, platform } from './platform.mjs';

/**
 * @typedef {object} OwnReact The React of an app that is not drawn by the shell's.
 * @property {string} version
 * @property {Readonly<Record<string, string>>} aliases where everything in the app's build finds React, and what draws with it
 */

/**
 * An app that has installed another major version of React than the shell provides brings its own. Nothing else says so.
 * @param {{ folder: string }} app
 * @returns {OwnReact | undefined} nothing for an app that takes the shell's
 */
export function ownReact({ folder }) {
  const require = createRequire(join(folder, 'package.json'));
  const manifest = require.resolve('react/package.json');
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (majorOf(version) === majorOf(platform['react'] ?? '')) return undefined;
  return {
    version,
    aliases: {
      react: dirname(manifest),
      'react-dom': dirname(require.resolve('react-dom/package.json')),
      // One copy of each, whoever asks: what they hand down goes from component to component by identity.
      ...Object.fromEntries(
        ['react-router-dom', '@tanstack/react-query'].map((name) => [`${name}$`, packageFolder(name)]),
      ),
    },
  };
}

/** @param {string} version */
const majorOf = (version) => version.split('.')[0];
