export { remoteConfig as default } from 'tooling/rspack/remote.mjs';
