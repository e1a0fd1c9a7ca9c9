import { anyLibrary, noLibrary } from './part.mjs';

/**
 * @typedef {import('./part.mjs').Part} Part
 * @typedef {import('./part.mjs').Libraries} Libraries
 */

const react = ['react', 'react-dom', 'react-router-dom', '@arco-design/web-react'];

/**
 * One entry of the kernel. Its entries name each other by file; everyone else comes in by the index.
 * @param {string} name
 * @param {Omit<Part, 'files'>} rules
 * @returns {Part}
 */
const entry = (name, rules) => ({
  files: `shared-kernel/src/${name}/**`,
  ...rules,
});

const core =
  'The core of the kernel is below its views and runs without React: hooks and views stand in entries above it.';

/** @type {Readonly<Record<string, Part>>} */
const coreEntries = {
  'kernel apps': entry('apps', {
    mayAsTypes: ['kernel contracts', 'kernel domain'],
    libraries: noLibrary,
    instead: 'What apps offer one another is types: `npm run generate` writes it from their manifests.',
  }),
  'kernel domain': entry('domain', { mayAsTypes: ['kernel apps'], libraries: noLibrary, instead: core }),
  'kernel account-application': entry('account-application', { libraries: noLibrary, instead: core }),
  'kernel licences': entry('licences', {
    may: ['kernel domain'],
    mayAsTypes: ['kernel apps'],
    libraries: noLibrary,
    instead: core,
  }),
  'kernel money': entry('money', { libraries: { only: ['big.js'] }, instead: core }),
  'kernel events': entry('events', {
    mayAsTypes: ['kernel contracts'],
    libraries: noLibrary,
    instead: core,
  }),
  'kernel call tables': {
    files: 'shared-kernel/src/contracts/{roles,staleness,wire}.ts',
    may: ['kernel domain'],
    mayAsTypes: ['kernel contracts'],
    libraries: noLibrary,
    instead: 'Browsers load these tables of the contracts, so they bring no schema along.',
  },
  'kernel contracts': entry('contracts', {
    may: ['kernel account-application', 'kernel call tables', 'kernel domain'],
    libraries: { only: ['zod'] },
    instead: 'Contracts are schemas and types: they know the domain and zod.',
  }),
  'kernel session store': {
    files:
      'shared-kernel/src/session/{session,session-keeper,tell-stored,tell-window,is-drawn-for,encrypt-password}.ts',
    may: ['kernel domain', 'kernel events'],
    mayAsTypes: ['kernel contracts'],
    libraries: { only: ['jsencrypt'] },
    instead: core,
  },
  'kernel telemetry': entry('telemetry', {
    mayAsTypes: ['kernel contracts'],
    libraries: noLibrary,
    instead: core,
  }),
  'kernel http': entry('http', {
    may: ['kernel call tables', 'kernel domain', 'kernel events', 'kernel session store'],
    mayAsTypes: ['kernel contracts'],
    libraries: { only: ['axios', '@noble/hashes'] },
    instead: core,
  }),
  'kernel federation': entry('federation', {
    mayAsTypes: ['kernel http'],
    libraries: {
      only: [
        '@module-federation/enhanced',
        '@module-federation/inject-external-runtime-core-plugin',
        '@module-federation/webpack-bundler-runtime',
        'react',
        'start-of-remotes',
      ],
    },
    mayCompute: true,
    instead: 'Loading releases is below the views: pass in what it has to load.',
  }),
  'kernel spreadsheet': entry('spreadsheet', {
    may: ['kernel http'],
    libraries: { only: ['@e965/xlsx', 'papaparse', 'read-excel-file', 'write-excel-file'] },
    instead: core,
  }),
};

/** @type {Readonly<Record<string, Part>>} */
const viewEntries = {
  'kernel session': entry('session', {
    may: ['kernel session store'],
    libraries: { only: ['react'] },
    instead: 'This is the session store and its hook: it knows no view.',
  }),
  'kernel calls': entry('calls', {
    may: ['kernel call tables', 'kernel domain', 'kernel events', 'kernel http', 'kernel session'],
    mayAsTypes: ['kernel contracts'],
    libraries: { only: ['react', '@tanstack/react-query'] },
    instead: 'Calls as hooks stand on contracts and http: they know no view.',
  }),
  'kernel ui': entry('ui', {
    may: ['kernel domain', 'kernel http', 'kernel money'],
    mayAsTypes: ['kernel contracts', 'kernel apps'],
    libraries: { only: [...react, '@tanstack/react-query'] },
    instead: 'Shared views are above the core and below dialogs.',
  }),
  'kernel dialog': entry('dialog', {
    may: ['kernel domain', 'kernel http', 'kernel ui'],
    mayAsTypes: ['kernel contracts'],
    libraries: { only: react },
    instead: 'Dialogs are above the shared views, and know nothing else.',
  }),
  'kernel picker': entry('picker', {
    may: ['kernel ui'],
    libraries: { only: react },
    instead: 'A picker shows what it is given, over the shared views.',
  }),
  'kernel date range': entry('date-range', {
    may: ['kernel dialog', 'kernel domain', 'kernel ui'],
    libraries: { only: react },
    instead: 'A period is chosen in a dialog, above the kernel’s own.',
  }),
  'kernel paper': entry('paper', {
    may: ['kernel domain', 'kernel money', 'kernel ui'],
    libraries: { only: react },
    instead: 'Paper shows what it is given, over the shared views.',
  }),
  'kernel upload': entry('upload', {
    may: ['kernel dialog', 'kernel domain', 'kernel http', 'kernel ui'],
    libraries: { only: react },
    instead: 'Taking a file is a dialog, above the kernel’s own.',
  }),
  'kernel host': entry('host', {
    may: ['kernel ui'],
    libraries: { only: [...react, '@tanstack/react-query'] },
    instead: 'The host lends a guest what the page has: it stands on the shared views and knows no guest.',
  }),
  'kernel styles': {
    files: 'shared-kernel/src/styles/**',
    libraries: noLibrary,
    instead: 'Styles stand alone.',
  },
};

const everyEntry = [...Object.keys(coreEntries), ...Object.keys(viewEntries)];

/** @type {Readonly<Record<string, Part>>} */
export const kernel = {
  'kernel tests': {
    files: 'shared-kernel/src/**/*.test.{ts,tsx}',
    may: [...everyEntry, 'kernel guest', 'kernel app shell', 'kernel testing', 'kernel standalone'],
    libraries: anyLibrary,
    instead: 'A test of the kernel knows the kernel.',
  },
  'kernel on another React': {
    files: 'shared-kernel/react-18/*',
    libraries: { only: ['react', 'react-dom'] },
    instead: 'Only the tests of the kernel run here, on another React; they stand beside what they test.',
  },
  ...coreEntries,
  ...viewEntries,
  'kernel standalone': entry('standalone', {
    may: everyEntry,
    libraries: { only: [...react, '@tanstack/react-query'] },
    instead: 'The standalone page of one app stands on the kernel.',
  }),
  'kernel guest': entry('guest', {
    may: ['kernel ui'],
    mayAsTypes: ['kernel host'],
    libraries: { only: [...react, '@tanstack/react-query'] },
    instead: 'A guest is compiled with its app: of its host it knows the types.',
  }),
  'kernel app shell': entry('app-shell', {
    may: ['kernel calls'],
    libraries: { only: react },
    instead: 'It draws what it is given, when an app is built.',
  }),
  'kernel testing': entry('testing', {
    may: everyEntry,
    libraries: anyLibrary,
    instead: 'What tests share stands on the kernel.',
  }),
};
