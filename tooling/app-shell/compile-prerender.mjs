import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const SCRIPT = 'drawing.js';
const STYLE = 'drawing.css';

/**
 * Compiles what draws app shells, for nothing but that: one script without the code that pages ask for later, and the
 * stylesheet of what it draws.
 * @param {import('@rspack/core').Configuration} base the app's own configuration
 * @param {string} entry
 */
export async function compileDrawing(base, entry) {
  const folder = await mkdtemp(join(tmpdir(), 'mall-app-shell-'));
  try {
    const compiler = rspack({
      ...base,
      entry: { drawing: entry },
      output: {
        path: folder,
        filename: SCRIPT,
        cssFilename: STYLE,
        library: { type: 'commonjs2' },
        publicPath: '/',
        uniqueName: 'drawing',
      },
      module: {
        ...base.module,
        // What comes later is not drawn, so it need not be compiled.
        parser: { ...base.module?.parser, 'javascript/auto': { importDynamic: false } },
      },
      optimization: { ...base.optimization, splitChunks: false, minimize: true },
      plugins: [],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (!stats || stats.hasErrors())
      throw new Error(`no app shell can be drawn: ${stats?.toString('errors-only')}`);
    const read = (/** @type {string} */ name) => readFile(join(folder, name), 'utf8').catch(() => '');
    return { script: await read(SCRIPT), css: await read(STYLE) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
