import { prerenderAppShells } from '../app-shell/prerender-app-shells.mjs';

/** The release tool puts it together into documents (release/src/documents/document-app-shell.ts). */
const APP_SHELL_FILE = 'app-shell.json';

/** Leaves beside a build what its pages look like before any script has come, drawn by the app's own components. */
export class AppShellPlugin {
  /**
   * @param {import('@rspack/core').Configuration} base the app's own configuration
   * @param {string} entry the module that draws
   * @param {readonly string[]} paths
   * @param {unknown} [given] what it is told
   */
  constructor(base, entry, paths, given) {
    this.draw = () => prerenderAppShells(base, entry, paths, given);
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AppShellPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'AppShellPlugin', stage }, async () => {
        const appShell = JSON.stringify(await this.draw());
        compilation.emitAsset(APP_SHELL_FILE, new sources.RawSource(appShell));
      });
    });
  }
}
