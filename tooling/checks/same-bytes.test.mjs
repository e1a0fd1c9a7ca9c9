import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBuilds } from '../lib/same-bytes.mjs';
import { numberNames } from '../rspack/path-free-ids.mjs';

// The shell provides the platform and a remote takes it: between them they have every kind of module there is.
test('the same source gives the same bytes in another folder', async () => {
  const comparisons = await compareBuilds(['shell', 'mf-account']);
  for (const { app, files, differing } of comparisons) {
    assert.ok(files > 10, `${app} was built to ${files} files`);
    assert.deepEqual(differing, [], `${app} differs`);
  }
});

test('modules keep their numbers in whatever order they come, and no two have the same', () => {
  const names = Array.from({ length: 400 }, (_, index) => `/src/module-${index}.ts`);
  const ids = numberNames(names);
  assert.deepEqual(numberNames([...names].reverse()), ids);
  assert.equal(new Set(ids.values()).size, names.length);
  assert.ok(Math.max(...ids.values()) < 10_000);
});
