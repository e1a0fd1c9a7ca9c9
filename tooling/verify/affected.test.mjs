import assert from 'node:assert/strict';
import { test } from 'node:test';
import { affectedJourneys, affectedPaths, affectedTests } from './affected.mjs';

const journeys = [
  { file: 'journeys/news.test.ts', tags: ['@mf-news'] },
  { file: 'journeys/shop.test.ts', tags: ['@mf-shop'] },
  { file: 'journeys/first-order.test.ts', tags: ['@core', '@mf-shop'] },
];

/** @param {string[]} files */
const journeysFor = (...files) => affectedJourneys(files, journeys);

test('a change of a remote calls for the core journeys about it', () => {
  assert.deepEqual(journeysFor('mf-news/src/app.tsx'), []);
  assert.deepEqual(journeysFor('mf-shop/src/a.module.css'), ['journeys/first-order.test.ts']);
});

test('a change of what every page stands on calls for the journeys across the shop', () => {
  for (const folder of ['shell', 'shared-kernel', 'mall-api', 'release', 'tooling'])
    assert.deepEqual(journeysFor(`${folder}/src/x.ts`), ['journeys/first-order.test.ts'], folder);
});

test('a journey that changed runs itself; what all journeys use runs the core', () => {
  assert.deepEqual(journeysFor('e2e/journeys/news.test.ts'), ['journeys/news.test.ts']);
  assert.deepEqual(journeysFor('e2e/support/shop.ts'), ['journeys/first-order.test.ts']);
});

test('a page of the docs and a unit test call for none', () => {
  assert.deepEqual(
    journeysFor('docs/releasing.md', 'mf-news/src/app.test.tsx', 'mall-api/src/drills/kill.test.ts'),
    [],
  );
});

/** @param {string[]} workspaces that turbo names @param {string[]} files */
const testsFor = (workspaces, ...files) =>
  affectedTests(['mf-news', 'mf-shop', 'kernel'], { workspaces, files }, (name) =>
    name === 'kernel' ? ['tooling'] : ['kernel', 'tooling'],
  );

test('scripts of a workspace call for the tests that import them', () => {
  assert.deepEqual(testsFor(['mf-news'], 'mf-news/src/app.tsx', 'docs/apps.md'), {
    whole: [],
    related: ['mf-news'],
    files: ['mf-news/src/app.tsx'],
  });
});

test('scripts of what a workspace is built on call for its tests that import them', () => {
  const all = ['mf-news', 'mf-shop', 'kernel'];
  const files = ['kernel/src/a.ts', 'mf-news/src/app.tsx'];
  assert.deepEqual(testsFor(all, ...files), { whole: [], related: ['mf-news', 'mf-shop', 'kernel'], files });
  assert.deepEqual(testsFor([...all, 'tooling'], 'tooling/jest/setup.mjs', 'kernel/src/a.ts').related, []);
});

test('where something else changed in a workspace, all tests run of whatever is built on it', () => {
  assert.deepEqual(testsFor(['mf-news', 'mf-shop', 'kernel'], 'kernel/src/a.css', 'mf-news/src/app.tsx'), {
    whole: ['mf-news', 'mf-shop', 'kernel'],
    related: [],
    files: [],
  });
  assert.deepEqual(testsFor(['mf-news', 'mf-shop'], 'mf-news/src/a.css', 'mf-shop/src/app.tsx'), {
    whole: ['mf-news'],
    related: ['mf-shop'],
    files: ['mf-shop/src/app.tsx'],
  });
});

test('what is no script, or stands outside the workspaces, calls for all tests', () => {
  for (const file of [
    'mf-news/src/app.module.css',
    'mf-news/package.json',
    'package-lock.json',
    'turbo.json',
  ])
    assert.deepEqual(testsFor(['mf-news'], 'mf-news/src/app.tsx', file).whole, ['mf-news'], file);
});

test('what a change reaches is linted; everything, where it stands outside the workspaces', () => {
  const workspaces = ['kernel', 'mf-news'];
  assert.deepEqual(affectedPaths({ workspaces, files: ['kernel/src/a.ts', 'README.md'] }), workspaces);
  assert.deepEqual(affectedPaths({ workspaces, files: ['kernel/src/a.ts', 'biome.json'] }), ['.']);
});
