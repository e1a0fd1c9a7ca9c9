import { noLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** What the kernel or the shell wraps, and what runs on a server. */
const wrapped = [
  ...['axios', 'big.js', 'zod', 'jsencrypt', 'papaparse', 'read-excel-file', 'write-excel-file'],
  ...['react-router', '@tanstack/react-query', '@module-federation/*', 'react-dom', 'node:*', 'url:**'],
  '@arco-design/*',
];
const views = ['react', 'react-dom', 'react-router-dom', '@tanstack/*'];

const rules = ['kernel domain', 'kernel money'];
const calls = [
  ...rules,
  'kernel http',
  'kernel calls',
  'kernel session',
  'kernel events',
  'kernel telemetry',
];
const dialogs = ['kernel dialog', 'kernel picker', 'kernel date range', 'kernel paper', 'kernel upload'];
const screens = [...calls, 'kernel ui', ...dialogs, 'kernel styles'];
const types = ['kernel contracts', 'kernel spreadsheet', 'remote contract'];
const lazily = ['kernel spreadsheet'];

const shared = ['shared components', 'shared api', 'shared state', 'shared model'];
const feature = ['feature components', 'feature api', 'feature state', 'feature model'];

/** @type {Part} */
const model = {
  files: [],
  may: rules,
  mayAsTypes: types,
  libraries: { not: [...wrapped, ...views, 'zustand'] },
  instead:
    'A model is pure: no React, no server call, no view, no store. Pass in what it needs; a store is a file `model/*-store.ts`.',
};

/** @type {Part} */
const state = {
  files: [],
  may: [...rules, 'kernel session', 'kernel events'],
  mayAsTypes: types,
  libraries: { not: [...wrapped, ...views] },
  instead: 'A store knows the model and what a logout clears; it calls no server and shows nothing.',
};

/** @type {Part} */
const api = {
  files: [],
  may: calls,
  mayAsTypes: types,
  libraries: { not: [...wrapped, 'react-router-dom'] },
  instead:
    'An operation is below the views: no component, no router, no toast. Let the screen that calls it act on the result.',
};

/** @type {Part} */
const view = {
  files: [],
  may: screens,
  mayAsTypes: types,
  mayLazily: lazily,
  libraries: { not: wrapped },
  instead:
    'Screens stand on the components, model and api of their feature and of the app; features do not know each other. What two features need stands in the `components`, `model` or `api` of the app; what the kernel wraps comes from the kernel.',
};

/**
 * Every remote, registered or not. From above to below: surface, screens of a feature, its components, its api and model,
 * then what the features of the app share, then the kernel.
 * @type {Readonly<Record<string, Part>>}
 */
export const remote = {
  'remote tests': {
    files: 'mf-<app>/src/**/*.test.{ts,tsx}',
    may: [
      ...['remote surface', 'remote manifest', 'remote testing', 'any feature screens', ...shared],
      ...feature.map((name) => `any ${name}`),
      ...screens,
      'kernel testing',
      'kernel spreadsheet',
    ],
    mayAsTypes: types,
    libraries: { not: ['@module-federation/*', 'big.js', 'jsencrypt', 'axios'] },
    mayCompute: true,
    instead: 'A test of a remote knows that remote and the kernel, and fakes the network with `fakeApi`.',
  },
  'remote testing': {
    files: ['mf-<app>/src/testing/**', 'mf-<app>/src/<feature>/testing/**'],
    may: [
      ...['remote surface', 'any feature screens', ...shared, ...feature.map((name) => `any ${name}`)],
      ...screens,
      'kernel testing',
    ],
    mayAsTypes: types,
    libraries: { not: ['@module-federation/*', 'big.js', 'jsencrypt', 'axios'] },
    instead: 'What the tests of a remote share knows that remote and the kernel.',
  },
  'remote manifest': {
    files: 'mf-<app>/package.json',
    libraries: noLibrary,
    instead: '',
  },
  'remote contract': {
    files: 'mf-<app>/src/contract.ts',
    mayAsTypes: ['kernel contracts', 'kernel domain'],
    libraries: noLibrary,
    instead: 'What other apps need to know of this one is types, over those of the kernel.',
  },
  'remote standalone page': {
    files: 'mf-<app>/src/standalone.tsx',
    may: ['remote surface', 'remote manifest', 'remote testing', 'kernel standalone', 'kernel domain'],
    libraries: { not: wrapped },
    instead: 'The standalone page of one app mounts the surface of the app, and may answer itself.',
  },
  'shared components': {
    ...view,
    files: 'mf-<app>/src/components/**',
    may: [...screens, ...shared.slice(1)],
  },
  'shared api': { ...api, files: 'mf-<app>/src/api/**', may: [...calls, 'shared model', 'shared state'] },
  'shared state': {
    ...state,
    files: 'mf-<app>/src/model/*-store.ts',
    may: [...(state.may ?? []), 'shared model'],
  },
  'shared model': { ...model, files: 'mf-<app>/src/model/**' },
  'remote surface': {
    ...view,
    files: 'mf-<app>/src/*',
    may: [...screens, ...shared, 'any feature screens', ...feature.map((name) => `any ${name}`)],
  },
  'feature state': {
    ...state,
    files: 'mf-<app>/src/<feature>/model/*-store.ts',
    may: [...(state.may ?? []), 'feature model', 'shared model', 'shared state'],
  },
  'feature model': { ...model, files: 'mf-<app>/src/<feature>/model/**', may: [...rules, 'shared model'] },
  'feature api': {
    ...api,
    files: 'mf-<app>/src/<feature>/api/**',
    may: [...calls, 'feature state', 'feature model', ...shared.slice(1)],
  },
  'feature components': {
    ...view,
    files: 'mf-<app>/src/<feature>/components/**',
    may: [...screens, ...feature.slice(1), ...shared],
  },
  'feature screens': { ...view, files: 'mf-<app>/src/<feature>/*', may: [...screens, ...feature, ...shared] },
};
