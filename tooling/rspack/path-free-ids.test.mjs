import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberNames } from './path-free-ids.mjs';

test('modules keep their numbers in whatever order they come, and no two have the same', () => {
  const names = Array.from({ length: 400 }, (_, index) => `/src/module-${index}.ts`);
  const ids = numberNames(names);
  assert.deepEqual(numberNames([...names].reverse()), ids);
  assert.equal(new Set(ids.values()).size, names.length);
  assert.ok(Math.max(...ids.values()) < 10_000);
});
