import { browserPreset } from 'tooling/jest/presets.mjs';

// The picture viewer comes as ES modules only.
export default {
  ...browserPreset,
  transformIgnorePatterns: ['/node_modules/(?!yet-another-react-lightbox/)'],
};
