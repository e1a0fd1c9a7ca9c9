export { nodePreset as default } from 'tooling/jest/presets.mjs';
