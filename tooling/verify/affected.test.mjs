import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affectedJourneys } from './affected.mjs';

const journeys = [
  { file: 'journeys/news.test.ts', tags: ['@mf-news'] },
  { file: 'journeys/shop.test.ts', tags: ['@mf-shop'] },
  { file: 'journeys/first-order.test.ts', tags: ['@core', '@mf-shop'] },
];

/** @param {string[]} files */
const journeysFor = (...files) => affectedJourneys(files, journeys);

test('a change of a remote calls for the journeys about it', () => {
  assert.deepEqual(journeysFor('mf-news/src/app.tsx'), ['journeys/news.test.ts']);
  assert.deepEqual(journeysFor('mf-shop/src/a.module.css'), [
    'journeys/shop.test.ts',
    'journeys/first-order.test.ts',
  ]);
});

test('a change of what every page stands on calls for the journeys across the shop', () => {
  for (const folder of ['shell', 'shared-kernel', 'mall-api', 'release', 'tooling'])
    assert.deepEqual(journeysFor(`${folder}/src/x.ts`), ['journeys/first-order.test.ts'], folder);
});

test('a journey that changed runs itself; what all journeys use runs all of them', () => {
  assert.deepEqual(journeysFor('e2e/journeys/news.test.ts'), ['journeys/news.test.ts']);
  assert.equal(journeysFor('e2e/support/shop.ts').length, journeys.length);
});

test('a page of the docs and a unit test call for none', () => {
  assert.deepEqual(
    journeysFor('docs/releasing.md', 'mf-news/src/app.test.tsx', 'mall-api/src/drills/kill.test.ts'),
    [],
  );
});
