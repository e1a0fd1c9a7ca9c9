export { shellConfig as default } from 'tooling/rspack/shell.mjs';
