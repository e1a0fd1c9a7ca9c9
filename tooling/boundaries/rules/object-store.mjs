import { anyLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** @type {Readonly<Record<string, Part>>} */
export const objectStore = {
  'object store tests': {
    files: ['object-store/src/**/*.test.ts', 'object-store/src/testing/**'],
    may: ['object store', 'tooling packages'],
    libraries: anyLibrary,
    instead: 'A store of objects stands alone, its tests too.',
  },
  'object store': {
    files: 'object-store/src/**',
    libraries: { only: ['node:*', '@aws-sdk/*', 'cockatiel', 'modern-tar', 'zod'] },
    instead: 'A store of objects knows nothing of what is kept in it.',
  },
};
