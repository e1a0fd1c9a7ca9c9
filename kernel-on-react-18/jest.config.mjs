import { browserPreset } from 'tooling/jest/presets.mjs';

export default {
  ...browserPreset,
  roots: ['<rootDir>', '<rootDir>/../shared-kernel/src'],
  testMatch: ['<rootDir>/*.test.ts', '**/shared-kernel/src/**/*.test.tsx'],
};
