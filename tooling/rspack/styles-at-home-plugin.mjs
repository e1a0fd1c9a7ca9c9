import { strayStyles } from '../lib/stray-styles.mjs';

/** Refuses a build whose styles could reach more than the app's own views. */
export class StylesAtHomePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StylesAtHomePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StylesAtHomePlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          for (const stray of strayStyles(`${source.source()}`))
            compilation.errors.push(
              new WebpackError(
                `${name} reaches beyond the app's own views: ${stray}. Give it a class of the app's.`,
              ),
            );
        }
      });
    });
  }
}
