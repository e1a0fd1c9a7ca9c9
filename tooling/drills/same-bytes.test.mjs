import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBuilds } from '../lib/same-bytes.mjs';

// The shell provides the platform and a remote takes it: between them they have every kind of module there is.
test('the same source gives the same bytes in another folder', async () => {
  const comparisons = await compareBuilds(['shell', 'mf-account']);
  for (const { app, files, differing } of comparisons) {
    assert.ok(files > 10, `${app} was built to ${files} files`);
    assert.deepEqual(differing, [], `${app} differs`);
  }
});
