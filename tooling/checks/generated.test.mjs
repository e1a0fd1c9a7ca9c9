import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { generatedFiles } from '../app-manifest/app-contracts.mjs';
import { projectRoot } from '../lib/places.mjs';

const files = generatedFiles();

for (const [name, text] of files)
  test(`${name} says what the apps state; if not: npm run generate`, () =>
    assert.equal(readFileSync(join(projectRoot, name), 'utf8'), text));

test('the kernel keeps nothing of an app that is no more', () => {
  const folder = join('shared-kernel', 'src', 'apps');
  const expected = [...files.keys()].filter((name) => name.startsWith(folder)).map((name) => basename(name));
  assert.deepEqual(readdirSync(join(projectRoot, folder)).sort(), expected.sort());
});
