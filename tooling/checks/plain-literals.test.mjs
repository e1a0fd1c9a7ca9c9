import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseSync } from 'oxc-parser';
import { projectRoot } from '../lib/places.mjs';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/**
 * @param {unknown} node
 * @param {(node: any) => void} see
 */
function walk(node, see) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node);
  for (const child of Object.values(node)) walk(child, see);
}

/**
 * Lines on which an object literal is spread into another one.
 * @param {string} path
 * @param {string} text
 */
function spreadLiterals(path, text) {
  /** @type {string[]} */
  const found = [];
  if (!/\.\.\.\s*\{/.test(text)) return found;
  walk(parseSync(path, text).program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    for (const { type, start, argument } of node.properties) {
      if (type === 'SpreadElement' && argument.type === 'ObjectExpression')
        found.push(`${path}:${text.slice(0, start).split('\n').length}`);
    }
  });
  return found;
}

test('a literal that is spread into another is found', () => {
  assert.deepEqual(spreadLiterals('a.ts', 'f({\n  ...{ a, b },\n  ...(c ? { d } : {}),\n});'), ['a.ts:2']);
});

test('object literals are written plainly, without one spread into another', () => {
  const found = sources.flatMap((path) => {
    try {
      return spreadLiterals(path, readFileSync(join(projectRoot, path), 'utf8'));
    } catch (error) {
      // A file that is deleted and not yet committed.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  });
  assert.deepEqual(found, []);
});
