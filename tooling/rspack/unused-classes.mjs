import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesOf, cssModulesUnder } from './css-types.mjs';

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/**
 * The classes that no source of the project names, as `file .class`. A stylesheet whose classes are picked by an
 * expression counts as used: the compiler knows which of them can be meant.
 * @param {string} root the project's folder
 */
export function unusedClasses(root) {
  const modules = cssModulesUnder(root);
  /** @type {Map<string, ('any' | Set<string>)[]>} */
  const uses = new Map(modules.map((file) => [file, []]));
  for (const folder of new Set(modules.map((file) => file.slice(0, file.indexOf('src') + 3)))) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(root, folder, name), 'utf8');
      for (const [, local = '', path = ''] of text.matchAll(IMPORT))
        uses.get(join(dirname(join(folder, name)), path))?.push(usesOf(text, local));
    }
  }
  return [...uses].flatMap(([file, some]) =>
    some.includes('any')
      ? []
      : classesOf(join(root, file))
          .filter((name) => !some.some((names) => names !== 'any' && names.has(name)))
          .map((name) => `${file} .${name}`),
  );
}

/**
 * The classes that a source names of a stylesheet, or `any` where it picks them by an expression.
 * @param {string} text
 * @param {string} local name of the stylesheet in it
 * @returns {'any' | Set<string>}
 */
function usesOf(text, local) {
  const uses = [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['(\\w+)'\\]|\\[)`, 'g'))];
  const names = uses.flatMap(([, property, key]) => property ?? key ?? []);
  return names.length < uses.length ? 'any' : new Set(names);
}
