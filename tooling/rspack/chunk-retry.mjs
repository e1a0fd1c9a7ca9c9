import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

/** What the shell, when there is one, does for the files of every app: deadlines, another try, integrity. */
const LOADER = 'globalThis.appFiles';
/** Stands in the code until the stylesheets are what they stay. */
const INTEGRITIES = '__STYLE_INTEGRITIES__';

/** For `output.importFunctionName`: how a chunk is fetched; alone, without a shell, as the browser does. */
export const importChunk = `((u=>(u=new URL(u,import.meta.url).href,${LOADER}?${LOADER}.module(u):import(u))))`;

/**
 * Gives the stylesheets of a build their integrity wherever they are loaded, and hands them to the shell, so that one that
 * hangs, fails or was changed is a failure of the view that needs it.
 */
export class ChunkRetryPlugin {
  /** @param {boolean} production */
  constructor(production) {
    this.production = production;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const integrity = this.production ? `link.integrity="sha256-"+${INTEGRITIES}[chunkId];\n` : '';
    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      const { createLink } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createLink.tap('ChunkRetryPlugin', (code) => `${code}\n${integrity}${LOADER}?.style(link);\n`);
      compilation.hooks.runtimeModule.tap('ChunkRetryPlugin', (module) => {
        if (module.name === 'chunk_prefetch_trigger' && module.source)
          module.source.source = Buffer.from(withoutRejection(`${module.source.source}`));
      });
      // The names of scripts follow those of the stylesheets that they load, so their hashes tell of the content, too.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'ChunkRetryPlugin', stage }, (assets) => {
        const known = JSON.stringify(styleIntegrities(compilation));
        for (const [name, source] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? `${source.source()}` : '';
          if (text.includes(INTEGRITIES))
            compilation.updateAsset(name, new sources.RawSource(text.replaceAll(INTEGRITIES, `(${known})`)));
        }
      });
    });
  }
}

/**
 * What fetches further chunks once one has come: where that one fails whoever asked for it is told, and nobody else; a second
 * promise that nobody catches would be reported as a fault of the page. @param {string} code
 */
export function withoutRejection(code) {
  const caught = code.replace(/\}\);(\s*\};\s*)$/, '}, () => {});$1');
  if (caught === code) throw new Error('how the bundler prefetches chunks has changed: see chunk-retry');
  return caught;
}

/** Digests of the stylesheets by chunk. @param {import('@rspack/core').Compilation} compilation */
function styleIntegrities(compilation) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const { id, files } of compilation.chunks)
    for (const file of files) {
      const content = file.endsWith('.css') && compilation.getAsset(file)?.source.buffer();
      if (content) found[`${id}`] = createHash('sha256').update(content).digest('base64');
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
