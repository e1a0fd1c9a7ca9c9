import { anyLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

const libraries = { not: ['react*', '@arco-design/*', '@rspack/*', '@module-federation/*'] };
/** @param {string} name */
const part = (name) => `release ${name}`;

/**
 * @param {string | readonly string[]} folders
 * @param {readonly string[]} may
 * @returns {Part}
 */
const folder = (folders, may) => ({
  files: [folders].flat().map((name) => `release/src/${name}/**`),
  may: may.map(part),
  libraries,
  instead:
    'From below to above: store, log, rights, configuration and signing, publish, composition and documents, then serve, mirror, checks, prune, bucket, watch and ship, then page and cli.',
});

/** What the commands do. */
const commands = ['serve', 'bucket', 'checks', 'watch', 'ship', 'prune', 'page'];
const revisions = ['composition', 'publish', 'configuration', 'signing', 'rights', 'log', 'store'];

/** @type {Readonly<Record<string, Part>>} */
export const release = {
  'release tests': {
    files: ['release/src/**/*.test.ts', 'release/src/testing/**'],
    may: [
      'entries',
      'store',
      'log',
      'rights',
      'configuration',
      'signing',
      'publish',
      'composition',
      'render',
      'serve',
      'bucket',
      'checks',
      'prune',
      'watch',
      'ship',
      'page',
      'cli',
    ]
      .map(part)
      .concat(
        'tooling browser',
        'tooling bundles',
        'tooling packages',
        'object store',
        'object store tests',
        'traces',
        'traces tests',
      ),
    libraries: anyLibrary,
    instead: 'The release tool stands alone, its tests too.',
  },
  'release entries': {
    files: ['release/src/*', 'release/bin/*'],
    may: [...revisions, ...commands, 'cli'].map(part),
    libraries,
    instead: 'The release tool stands alone.',
  },
  'release store': folder('store', []),
  'release log': folder('log', ['store']),
  'release rights': folder('rights', ['log', 'store']),
  'release configuration': folder('configuration', ['rights', 'log', 'store']),
  'release signing': folder('signing', ['rights', 'log', 'store']),
  'release publish': folder('publish', ['signing', 'rights', 'log', 'store']),
  'release composition': folder(
    ['composition', 'documents'],
    ['publish', 'configuration', 'signing', 'rights', 'log', 'store', 'checks'],
  ),
  'release render': { ...folder('render', []), may: ['tooling styles'], mayCompute: true },
  'release serve': {
    ...folder(['serve', 'mirror'], [...revisions, 'render']),
    may: [...[...revisions, 'render'].map(part), 'traces'],
  },
  'release checks': {
    ...folder('checks', [...revisions, 'serve']),
    may: [
      ...[...revisions, 'serve', 'render'].map(part),
      ...['tooling browser', 'tooling bundles', 'tooling styles'],
    ],
  },
  'release prune': folder('prune', [...revisions, 'checks']),
  'release bucket': {
    ...folder('bucket', [...revisions, 'serve', 'prune']),
    may: [...[...revisions, 'serve', 'prune'].map(part), 'object store'],
  },
  'release watch': {
    ...folder('watch', [...revisions, 'bucket']),
    may: [...[...revisions, 'bucket'].map(part), 'object store'],
  },
  'release ship': folder('ship', [...revisions, 'checks']),
  'release page': folder('page', [...revisions, 'serve', 'checks', 'watch']),
  'release cli': {
    ...folder('cli', [...revisions, ...commands]),
    may: [...[...revisions, ...commands].map(part), 'traces'],
  },
};
