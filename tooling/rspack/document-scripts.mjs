import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { rspack } from '@rspack/core';
import { kernelFolder } from '../lib/places.mjs';

/** The release tool puts them into every document (release/src/documents/render-documents.ts). */
const scripts = {
  'document-calls.txt': {
    sources: ['domain/picture-sources.ts', 'http/fetch-first-pictures.ts', 'http/start-preloaded-calls.ts'],
    call: "startPreloadedCalls(JSON.parse(document.getElementById('preloaded-calls').textContent));",
  },
  'document-app-shell.txt': {
    sources: [
      'session/is-drawn-for.ts',
      'session/tell-window.ts',
      'session/show-app-shell.ts',
      'app-shell/keep-early-input.ts',
    ],
    call: 'showAppShell(document); keepEarlyInput(document);',
  },
};

/** A function of the kernel as a script that stands by itself. @param {keyof typeof scripts} name */
export function documentScript(name) {
  const { sources, call } = scripts[name];
  const { swc } = rspack.experiments;
  const script = `(() => {${sources.map((source) => asPart(source, sources)).join('\n')}
${call}
})()`;
  const { code: small } = swc.minifySync(script, {
    compress: { passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return small;
}

/**
 * A file of the kernel as a part of a script that holds what it imports, too.
 * @param {string} source
 * @param {readonly string[]} sources
 */
function asPart(source, sources) {
  const file = join(kernelFolder, 'src', source);
  const { code } = rspack.experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return code
    .replace(/^import .* from ['"](.*)['"];?$/gm, (_line, name) => {
      const wanted = posix.join(posix.dirname(source), `${name}.ts`);
      if (sources.indexOf(wanted) >= 0 && sources.indexOf(wanted) < sources.indexOf(source)) return '';
      throw new Error(`${file} stands in the document, where there is no ${name}`);
    })
    .replace(/\bexport (?=function )/g, '');
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
