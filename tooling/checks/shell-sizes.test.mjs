import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '../lib/places.mjs';
import { turbo } from '../verify/commands.mjs';

await turbo('run', 'build', '--filter=shell', '--output-logs=errors-only');
const out = join(projectRoot, 'shell', 'dist');
/**
 * @type {{
 *   entry: string,
 *   soon: string[],
 *   routes: Record<string, { files: string[] }>,
 *   provides: Record<string, { files: string[] } | string[]>,
 * }}
 */
const { entry, soon, routes, provides } = JSON.parse(readFileSync(join(out, 'assets.json'), 'utf8'));

/** @type {{ entry: number, route: number }} */
const budget = JSON.parse(readFileSync(join(projectRoot, 'release.config.json'), 'utf8')).policy.budgets
  .shell;

/** Bytes as they travel of what is loaded when platform modules are first asked for. @param {string[]} requests */
function bytesOf(...requests) {
  const files = requests.flatMap((request) => {
    const provided = provides[request];
    assert.ok(provided, `${request} is not provided`);
    return Array.isArray(provided) ? provided : provided.files;
  });
  return travelling([...new Set(files)]);
}

/** Sizes that are known, by file: most files stand in several sums. @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(out, file))).length;
  sizes.set(file, size);
  return size;
}

/** @param {string[]} files */
const travelling = (files) => files.map(sizeOf).reduce((sum, bytes) => sum + bytes, 0);

const arco = (/** @type {string} */ name) => `@arco-design/web-react/es/${name}`;

test('the first paint waits for a light script, and what comes beside it is light, too', (t) => {
  const [script, beside] = [travelling([entry]), travelling(soon)];
  t.diagnostic(`script ${script}, beside it ${beside} bytes`);
  assert.ok(script <= budget.entry, `the shell's script is ${script} bytes`);
  assert.ok(beside <= 17_500, `beside it come ${beside} bytes`);
});

test('every page of the shell keeps the budget that its release is held to', () => {
  assert.ok(Object.keys(routes).length > 3);
  for (const [path, { files }] of Object.entries(routes)) {
    const bytes = travelling(files);
    assert.ok(bytes <= budget.route, `${path} is ${bytes} bytes`);
  }
});

test('no stylesheet of the app stands in a cascade layer, with which the page would be laid out anew', () => {
  const styles = readdirSync(out).filter((file) => file.endsWith('.css'));
  const layers = styles.flatMap((file) =>
    [...readFileSync(join(out, file), 'utf8').matchAll(/@layer ([^{;]+)/g)].flatMap(([, names = '']) =>
      names.split(/, ?/),
    ),
  );
  assert.deepEqual(new Set(layers), new Set(['arco', 'kernel']));
});

test('the app shell that stands in every document is light', (t) => {
  /** @type {{ css: string, pages: Record<string, { visitor: string, buyer: string }> }} */
  const { css, pages } = JSON.parse(readFileSync(join(out, 'app-shell.json'), 'utf8'));
  for (const [path, { visitor, buyer }] of Object.entries(pages)) {
    const bytes = brotliCompressSync(css + visitor + buyer).length;
    if (path === '/home') t.diagnostic(`appShell ${bytes} bytes`);
    assert.ok(bytes <= 5_600, `the app shell of ${path} is ${bytes} bytes`);
  }
});

test('it is drawn for a visitor and for a buyer, by path', () => {
  const { pages } = JSON.parse(readFileSync(join(out, 'app-shell.json'), 'utf8'));
  const [home, cart] = [pages['/home'], pages['/shoppingCar']];
  assert.match(home.visitor, /登录/);
  assert.doesNotMatch(home.visitor, /data-own/);
  assert.match(home.buyer, /订单中心.*data-own="name"/s);
  assert.match(home.buyer, /aria-current="page" href="\/home"/);
  assert.doesNotMatch(cart.buyer, /aria-current/);
  assert.doesNotMatch(JSON.stringify(pages), /%clientName%|<!--|<template/);
});

test('the first toast and the first dialog stay light', (t) => {
  const toast = bytesOf(arco('Message'));
  const dialog = bytesOf(arco('Modal'), 'shared-kernel/dialog');
  t.diagnostic(`toast ${toast}, dialog ${dialog} bytes`);
  assert.ok(toast <= 21_000, `the first toast loads ${toast} bytes`);
  assert.ok(dialog <= 35_000, `the first dialog loads ${dialog} bytes`);
});
