export { databasePreset as default } from 'tooling/jest/presets.mjs';
