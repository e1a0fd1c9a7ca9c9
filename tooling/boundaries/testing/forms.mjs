/**
 * @typedef {object} Form A way to import a file.
 * @property {'value' | 'type' | 'lazy'} form
 * @property {boolean} typed whether only TypeScript has it
 * @property {(path: string, n: number) => string} write the line; `n` keeps its names apart
 */

/** @type {(form: Form['form'], write: Form['write'], typed?: boolean) => Form} */
const way = (form, write, typed = false) => ({ form, typed, write });

/** @type {Readonly<Record<string, Form>>} */
export const forms = {
  import: way('value', (path, n) => `import a${n} from '${path}';`),
  'import for its effect': way('value', (path) => `import '${path}';`),
  'import type': way('type', (path, n) => `import type { A${n} } from '${path}';`, true),
  'export from': way('value', (path, n) => `export { b${n} } from '${path}';`),
  'export * from': way('value', (path) => `export * from '${path}';`),
  'export type from': way('type', (path, n) => `export type { B${n} } from '${path}';`, true),
  'import()': way('lazy', (path) => `void import('${path}');`),
  'import() of a template': way('lazy', (path) => `void import(\`${path}\`);`),
  require: way('value', (path) => `require('${path}');`),
  'require.resolve': way('value', (path) => `require.resolve('${path}');`),
  'import = require': way('value', (path, n) => `import c${n} = require('${path}');`, true),
  'type by import': way('type', (path, n) => `export type C${n} = import('${path}').C;`, true),
  'jest.mock': way('value', (path) => `jest.mock('${path}', () => ({}));`),
  'new URL': way('value', (path) => `new URL('${path}', import.meta.url);`),
};
