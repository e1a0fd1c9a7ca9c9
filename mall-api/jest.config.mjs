import { nodePreset } from 'tooling/jest/presets.mjs';

const onPostgresql = process.env.TEST_ENGINE === 'postgresql';

export default {
  ...nodePreset,
  // Jest on Node 20 cannot require the ES modules that Fastify and its static plugin use.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)'],
  globalSetup: '<rootDir>/src/testing/create-template.ts',
  globalTeardown: '<rootDir>/src/testing/drop-template.ts',
  // What needs several processes runs on PostgreSQL only; what needs no database runs once.
  testPathIgnorePatterns: onPostgresql
    ? ['/src/(media|wire|seed/drawings)/']
    : ['\\.postgresql\\.test\\.ts$'],
};
