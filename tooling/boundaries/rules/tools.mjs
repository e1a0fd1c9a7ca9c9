import { anyLibrary, noLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** @type {Readonly<Record<string, Part>>} */
export const tools = {
  'app configuration': {
    files: '{*,shared-kernel/react-18}/*.config.{ts,mjs}',
    may: ['tooling builds', 'tooling tests', 'tooling programs', 'tooling browser'],
    libraries: anyLibrary,
    instead: 'The configuration of a workspace is one line over a preset of tooling.',
  },
  'tooling before installation': {
    files: 'tooling/lib/{ensure-installed,places}.mjs',
    libraries: { only: ['node:*'] },
    instead: 'It installs the dependencies, so it can use none of them.',
  },
  'tooling types': { files: 'tooling/types/**', libraries: noLibrary, instead: 'Types of files alone.' },
  'tooling packages': {
    files: 'tooling/lib/{install-packages,nginx}.mjs',
    may: ['tooling before installation'],
    libraries: { only: ['node:*'] },
    instead: 'What tests lack is installed by the system alone.',
  },
  'tooling bundles': {
    files: 'tooling/lib/bundled-program.mjs',
    may: ['tooling before installation'],
    libraries: { only: ['node:*', 'esbuild'] },
    instead: 'It bundles a program that it is given.',
  },
  'tooling browser': {
    files: 'tooling/lib/chromium.mjs',
    may: ['tooling packages'],
    libraries: { only: ['node:*', '@playwright/test'] },
    instead: 'It finds the browser by itself.',
  },
  'tooling styles': {
    files: 'tooling/lib/{pick-rules,stray-styles,style-tokens}.mjs',
    libraries: { only: ['css-tree'] },
    instead: 'It reads a stylesheet that it is given.',
  },
  'tooling tests': {
    files: ['tooling/**/*.test.mjs', 'tooling/jest/**'],
    may: [
      'tooling builds',
      'tooling boundaries',
      'tooling programs',
      'tooling bundles',
      'tooling browser',
      'tooling styles',
      'tooling before installation',
    ],
    libraries: anyLibrary,
    instead: 'Tools read the sources of the apps as files; they build against none of them.',
  },
  'tooling builds': {
    files: ['tooling/rspack/**', 'tooling/app-shell/**', 'tooling/app-manifest/**'],
    may: ['tooling before installation', 'tooling styles'],
    libraries: anyLibrary,
    mayCompute: true,
    instead: 'Presets read the sources of the apps as files; they build against none of them.',
  },
  'tooling boundaries': {
    files: 'tooling/boundaries/**',
    may: ['tooling before installation'],
    libraries: { only: ['node:*', 'oxc-parser', 'oxc-resolver', 'css-tree'] },
    instead: 'The boundaries stand by themselves.',
  },
  'tooling programs': {
    files: 'tooling/**',
    may: ['tooling builds', 'tooling browser', 'tooling bundles', 'tooling before installation'],
    libraries: anyLibrary,
    instead: 'Tools start programs of other workspaces as processes.',
  },
  'build to compare with': {
    files: 'e2e/bench/bundled-*.{ts,tsx}',
    may: ['shell start', 'shell remotes'],
    libraries: { only: ['bundled-apps'] },
    instead: 'It starts the shell over apps that are built together with it.',
  },
  journeys: {
    files: 'e2e/**',
    may: [
      ...['tooling builds', 'tooling programs', 'tooling bundles', 'tooling browser'],
      'tooling before installation',
      ...['kernel domain', 'demo-shop', 'api test server'],
    ],
    libraries: anyLibrary,
    instead: 'Journeys drive the running product and know it from outside.',
  },
};
