import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRemotes } from '../rspack/federation-field.mjs';
import { writeNewRemote } from './new-remote.mjs';

test('a name that will not do, or is taken, is refused before anything is written', () => {
  const [taken = ''] = listRemotes().map(({ name }) => name);
  assert.throws(() => writeNewRemote({ name: 'news' }), /a remote has a name such as mf-news/);
  assert.throws(() => writeNewRemote({ name: taken }), new RegExp(`${taken} exists`));
  assert.throws(() => writeNewRemote({ name: 'mf-some', title: "it's" }), /a title is plain text/);
  assert.throws(() => writeNewRemote({ name: 'mf-some', slot: 'Some View' }), /a view has a name such as/);
});
