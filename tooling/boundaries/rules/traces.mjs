import { anyLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** @type {Readonly<Record<string, Part>>} */
export const traces = {
  'traces tests': {
    files: ['traces/src/**/*.test.ts', 'traces/src/testing/**'],
    may: ['traces'],
    libraries: anyLibrary,
    instead: 'The start of traces stands alone, its tests too.',
  },
  traces: {
    files: 'traces/src/**',
    libraries: { only: ['@opentelemetry/*'] },
    instead: 'The start of traces knows nothing of what is traced.',
  },
};
