import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesOf, cssModulesUnder } from './css-types.mjs';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** What a component and the one that is drawn in its place while it waits may have in common. */
const mostImporters = 2;

/** @typedef {'any' | Set<string>} Use The classes that a source names, or `any` where it picks them by an expression. */

/**
 * The classes that no source of the project names, as `file .class`. A stylesheet whose classes are picked by an
 * expression counts as used: the compiler knows which of them can be meant.
 * @param {string} root the project's folder
 */
export const unusedClasses = (root) =>
  [...usesUnder(root)].flatMap(([file, uses]) =>
    uses.includes('any')
      ? []
      : classesOf(join(root, file))
          .filter((name) => !uses.some((names) => names !== 'any' && names.has(name)))
          .map((name) => `${file} .${name}`),
  );

/**
 * Stylesheets that so many sources import that they should be a component.
 * @param {string} root the project's folder
 */
export const sharedStylesheets = (root) =>
  [...usesUnder(root)].flatMap(([file, uses]) => (uses.length > mostImporters ? [file] : []));

/**
 * By stylesheet, what each source that imports it uses of it.
 * @param {string} root
 */
function usesUnder(root) {
  /** @type {Map<string, Use[]>} */
  const uses = new Map(cssModulesUnder(root).map((file) => [file, []]));
  for (const folder of new Set([...uses.keys()].map((file) => file.slice(0, file.indexOf('src') + 3)))) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(root, folder, name), 'utf8');
      for (const [, local = '', path = ''] of text.matchAll(IMPORT))
        uses.get(join(dirname(join(folder, name)), path))?.push(usesOf(text, local));
    }
  }
  return uses;
}

/**
 * @param {string} text
 * @param {string} local name of the stylesheet in it
 * @returns {Use}
 */
function usesOf(text, local) {
  const uses = [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['(\\w+)'\\]|\\[)`, 'g'))];
  const names = uses.flatMap(([, property, key]) => property ?? key ?? []);
  return names.length < uses.length ? 'any' : new Set(names);
}
