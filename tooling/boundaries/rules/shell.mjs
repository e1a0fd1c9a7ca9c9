import { noLibrary } from './part.mjs';

/** @typedef {import('./part.mjs').Part} Part */

const kernel = [
  'domain',
  'account-application',
  'licences',
  'money',
  'http',
  'calls',
  'session',
  'events',
  'telemetry',
  'federation',
  'ui',
  'dialog',
  'styles',
].map((name) => `kernel ${name}`);
const browserOnly = {
  not: ['@tanstack/react-query', 'zod', 'big.js', 'axios', 'jsencrypt', 'react-router', 'node:*', 'url:**'],
};
/** Views take Arco through the kernel; the start of the shell prepares it for this React. */
const viewsOnly = { not: [...browserOnly.not, '@arco-design/*'] };
const below = [
  'shell api',
  'shell remotes',
  'shell page cache',
  'shell facts',
  'shell loading',
  'shell prerendered page',
  'shell cached replies',
];

/** @type {Readonly<Record<string, Part>>} */
export const shell = {
  'shell tests': {
    files: 'shell/src/**/*.test.{ts,tsx}',
    may: [
      ...['start', 'app shell', 'testing', 'views', 'worker', 'manifest'].map((name) => `shell ${name}`),
      ...below,
      ...kernel,
      'kernel testing',
    ],
    mayAsTypes: ['kernel contracts', 'shell contract'],
    libraries: { not: ['big.js', 'axios'] },
    mayCompute: true,
    instead: 'A test of the shell knows the shell and the kernel, and fakes the network with `fakeApi`.',
  },
  'shell testing': {
    files: 'shell/src/testing/**',
    may: ['shell start', 'shell views', ...below, ...kernel, 'kernel testing', 'tooling builds'],
    mayAsTypes: ['kernel contracts'],
    libraries: { not: ['big.js', 'axios'] },
    instead: 'What the tests of the shell share knows the shell and the kernel.',
  },
  'shell manifest': { files: 'shell/package.json', libraries: noLibrary, instead: '' },
  'shell contract': {
    files: 'shell/src/contract.ts',
    mayAsTypes: ['kernel contracts', 'kernel domain'],
    libraries: noLibrary,
    instead: 'What other apps need to know of the shell is types, over those of the kernel.',
  },
  'shell drawing': {
    files: 'shell/login-loop/**',
    libraries: { only: ['sharp', 'node:*'] },
    instead: 'It draws a film by itself.',
  },
  'shell app shell': {
    files: ['shell/src/app-shell/prerender-app-shell.tsx', 'shell/src/app-shell/draw-document.tsx'],
    may: [
      'shell start',
      'shell remotes',
      'kernel calls',
      'kernel federation',
      'kernel app shell',
      'kernel styles',
      'kernel ui',
    ],
    libraries: { only: ['react'] },
    instead: 'It draws the shell as it starts, when it is built or for a document.',
  },
  'shell prerendered page': {
    files: [
      'shell/src/app-shell/prerendered-page.ts',
      'shell/src/app-shell/drawn-page.ts',
      'shell/src/app-shell/keep-window.ts',
    ],
    may: ['kernel session'],
    mayAsTypes: ['kernel calls', 'kernel contracts'],
    libraries: noLibrary,
    instead: 'What the document has shown is known below everything else.',
  },
  'shell start': {
    files: 'shell/src/*',
    may: ['shell views', ...below, ...kernel],
    mayAsTypes: ['kernel contracts'],
    libraries: browserOnly,
    instead: 'The shell takes libraries through the kernel and learns of remotes from the composition.',
  },
  'shell platform': {
    files: 'shell/src/platform/**',
    libraries: {
      only: ['react-router', 'react-router-dom', 'zustand', 'platform-source'],
    },
    instead: 'The platform names the parts of libraries that the shell provides, and knows nothing of ours.',
  },
  'shell facts': {
    files: ['shell/src/network/**', 'shell/src/telemetry/**', 'shell/src/company/**'],
    may: ['kernel domain', 'kernel telemetry'],
    mayAsTypes: ['shell contract'],
    libraries: { only: ['react', 'web-vitals'] },
    instead: 'What the shell knows of network, page times and company stands below everything else in it.',
  },
  'shell loading': {
    files: 'shell/src/loading/**',
    libraries: noLibrary,
    instead: 'Fetching files is below everything else: whoever needs one says which.',
  },
  'shell remotes': {
    files: 'shell/src/remotes/**',
    may: ['shell facts', 'shell loading', 'kernel federation', 'kernel telemetry'],
    mayAsTypes: ['kernel calls'],
    libraries: { only: ['react', 'react-dom'] },
    instead: 'Loading remotes is below the pages: pass in what it has to show.',
  },
  'shell worker': {
    files: 'shell/src/worker/**',
    may: ['shell cached replies'],
    libraries: {
      only: [
        'workbox-core',
        'workbox-expiration',
        'workbox-navigation-preload',
        'workbox-routing',
        'workbox-strategies',
      ],
    },
    mayCompute: true,
    instead:
      'The worker is no page: it knows what pages and it tell each other, and nothing else of the shop.',
  },
  'shell cached replies': {
    files: ['cached-reads.ts', 'messages.ts', 'notice.ts'].map((name) => `shell/src/offline/${name}`),
    mayAsTypes: ['kernel contracts'],
    libraries: noLibrary,
    instead: 'What pages and the worker both know is below either.',
  },
  'shell page cache': {
    files: 'shell/src/page-cache/**',
    may: ['kernel domain'],
    libraries: { only: ['react', 'react-router-dom'] },
    instead: 'The page cache knows no page: pass in what it keeps.',
  },
  'shell api': {
    files: 'shell/src/api/**',
    may: [
      'kernel domain',
      'kernel http',
      'kernel calls',
      'kernel session',
      'kernel events',
      'kernel telemetry',
    ],
    mayAsTypes: ['kernel contracts'],
    libraries: { only: ['react'] },
    instead: 'An operation is below the views: no component, no router, no toast.',
  },
  'shell views': {
    files: [
      'prefetch',
      'apply',
      'inspector',
      'layout',
      'legal',
      'login',
      'offline',
      'pages',
      'remote-page',
      'routes',
      'search',
      'session',
    ].map((name) => `shell/src/${name}/**`),
    may: ['shell start', ...below, ...kernel, 'kernel upload'],
    mayAsTypes: ['kernel contracts', 'shell contract'],
    libraries: viewsOnly,
    instead: 'The shell takes libraries through the kernel and learns of remotes from the composition.',
  },
};
