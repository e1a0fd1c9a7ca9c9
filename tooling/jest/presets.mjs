import { fileURLToPath } from 'node:url';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
];

/** Whether the drills run instead of the tests: a drill is a test file in a folder named `drills`. */
export const inDrills = process.env['TEST_CIRCLE'] === 'drills';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const shared = {
  // Kept from one run to the next, wherever a run has its temporary files.
  cacheDirectory: at('../../node_modules/.cache/jest'),
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // The kernel and the tools are source, wherever they stand.
  transformIgnorePatterns: ['/node_modules/(?!(shared-kernel|tooling|workbox-[a-z-]+)/)'],
  testMatch: inDrills
    ? ['<rootDir>/src/**/drills/**/*.test.ts']
    : ['<rootDir>/src/**/*.test.{ts,tsx}', '!**/drills/**'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Screens, components and kernel code, in jsdom. */
export const browserPreset = {
  ...shared,
  testEnvironment: at('./jsdom-environment.mjs'),
  testTimeout: inDrills ? 600_000 : 60_000,
  setupFilesAfterEnv: [
    at('./count-processor-time.mjs'),
    at('./property-seed.cjs'),
    at('./browser-setup.mjs'),
  ],
  moduleNameMapper: {
    // Whoever asks, the kernel's views among them, is drawn by the React that the tested app has installed.
    '^(react|react-dom)(/.*)?$': ['<rootDir>/node_modules/$1$2', '<rootDir>/../node_modules/$1$2'],
    // Jest takes Arco's CommonJS build, so what names its ES build must reach the same one.
    '^@arco-design/web-react/es/(.*)$': '@arco-design/web-react/lib/$1',
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|png|webp|webm|mp4)$': at('./empty-asset.cjs'),
  },
};

/** Back ends and tools, in Node. */
export const nodePreset = {
  ...shared,
  testEnvironment: at('./node-environment.mjs'),
  setupFilesAfterEnv: [at('./count-processor-time.mjs'), at('./property-seed.cjs')],
  // The exporter imports what it needs when it sends, which Jest allows in what it transforms alone.
  transformIgnorePatterns: ['/node_modules/(?!@opentelemetry/otlp-exporter-base/)'],
  testTimeout: inDrills ? 600_000 : 60_000,
};

/** @type {'postgresql' | 'embedded'} */
export const engine = process.env['TEST_ENGINE'] === 'embedded' ? 'embedded' : 'postgresql';

/** mall-api and what stands on it: tests on databases of their own, copied from a migrated template. */
export const databasePreset = {
  ...nodePreset,
  // Jest on Node 20 cannot require the ES modules that Fastify and its static plugin use.
  transformIgnorePatterns: [
    '/node_modules/(?!(content-disposition|cookie|@opentelemetry/otlp-exporter-base)/)',
  ],
  globalSetup: at('../../mall-api/src/testing/create-template.ts'),
  globalTeardown: at('../../mall-api/src/testing/drop-template.ts'),
};
