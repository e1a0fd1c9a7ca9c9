const MANIFEST = 'mf-manifest.json';
/** What the federation plugin found out on its way to the manifest; nothing reads it, and its order changes. */
const STATS = 'mf-stats.json';

/** Leaves of federation's two files the one that browsers get, its lists in an order that does not change. */
export class StableManifestPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StableManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StableManifestPlugin', stage }, () => {
        compilation.deleteAsset(STATS);
        compilation.updateAsset(MANIFEST, (source) => {
          const manifest = JSON.parse(`${source.source()}`);
          return new sources.RawSource(`${JSON.stringify(manifest, sortLists, 2)}\n`);
        });
      });
    });
  }
}

/** @param {string} _key @param {unknown} value */
const sortLists = (_key, value) =>
  Array.isArray(value) ? [...value].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value;
