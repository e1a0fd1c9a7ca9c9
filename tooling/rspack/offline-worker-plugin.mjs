import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { bundledBeside, bundledFiles } from './bundled-packages.mjs';
import { PathFreeIdsPlugin } from './path-free-ids.mjs';

/** The release tool has `sw.js` take it (release/src/documents/offline-worker.ts). */
const WORKER = 'offline-worker.js';

/**
 * Leaves beside the shell's build the program of its service worker. It is compiled by itself: a worker is one classic script,
 * and has nothing of the platform that every other entry of the shell brings.
 */
export class OfflineWorkerPlugin {
  /**
   * @param {import('@rspack/core').Configuration} base the app's own configuration
   * @param {string} entry
   */
  constructor(base, entry) {
    this.base = base;
    this.entry = entry;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OfflineWorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'OfflineWorkerPlugin', stage }, async () => {
        const { script, files } = await compile(this.base, this.entry);
        bundledBeside(compilation, files);
        compilation.emitAsset(WORKER, new sources.RawSource(script));
      });
    });
  }
}

/** @param {import('@rspack/core').Configuration} base @param {string} entry */
async function compile(base, entry) {
  const folder = await mkdtemp(join(tmpdir(), 'mall-worker-'));
  try {
    const compiler = rspack({
      ...base,
      target: ['webworker', 'es2022'],
      entry: { worker: entry },
      output: { path: folder, filename: WORKER, uniqueName: 'offline-worker' },
      optimization: { ...base.optimization, splitChunks: false },
      plugins: [new PathFreeIdsPlugin()],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats || stats.hasErrors()) throw new Error(`no offline worker: ${stats?.toString('errors-only')}`);
    const files = bundledFiles(stats.compilation);
    await promisify(compiler.close.bind(compiler))();
    return { script: await readFile(join(folder, WORKER), 'utf8'), files };
  } finally {
    await rm(folder, { recursive: true });
  }
}
