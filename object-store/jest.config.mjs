import { nodePreset } from 'tooling/jest/presets.mjs';

export default {
  ...nodePreset,
  // Published as an ES module only, and Jest on Node 20 cannot require that.
  transformIgnorePatterns: ['/node_modules/(?!modern-tar/)'],
};
