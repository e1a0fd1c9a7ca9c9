import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { satisfies } from 'semver';
import { projectRoot } from '../lib/places.mjs';
import { consumedByRemote, providedByShell } from './share-policy.mjs';

const provided = providedByShell();

/** @param {string} version @param {number} part 0 the major, 1 the minor, 2 the patch @param {number} by */
const moved = (version, part, by) =>
  version
    .split('.')
    .map((number, index) => (index === part ? Number(number) + by : index > part ? 0 : number))
    .join('.');

for (const [request, { requiredVersion }] of Object.entries(consumedByRemote())) {
  const version = `${provided[request]?.version}`;
  test(`${request} may be patched, in the shell or in what a remote was built with`, () => {
    assert.ok(satisfies(version, requiredVersion));
    assert.ok(satisfies(moved(version, 2, 1), requiredVersion));
    assert.ok(satisfies(version.replace(/\d+$/, '0'), requiredVersion));
    assert.ok(!satisfies(moved(version, 0, 1), requiredVersion));
  });
}

test('another minor version of React is for every remote to be built with', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'node_modules/react/package.json'), 'utf8'));
  assert.ok(!satisfies(moved(version, 1, 1), `${consumedByRemote()['react']?.requiredVersion}`));
});
