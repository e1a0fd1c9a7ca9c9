import { browserPreset, inDrills } from 'tooling/jest/presets.mjs';

export default {
  ...browserPreset,
  roots: ['<rootDir>', '<rootDir>/../src'],
  testMatch: inDrills ? ['<rootDir>/*.test.ts', '**/shared-kernel/src/**/*.test.tsx'] : [],
};
