import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { projectRoot } from '../rspack/federation-field.mjs';

/** A scratch tree under the project's own rules, so that a forbidden line can be put anywhere in it. */
const tree = mkdtempSync(join(tmpdir(), 'mall-boundaries-'));
after(() => rmSync(tree, { recursive: true }));
const {
  vcs: _vcs,
  $schema: _schema,
  ...rules
} = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
writeFileSync(join(tree, 'biome.json'), JSON.stringify(rules));

function lint(path, source) {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${source}\n`);
  const biome = join(projectRoot, 'node_modules', '.bin', 'biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--only=style/noRestrictedImports', path], {
    cwd: tree,
    encoding: 'utf8',
  });
  const output = stdout + stderr;
  assert.match(output, /Checked 1 file/);
  return { refused: output.includes('lint/style/noRestrictedImports'), output };
}

const forbidden = [
  ['a remote importing another remote', 'mf-cart/src/cart/x.tsx', "import a from 'mf-orders/src/app'; a();"],
  [
    'a remote reaching another by a relative path',
    'mf-cart/src/x.tsx',
    "import a from '../../mf-orders/src/app'; a();",
  ],
  ['a remote importing the shell', 'mf-account/src/x.tsx', "import a from '../../shell/src/main'; a();"],
  ['the kernel importing an app', 'shared-kernel/src/ui/x.tsx', "import a from 'mf-cart/src/app'; a();"],
  ['the shell importing a remote', 'shell/src/x.tsx', "import a from 'mf-cart/src/app'; a();"],
  ['a deep import into the kernel', 'mf-cart/src/x.ts', "import a from 'shared-kernel/src/http/api'; a();"],
  [
    'the API taking a browser part of the kernel',
    'mall-api/src/x.ts',
    "import { api } from 'shared-kernel/http'; api();",
  ],
  [
    'the release tool importing the kernel',
    'release/src/x.ts',
    "import { calls } from 'shared-kernel/contracts'; calls();",
  ],
  [
    'a rule of the model calling the server',
    'mf-cart/src/model/x.ts',
    "import { api } from 'shared-kernel/http'; api();",
  ],
  ['an operation importing a screen', 'mf-cart/src/api/x.ts', "import a from '../cart-screen'; a();"],
];

for (const [title, path, source] of forbidden)
  test(`refuses ${title}`, () => {
    const { refused, output } = lint(path, source);
    assert.ok(refused, output);
  });

const allowed = [
  ['mf-cart/src/x.tsx', "import { api } from 'shared-kernel/http'; api();"],
  ['shell/src/x.ts', "import 'shared-kernel/styles/tokens.css';"],
  ['mall-api/src/x.ts', "import { calls } from 'shared-kernel/contracts'; calls();"],
  ['mf-cart/src/model/x.ts', "import { addAmounts } from 'shared-kernel/money'; addAmounts();"],
];

for (const [path, source] of allowed)
  test(`allows ${source}`, () => {
    const { refused, output } = lint(path, source);
    assert.ok(!refused, output);
  });
