/** @typedef {import('./part.mjs').Part} Part */

const kernel = [
  'kernel account-application',
  'kernel contracts',
  'kernel domain',
  'kernel licences',
  'kernel money',
];
const ground = ['api database', 'api schema', 'api ports', 'api wire', 'object store', 'traces', ...kernel];
const browserLibraries = [
  'react',
  'react-dom',
  'react-router*',
  'axios',
  'zustand',
  '@arco-design/*',
  '@tanstack/*',
];
const libraries = { not: [...browserLibraries, 'jsencrypt'] };

/** @type {Readonly<Record<string, Part>>} */
export const backEnd = {
  'api test server': {
    files: 'mall-api/src/testing/{postgres-server,postgres-programs,free-port}.ts',
    may: ['tooling packages'],
    libraries: { only: ['node:*', 'pg'] },
    instead: 'A server for tests knows nothing of what is tested on it.',
  },
  'api tests': {
    files: [
      'mall-api/src/**/*.test.ts',
      'mall-api/src/testing/**',
      'mall-api/src/drills/**',
      'mall-api/bench/**',
    ],
    may: [
      ...[
        'api start',
        'api admin',
        'api http',
        'api metrics',
        'api migrate',
        'api move',
        'any api routes',
        'any api services',
        'any api rules',
        'any api repositories',
      ],
      ...[
        'api demonstration',
        'api typeface',
        'api test server',
        'object store tests',
        'traces tests',
        'tooling bundles',
        'tooling packages',
      ],
      ...ground,
    ],
    libraries: { not: browserLibraries },
    instead: 'A test of the back end knows the back end and what it may use of the kernel.',
  },
  'api start': {
    files: 'mall-api/src/*',
    may: [
      'api admin',
      'api http',
      'api metrics',
      'any api routes',
      'any api services',
      'any api rules',
      'any api repositories',
      'api demonstration',
      ...ground,
    ],
    libraries,
    instead:
      'Of ours, the back end uses only contracts, domain, account-application, licences and money of the kernel.',
  },
  'api pages': {
    files: 'mall-api/src/modules/<module>/page/**',
    libraries: { only: ['url:**'] },
    instead: 'A page that the back end serves loads by address.',
  },
  'api routes': {
    files: 'mall-api/src/modules/<module>/{routes,serve-*}.ts',
    may: ['api services', 'api rules', 'api http', ...ground],
    libraries,
    instead: 'Routes call the services of their own module; only repositories know the tables.',
  },
  'api services': {
    files: 'mall-api/src/modules/<module>/{service,*-service}.ts',
    may: ['any api services', 'any api rules', 'any api repositories', 'api http', ...ground],
    libraries,
    instead:
      'A service stands on repositories and rules and on services of other modules, and knows no route.',
  },
  'api repositories': {
    files: 'mall-api/src/modules/<module>/{repository,*-repository,*-queries}.ts',
    may: ['any api rules', 'any api repositories', 'api http', ...ground],
    libraries,
    instead: 'A repository is below the services.',
  },
  'api rules': {
    files: 'mall-api/src/modules/<module>/**',
    may: ['any api rules', 'any api repositories', 'api http', 'api typeface', ...ground],
    libraries,
    instead: 'A rule of a module is below the services: pass in what it needs.',
  },
  'api admin': {
    files: 'mall-api/src/admin/**',
    may: ['api start', 'any api services', 'any api rules', 'any api repositories', 'api http', ...ground],
    libraries,
    instead: 'The admin works through the services.',
  },
  'api http': {
    files: 'mall-api/src/http/**',
    may: ground,
    libraries,
    instead: 'What every call has in common knows no module.',
  },
  'api metrics': {
    files: 'mall-api/src/metrics/**',
    may: ['api http', ...ground],
    libraries,
    instead: 'Metrics observe calls, ports and tables, and know no module.',
  },
  'api move': {
    files: 'mall-api/src/move/**',
    may: ['api start', 'any api rules', ...ground],
    libraries,
    instead: 'A move copies tables and files, and uses no service and no repository.',
  },
  'api migrate': {
    files: 'mall-api/src/migrate/**',
    may: ['api start', ...ground],
    libraries,
    instead: 'How the schema changes is known without the modules.',
  },
  'api ports': {
    files: 'mall-api/src/ports/**',
    may: ['api database', 'api schema', 'object store', ...kernel],
    libraries,
    instead: 'A port says what the back end needs of a provider, and knows no module.',
  },
  'api wire': {
    files: ['mall-api/src/wire/**', 'mall-api/src/collections/**'],
    may: kernel,
    libraries: { only: ['big.js', 'zod'] },
    instead: 'How values travel is known without tables and modules.',
  },
  'api schema': {
    files: 'mall-api/src/db/schema/**',
    may: kernel,
    libraries: { only: ['drizzle-orm', 'node:crypto'] },
    instead: 'Tables know the contracts and the domain, and nothing above them.',
  },
  'api database': {
    files: 'mall-api/src/db/**',
    may: ['api schema', 'traces', ...kernel],
    libraries,
    instead: 'The database is below everything else.',
  },
  'api typeface': {
    files: 'mall-api/src/typeface/**',
    libraries,
    instead: 'Outlines of type need nothing of the back end.',
  },
  'api demonstration': {
    files: 'mall-api/src/demonstration/**',
    may: ['api admin', 'api database', 'api ports', 'any api rules'],
    mayLazily: ['demo-shop'],
    libraries,
    instead:
      'The demonstration is loaded with `import()` when it is asked for: the back end starts without its folder.',
  },
};
