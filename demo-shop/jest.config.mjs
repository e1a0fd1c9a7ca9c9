import { databasePreset, onPostgresql } from 'tooling/jest/presets.mjs';

export default {
  ...databasePreset,
  // What needs no database runs once.
  testPathIgnorePatterns: onPostgresql ? ['/src/(pictures|drawings)/'] : ['/node_modules/'],
};
