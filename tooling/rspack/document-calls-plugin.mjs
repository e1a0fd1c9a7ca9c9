import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { kernelFolder } from '../lib/places.mjs';

const source = join(kernelFolder, 'src', 'http', 'start-first-calls.ts');
/** The release tool puts it into every document (release/src/documents/render-documents.ts). */
const DOCUMENT_CALLS = 'document-calls.txt';

/** What starts the calls of a document, as a script that stands by itself. */
export function documentCalls() {
  const { swc } = rspack.experiments;
  const { code } = swc.transformSync(readFileSync(source, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const script = `(() => {${code.replace(/\bexport (?=function )/, '')}
startFirstCalls(JSON.parse(document.getElementById('first-calls').textContent));
})()`;
  if (/^import /m.test(code))
    throw new Error(`${source} stands in the document by itself and imports nothing`);
  const { code: small } = swc.minifySync(script, {
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return small;
}

/** Leaves beside the shell's build what starts the first calls of its documents. */
export class DocumentCallsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DocumentCallsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DocumentCallsPlugin', stage }, () => {
        compilation.emitAsset(DOCUMENT_CALLS, new sources.RawSource(documentCalls()));
      });
    });
  }
}
