import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { projectRoot } from '../lib/places.mjs';
import { writeCssTypes } from '../rspack/css-types.mjs';
import { sharedStylesheets, unusedClasses } from '../rspack/css-uses.mjs';

/** A project of one app under the real compiler options. */
const tree = mkdtempSync(join(tmpdir(), 'mall-css-'));
after(() => rmSync(tree, { recursive: true }));
cpSync(join(projectRoot, 'tooling'), join(tree, 'tooling'), {
  recursive: true,
  filter: (path) => !path.includes('node_modules'),
});
put('mf-news/package.json', '{}');
put(
  'mf-news/tsconfig.json',
  JSON.stringify({
    extends: '../tooling/tsconfig.browser.json',
    compilerOptions: { types: ['../tooling/types/assets.d.ts'] },
    include: ['src'],
  }),
);
put('mf-news/src/card.module.css', '.card { color: red } .card:global(.x) > .head { animation: turn 1s }');

/** @param {string} path @param {string} text */
function put(path, text) {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

/** What the compiler says of a source that uses the stylesheet. @param {string} source */
function compile(source) {
  put('mf-news/src/card.ts', `import styles from './card.module.css';\n${source}\n`);
  const tsc = join(projectRoot, 'node_modules', '.bin', 'tsc');
  return spawnSync(tsc, ['-p', 'mf-news'], { cwd: tree, encoding: 'utf8' }).stdout;
}

test('a class that its stylesheet has is a string', () => {
  writeCssTypes(tree);
  assert.equal(compile("export const name: string = styles['card'] + styles['head'];"), '');
});

test('a class that does not exist is an error of types', () => {
  writeCssTypes(tree);
  assert.match(compile("export const name = styles['foot'];"), /card\.ts.*error TS.*foot/s);
});

test('names that are no classes cannot be used as such', () => {
  writeCssTypes(tree);
  assert.match(
    compile("export const name = styles['turn'] + styles['x'];"),
    /error TS.*turn.*error TS.*'x'/s,
  );
});

test('without declarations nothing passes for a class', () => {
  rmSync(join(tree, '.css-types'), { recursive: true });
  assert.match(compile("export const name = styles['card'];"), /error TS.*"card"/);
});

test('a declaration goes with its stylesheet', () => {
  put('mf-news/src/old.module.css', '.old { color: red }');
  writeCssTypes(tree);
  const declaration = join(tree, '.css-types/mf-news/src/old.module.css.d.ts');
  assert.match(readFileSync(declaration, 'utf8'), /readonly "old": string/);
  rmSync(join(tree, 'mf-news/src/old.module.css'));
  writeCssTypes(tree);
  assert.ok(!existsSync(declaration));
});

test('a class that no source names is found', () => {
  put(
    'mf-news/src/card.ts',
    "import styles from './card.module.css';\nexport const name = styles['card'];\n",
  );
  assert.deepEqual(unusedClasses(tree), ['mf-news/src/card.module.css .head']);
});

test('a stylesheet whose classes are picked by an expression counts as used', () => {
  put(
    'mf-news/src/card.ts',
    "import styles from './card.module.css';\nexport const name = (tone: 'card' | 'head') => styles[tone];\n",
  );
  assert.deepEqual(unusedClasses(tree), []);
});

test('every class of the shop is used', () => {
  assert.deepEqual(unusedClasses(projectRoot), []);
});

test('a stylesheet that a third source imports is found', () => {
  for (const name of ['card', 'head', 'foot']) {
    assert.deepEqual(sharedStylesheets(tree), []);
    put(
      `mf-news/src/${name}.ts`,
      "import styles from './card.module.css';\nexport const name = styles['card'];\n",
    );
  }
  assert.deepEqual(sharedStylesheets(tree), ['mf-news/src/card.module.css']);
});

test('every stylesheet of the shop belongs to a component', () => {
  assert.deepEqual(sharedStylesheets(projectRoot), []);
});
