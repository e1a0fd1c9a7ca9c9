import { nodePreset } from 'tooling/jest/presets.mjs';

export default {
  ...nodePreset,
  // Published as ES modules only, and Jest on Node 20 cannot require those.
  transformIgnorePatterns: ['/node_modules/(?!(content-disposition|cookie)/)'],
  // One worker spends most of its time waiting for processes that it kills.
  maxWorkers: 2,
  // Those processes start Node some twenty times, which a busy machine does slowly.
  testTimeout: 600_000,
};
