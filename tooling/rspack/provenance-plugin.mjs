import { billOfMaterials } from './bill-of-materials.mjs';
import { buildFacts } from './build-facts.mjs';

/** Where and when a build was made; the only file of it that two builds of one source have otherwise. */
export const PROVENANCE_FILE = 'provenance.json';

/** Leaves beside a build what it holds of others and where it comes from, for the release tool to sign. */
export class ProvenancePlugin {
  /** @param {import('./federation-field.mjs').FederatedApp} app */
  constructor(app) {
    this.app = app;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProvenancePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvenancePlugin', stage }, () => {
        const bill = billOfMaterials(compilation, this.app);
        compilation.emitAsset('sbom.cdx.json', new sources.RawSource(bill));
        const facts = JSON.stringify(buildFacts(), null, 2);
        compilation.emitAsset(PROVENANCE_FILE, new sources.RawSource(`${facts}\n`));
      });
    });
  }
}
