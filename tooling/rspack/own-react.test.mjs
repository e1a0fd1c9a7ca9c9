import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ownReact } from './own-react.mjs';
import { platform } from './platform.mjs';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'mall-react-')));
after(() => rmSync(root, { recursive: true }));

/** An app with its own copy of React. @param {string} name @param {string} version */
function appWith(name, version) {
  const folder = join(root, name);
  for (const library of ['react', 'react-dom']) {
    const installed = join(folder, 'node_modules', library);
    mkdirSync(installed, { recursive: true });
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: library, version }));
  }
  return { folder };
}

test('an app with another major version brings its own, whoever asks for it', () => {
  const app = appWith('mf-old', '18.3.1');
  const { version, aliases } = ownReact(app) ?? {};
  assert.equal(version, '18.3.1');
  assert.equal(aliases?.['react'], join(app.folder, 'node_modules', 'react'));
  assert.equal(aliases?.['react-dom'], join(app.folder, 'node_modules', 'react-dom'));
});

test('any version of the same major is the shell’s', () => {
  const major = platform['react']?.split('.')[0];
  assert.equal(ownReact(appWith('mf-new', `${major}.0.0`)), undefined);
});
