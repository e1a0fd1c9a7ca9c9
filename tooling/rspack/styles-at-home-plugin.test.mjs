import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { rspack } from '@rspack/core';
import { StylesAtHomePlugin } from './styles-at-home-plugin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mall-styles-'));
after(() => rmSync(folder, { recursive: true }));

/** What a build says against a stylesheet. @param {string} styles @returns {Promise<string[]>} */
async function errorsOf(styles) {
  writeFileSync(join(folder, 'x.module.css'), styles);
  writeFileSync(join(folder, 'x.js'), "import * as styles from './x.module.css';\nconsole.log(styles);\n");
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './x.js',
    output: { path: join(folder, 'dist') },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    plugins: [new StylesAtHomePlugin()],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats.compilation.errors.map((/** @type {Error} */ { message }) => message);
}

test('a build of classes passes, one of elements does not', async () => {
  assert.deepEqual(await errorsOf('.a h1 { color: red } .a:hover { color: blue }'), []);
  const [error, ...others] = await errorsOf('.a { color: red } :global(.arco-btn), h1 { color: red }');
  assert.match(`${error}`, /reaches beyond the app's own views: \.arco-btn/);
  assert.match(`${others}`, /views: h1/);
});
