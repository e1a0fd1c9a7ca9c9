import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeyTags } from './affected.mjs';

const remotes = ['mf-news', 'mf-shop'];

test('a change of remotes calls for the journeys that are tagged with them', () => {
  assert.deepEqual(journeyTags(['mf-news'], remotes), ['@mf-news']);
  assert.deepEqual(journeyTags(['mf-news', 'mf-shop'], remotes), ['@mf-news', '@mf-shop']);
});

test('a change of anything that every journey stands on calls for all of them', () => {
  for (const ground of ['shell', 'shared-kernel', 'mall-api', 'release', 'tooling', 'e2e'])
    assert.equal(journeyTags(['mf-news', ground], remotes), 'all');
});

test('no change calls for none', () => {
  assert.deepEqual(journeyTags([], remotes), []);
});
