export { browserPreset as default } from 'tooling/jest/presets.mjs';
