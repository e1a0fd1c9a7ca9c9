import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from './ask-registry.mjs';
import { lockfileFindings } from './lockfile-findings.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const good = { version: '1.0.0', integrity, license: 'MIT' };
/** @param {import('./lockfile-findings.mjs').Locked} more @param {string} [name] */
const findings = (more, name = 'some') =>
  lockfileFindings({ [`node_modules/${name}`]: { ...good, ...more } });

test('what is pinned, allowed and from the registry passes; workspaces are not looked at', () => {
  assert.deepEqual(findings({}), []);
  assert.deepEqual(findings({ resolved: 'https://registry.npmjs.org/some/-/some-1.0.0.tgz' }), []);
  assert.deepEqual(findings({ license: '(MPL-2.0 OR GPL-3.0)' }), []);
  assert.deepEqual(findings({ hasInstallScript: true }, 'a/node_modules/esbuild'), []);
  assert.deepEqual(
    lockfileFindings({ '': {}, shell: { version: '1.0.0' }, 'node_modules/shell': { link: true } }),
    [],
  );
});

test('each thing that speaks against a package is told by its name', () => {
  assert.deepEqual(findings({ integrity: 'sha1-abc=' }), ['some@1.0.0 is not pinned to its content']);
  assert.deepEqual(findings({ resolved: 'http://registry.npmjs.org/some.tgz' }), [
    'some@1.0.0 comes from http://registry.npmjs.org/some.tgz',
  ]);
  assert.deepEqual(findings({ resolved: 'git+ssh://git@example.org/some.git' }).length, 1);
  assert.deepEqual(findings({ license: 'MIT AND GPL-3.0' }), ['some@1.0.0 has the licence MIT AND GPL-3.0']);
  assert.deepEqual(findings({ license: '' }), ['some@1.0.0 has the licence (none)']);
  assert.deepEqual(findings({ hasInstallScript: true }), ['some@1.0.0 runs a script when it is installed']);
  assert.deepEqual(findings({ version: '3.3.6' }, '@a/b/node_modules/event-stream'), [
    'event-stream@3.3.6 is a version that was tampered with',
  ]);
});

test('a binary of another system that is only named is held where it would be installed', () => {
  const musl = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] };
  /** @param {import('./lockfile-findings.mjs').Locked} more @param {Partial<import('./other-systems.mjs').System>} on */
  const count = (more, on) =>
    lockfileFindings(
      { 'node_modules/some-musl': { ...musl, ...more } },
      { os: 'linux', cpu: 'x64', libc: 'glibc', ...on },
    ).length;
  assert.equal(count({}, {}), 0);
  assert.equal(count({}, { libc: 'musl' }), 2, 'neither content nor licence is known where it is installed');
  assert.equal(count({}, { libc: 'musl', cpu: 'arm64' }), 0);
  assert.equal(count({ libc: ['glibc'] }, {}), 2);
  assert.equal(count({ os: ['!win32'] }, { os: 'win32', libc: '' }), 0);
  assert.equal(count({ os: ['!win32'] }, { os: 'darwin', libc: '' }), 2);
  assert.equal(count({ optional: false }, {}), 2);
  assert.equal(count({ integrity: 'sha1-abc=' }, {}), 2, 'what states its content is held everywhere');
});

test('an answer of the registry is told from none', () => {
  const found = { vulnerabilities: { some: { severity: 'high', range: '<2' } } };
  assert.deepEqual(readAnswer(JSON.stringify(found)), { asked: true, advisories: ['some <2: high'] });
  assert.deepEqual(readAnswer('{"vulnerabilities":{}}'), { asked: true, advisories: [] });
  assert.deepEqual(readAnswer('{"message":"405 Method Not Allowed","error":{"summary":""}}'), {
    asked: false,
    why: '405 Method Not Allowed',
  });
  assert.deepEqual(readAnswer(''), { asked: false, why: 'no answer that can be read' });
});
