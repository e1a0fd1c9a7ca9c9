import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../lib/places.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:[cm]?[jt]sx?|css|md|sql)$/.test(path) && existsSync(join(projectRoot, path)));

/** @param {string} path */
const read = (path) => readFileSync(join(projectRoot, path), 'utf8');
/** @param {string} text */
const withoutCode = (text) => text.replaceAll(/```[\s\S]*?```/g, '');

/** Anchors that a page offers, made from its headings as GitHub makes them. @param {string} page */
function anchorsIn(page) {
  const headings = [...withoutCode(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  assert.deepEqual(headings, [...new Set(headings)], `${page}: two headings with one anchor`);
  return new Set(headings);
}

/** @type {Map<string, Set<string>>} */
const anchors = new Map();
/** @param {string} page @param {string} anchor */
function hasAnchor(page, anchor) {
  const known = anchors.get(page) ?? anchorsIn(page);
  anchors.set(page, known);
  return known.has(anchor);
}

/** Every place that points to a page of the repository: a page with an anchor, anywhere, and links of pages. @param {string} path */
function referencesIn(path) {
  const text = read(path);
  const named = [...text.matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w-]+))?/g)].map(([, page, anchor]) => ({
    page: `docs/${page}`,
    anchor,
  }));
  const linked = path.endsWith('.md')
    ? [...withoutCode(text).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map(([, to, anchor]) => ({
        page: to ? normalize(join(dirname(path), to)) : path,
        anchor,
      }))
    : [];
  return [...named, ...linked];
}

test('every page and anchor that a comment or a page points to exists', () => {
  /** @type {string[]} */
  const missing = [];
  let found = 0;
  for (const path of files) {
    for (const { page, anchor } of referencesIn(path)) {
      found += 1;
      if (!existsSync(join(projectRoot, page))) missing.push(`${path}: ${page}`);
      else if (anchor && !hasAnchor(page, anchor)) missing.push(`${path}: ${page}#${anchor}`);
    }
  }
  assert.ok(found > 50, `only ${found} references found`);
  assert.deepEqual(missing, []);
});

test('no comment points to a section or a decision without saying where it stands', () => {
  const unnamed = /\(sections? \d|\bof section \d|\(decisions\b|[;,] decisions\b[,)]/;
  const lost = files.filter((path) => !/\.md$|^tooling\/checks\//.test(path) && unnamed.test(read(path)));
  assert.deepEqual(lost, []);
});

test('every file that a page names exists', () => {
  const pages = files.filter((path) => path.startsWith('docs/') || /^[A-Z]+\.md$/.test(path));
  const folders = new Set(files.map((path) => path.slice(0, path.indexOf('/'))));
  const missing = [];
  let found = 0;
  for (const page of pages) {
    for (const [, path = ''] of withoutCode(read(page)).matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)) {
      if (!folders.has(path.slice(0, path.indexOf('/')))) continue;
      found += 1;
      if (!existsSync(join(projectRoot, path))) missing.push(`${page}: ${path}`);
    }
  }
  assert.ok(found > 20, `only ${found} files named`);
  assert.deepEqual(missing, []);
});
