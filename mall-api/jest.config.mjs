import { nodePreset } from 'tooling/jest/presets.mjs';

export default {
  ...nodePreset,
  // Jest on Node 20 cannot require the ES modules that Fastify and its static plugin use.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)'],
  globalSetup: '<rootDir>/src/testing/create-template.ts',
  globalTeardown: '<rootDir>/src/testing/drop-template.ts',
};
