import { projectRoot } from '../lib/places.mjs';
import { writeCssTypes } from './css-types.mjs';

/** While a dev server runs, an editor knows the classes of a stylesheet as soon as it is saved. */
export class CssTypesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.watchRun.tap('CssTypesPlugin', () => writeCssTypes(projectRoot));
  }
}
