import { nodePreset } from 'tooling/jest/presets.mjs';

export default {
  ...nodePreset,
  // Published as ES modules only, and Jest on Node 20 cannot require those.
  transformIgnorePatterns: [
    '/node_modules/(?!(content-disposition|cookie|modern-tar|@opentelemetry/otlp-exporter-base)/)',
  ],
};
