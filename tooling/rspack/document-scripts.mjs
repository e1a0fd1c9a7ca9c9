import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { kernelFolder } from '../lib/places.mjs';

/** The release tool puts them into every document (release/src/documents/render-documents.ts). */
const scripts = {
  'document-calls.txt': {
    source: 'http/start-first-calls.ts',
    call: "startFirstCalls(JSON.parse(document.getElementById('first-calls').textContent));",
  },
  'document-frame.txt': { source: 'session/show-frame.ts', call: 'showFrame(document);' },
};

/** A function of the kernel as a script that stands by itself. @param {keyof typeof scripts} name */
export function documentScript(name) {
  const { source, call } = scripts[name];
  const file = join(kernelFolder, 'src', source);
  const { swc } = rspack.experiments;
  const { code } = swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const script = `(() => {${code.replace(/\bexport (?=function )/, '')}
${call}
})()`;
  if (/^import /m.test(code)) throw new Error(`${file} stands in the document by itself and imports nothing`);
  const { code: small } = swc.minifySync(script, {
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return small;
}

/** Leaves beside the shell's build what its documents do before any script has come. */
export class DocumentScriptsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DocumentScriptsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DocumentScriptsPlugin', stage }, () => {
        for (const name of /** @type {(keyof typeof scripts)[]} */ (Object.keys(scripts)))
          compilation.emitAsset(name, new sources.RawSource(documentScript(name)));
      });
    });
  }
}
