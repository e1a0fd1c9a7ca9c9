import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { bundledFiles } from '../rspack/bundled-packages.mjs';
import { PathFreeIdsPlugin } from '../rspack/path-free-ids.mjs';

const SCRIPT = 'drawing.js';
const STYLE = 'drawing.css';

/**
 * Compiles what draws pages, for nothing but that: one script, and the stylesheet of what it draws.
 * @param {import('@rspack/core').Configuration} base the app's own configuration
 * @param {string} entry
 * @param {object} options
 * @param {boolean} options.whole with the code that pages ask for later, else without it
 * @param {readonly string[]} [options.external] modules that the script is handed by name
 * @param {import('@rspack/core').RspackPluginInstance[]} [options.plugins]
 */
export async function compileDrawing(base, entry, { whole, external = [], plugins = [] }) {
  const folder = await mkdtemp(join(tmpdir(), 'mall-drawing-'));
  try {
    const compiler = rspack({
      ...base,
      entry: { drawing: entry },
      externals: Object.fromEntries(external.map((request) => [request, `commonjs ${request}`])),
      output: {
        ...base.output,
        path: folder,
        filename: SCRIPT,
        cssFilename: STYLE,
        library: { type: 'commonjs2' },
        publicPath: '/',
        assetModuleFilename: '[name].[contenthash:10][ext]',
      },
      module: {
        ...base.module,
        parser: {
          ...base.module?.parser,
          'javascript/auto': whole
            ? { dynamicImportMode: 'eager', worker: false, url: false }
            : { importDynamic: false },
        },
      },
      optimization: { ...base.optimization, splitChunks: false, minimize: true },
      plugins: [
        new PathFreeIdsPlugin(),
        // Where the source lies is nobody's business.
        new rspack.DefinePlugin({ 'import.meta.url': '""' }),
        ...plugins,
      ],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats || stats.hasErrors())
      throw new Error(`no page can be drawn: ${stats?.toString('errors-only')}`);
    const files = bundledFiles(stats.compilation);
    await promisify(compiler.close.bind(compiler))();
    const read = (/** @type {string} */ name) => readFile(join(folder, name), 'utf8').catch(() => '');
    return { script: await read(SCRIPT), css: await read(STYLE), files };
  } finally {
    await rm(folder, { recursive: true });
  }
}
