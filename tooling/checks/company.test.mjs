import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../lib/places.mjs';

const statement = 'shared-kernel/src/domain/company.json';
/** @type {Record<string, unknown>} */
const company = JSON.parse(readFileSync(join(projectRoot, statement), 'utf8'));

const sources = ['ts', 'tsx', 'mjs', 'json', 'css', 'html'].map((ending) => `*.${ending}`);
const apart = [statement, '*.test.*', '*/testing/*'].map((path) => `:!${path}`);

/** @param {string} text @returns {string[]} files of the product that state a text */
function filesWith(text) {
  try {
    const found = execFileSync('git', ['grep', '-lF', '-e', text, '--', ...sources, ...apart], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return found.trim().split('\n');
  } catch (error) {
    // Git says by 1 that there are none.
    if (error instanceof Error && 'status' in error && error.status === 1) return [];
    throw error;
  }
}

const facts = [
  'name',
  'creditCode',
  'address',
  'servicePhone',
  'switchboard',
  'email',
  'bank',
  'bankAccount',
];
const further = ['productionLicence', 'classOneFiling', 'icp', 'policeRecord', 'slogan'];

for (const fact of [...facts, ...further])
  test(`the company's ${fact} stands in ${statement} alone`, () => {
    const text = company[fact];
    assert.ok(typeof text === 'string' && text !== '');
    assert.deepEqual(filesWith(text), []);
  });
