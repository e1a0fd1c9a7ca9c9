/** Licences that may be in the project as they are; of a choice one of them is enough. */
export const licences = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Python-2.0', 'MPL-2.0'],
  // A font and a table of browsers: data that is passed on with its notice.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Native libraries of the picture tools, linked at run time and passed on unchanged.
  'LGPL-3.0-or-later',
]);

/** Of packages that state their licence in a file and nowhere else. */
export const statedExternally = new Map([['png-js', 'MIT']]);

/** Packages that may run a program of theirs while they are installed: what brings binaries for the machine. */
export const installScripts = new Set(['@parcel/watcher', '@swc/core', 'esbuild']);

/** Where packages may come from. */
export const registries = new Set(['https://registry.npmjs.org']);

/** Versions that were taken over or sabotaged: each was public, and what a lockfile once names it keeps. */
export const knownBad = new Map([
  ['event-stream', ['3.3.6']],
  ['flatmap-stream', ['0.1.1']],
  ['eslint-scope', ['3.7.2']],
  ['ua-parser-js', ['0.7.29', '0.8.0', '1.0.0']],
  ['coa', ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3']],
  ['rc', ['1.2.9', '1.3.9', '2.3.9']],
  ['node-ipc', ['9.2.2', '10.1.1', '10.1.2', '11.0.0']],
  ['colors', ['1.4.1', '1.4.2', '1.4.44-liberty-2']],
  ['faker', ['6.6.6']],
  ['ansi-styles', ['6.2.2']],
  ['debug', ['4.4.2']],
  ['chalk', ['5.6.1']],
  ['supports-color', ['10.2.1']],
  ['strip-ansi', ['7.1.1']],
  ['ansi-regex', ['6.2.1']],
  ['wrap-ansi', ['9.0.1']],
  ['slice-ansi', ['7.1.1']],
  ['color-convert', ['3.1.1']],
  ['color-name', ['2.0.1']],
  ['is-arrayish', ['0.3.3']],
  ['error-ex', ['1.3.3']],
  ['simple-swizzle', ['0.2.3']],
  ['axios', ['1.14.1', '0.30.4']],
]);
