import { databasePreset, onPostgresql } from 'tooling/jest/presets.mjs';

export default {
  ...databasePreset,
  // What needs several processes runs on PostgreSQL only; what needs no database runs once.
  testPathIgnorePatterns: onPostgresql
    ? ['/src/(typeface|wire)/', '\\.embedded\\.test\\.ts$']
    : ['\\.postgresql\\.test\\.ts$'],
};
