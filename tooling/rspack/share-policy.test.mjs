import assert from 'node:assert/strict';
import { test } from 'node:test';
import { satisfies } from 'semver';
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

const minors = ['react', 'react-dom', 'react-router-dom', 'shared-kernel/ui', 'shared-kernel/dialog'];

for (const request of minors)
  test(`the shell may have another minor version of ${request} than a remote was built with, newer or older`, () => {
    const { version, requiredVersion } = { ...provided[request], ...consumedByRemote()[request] };
    assert.ok(satisfies(moved(`${version}`, 1, 1), `${requiredVersion}`));
    assert.ok(satisfies(`${version}`.replace(/\.\d+\.\d+$/, '.0.0'), `${requiredVersion}`));
  });

test('of a component that comes whole, nothing older in its minor version will do', () => {
  const [request = ''] = Object.keys(provided).filter((name) => name.startsWith('@arco-design/'));
  const { version, requiredVersion } = { ...provided[request], ...consumedByRemote()[request] };
  assert.ok(satisfies(moved(`${version}`, 1, 1), `${requiredVersion}`));
  assert.ok(!satisfies(moved(`${version}`, 1, -1), `${requiredVersion}`));
});
