import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeNewRepository } from '../app-manifest/new-repository.mjs';
import { packKit } from '../kit/pack-kit.mjs';
import { projectRoot } from '../lib/places.mjs';
import { run } from '../lib/processes.mjs';

const moved = 'mf-account';
const scratch = mkdtempSync(join(tmpdir(), 'mall-team-'));
const root = join(scratch, 'account-team');
/** @param {string} command @param {string[]} args */
const inRepository = (command, ...args) => run(command, args, { cwd: root });
/** @param {string[]} steps */
const npmTest = (...steps) => inRepository('npm', 'test', '--silent', '--', ...steps);

/** @type {readonly import('../kit/pack-kit.mjs').Packed[]} */
let kit;

before(async () => {
  const packed = join(scratch, 'kit');
  kit = await packKit(packed);
  const addresses = Object.fromEntries(kit.map(({ name, file }) => [name, `file:${join(packed, file)}`]));
  writeNewRepository({ folder: root, shop: 'http://localhost:3000', kit: addresses });
  cpSync(join(projectRoot, moved), join(root, moved), {
    recursive: true,
    filter: (path) => !/[\\/](dist|node_modules)$/.test(path),
  });
  await inRepository('git', 'init', '-q');
  await inRepository('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
});
after(() => rmSync(scratch, { recursive: true, force: true }));

test('the same source is packed to the same bytes', async () => {
  const again = await packKit(join(scratch, 'again'));
  assert.deepEqual(again, kit);
});

test('its compiler is the one that the kit is pinned to, in one installation', async () => {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'tooling', 'package.json'), 'utf8'));
  const installed = JSON.parse(await inRepository('npm', 'ls', '@rspack/core', '--all', '--json'));
  assert.deepEqual(versionsOf(installed, '@rspack/core'), new Set([dependencies['@rspack/core']]));
});

test('a remote that has moved out finds its types, its boundaries and its tests in order', async () => {
  await npmTest('types', 'boundaries', 'unit');
});

test('what is outside stays outside', async () => {
  const reaching = join(root, moved, 'src', 'reaching.ts');
  writeFileSync(reaching, "export { api } from 'shared-kernel/src/http/api';\n");
  await assert.rejects(
    npmTest('boundaries'),
    /src\/reaching\.ts:1 may not import shared-kernel\/src\/http\/api/,
  );
  rmSync(reaching);
});

test('its build is the size that it was, and takes all of the platform from the shell', async () => {
  const here = join(scratch, 'here');
  await run(join(projectRoot, 'node_modules', '.bin', 'rspack'), ['build', '--output-path', here], {
    cwd: join(projectRoot, moved),
  });
  await npmTest('build');
  const there = join(root, moved, 'dist');
  assert.ok(Math.abs(sizeOf(there) - sizeOf(here)) < 500, `${sizeOf(there)} against ${sizeOf(here)} bytes`);
  assert.deepEqual(described(there), described(here));
});

/** What buyers would load of a build. @param {string} folder */
const sizeOf = (folder) =>
  readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** What a build says of itself, but for the names of its files. @param {string} folder */
function described(folder) {
  const { consumes, bundled, calls, slots, surface, federation } = JSON.parse(
    readFileSync(join(folder, 'assets.json'), 'utf8'),
  );
  return { consumes, bundled, calls, slots, surface, federation };
}

/**
 * @typedef {{ version?: string, dependencies?: Record<string, Installed> }} Installed
 * @param {Installed} tree @param {string} wanted @returns {Set<string | undefined>}
 */
function versionsOf(tree, wanted) {
  const found = Object.entries(tree.dependencies ?? {}).flatMap(([name, below]) => [
    ...(name === wanted ? [below.version] : []),
    ...versionsOf(below, wanted),
  ]);
  return new Set(found);
}
