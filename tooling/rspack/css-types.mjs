import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, walk } from 'css-tree';

/** Where the declarations go, in the place of their stylesheets; `rootDirs` lays it over the sources. */
const typesFolder = '.css-types';

/**
 * The classes of a CSS module, in alphabetical order. What stands in `:global()` is not its own, and read as text.
 * @param {string} file
 * @returns {string[]}
 */
export function classesOf(file) {
  /** @type {Set<string>} */
  const classes = new Set();
  const stylesheet = parse(readFileSync(file, 'utf8'), { parseValue: false });
  walk(stylesheet, { visit: 'ClassSelector', enter: ({ name }) => classes.add(name) });
  return [...classes].sort();
}

/** Every CSS module under the `src` of the root's folders, relative to the root. @param {string} root */
export function cssModulesUnder(root) {
  const sources = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => join(entry.name, 'src'));
  return sources.flatMap((folder) => cssModulesIn(root, folder));
}

/** @param {string} root @param {string} folder below it @returns {string[]} relative to the root */
function cssModulesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name));
}

/**
 * Declares the classes of every CSS module to the compiler, so that one which does not exist is an error of types.
 * Touches only what has changed, and leaves no declaration without its stylesheet.
 * @param {string} root the project's folder
 */
export function writeCssTypes(root) {
  const types = join(root, typesFolder);
  const wanted = declarationsOf(root, cssModulesUnder(root));
  const present = existsSync(types) ? readdirSync(types, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of present)
    if (name.endsWith('.d.ts') && !wanted.has(name)) rmSync(join(types, name), { force: true });
  for (const [name, text] of wanted) {
    const file = join(types, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * The declarations of a package's CSS modules, by path below it, to stand beside them.
 * @param {string} folder of the package
 */
export const declarationsUnder = (folder) => declarationsOf(folder, cssModulesIn(folder, 'src'));

/** @param {string} root @param {readonly string[]} files */
const declarationsOf = (root, files) =>
  new Map(files.map((file) => [`${file}.d.ts`, declarationOf(classesOf(join(root, file)))]));

/** @param {readonly string[]} classes */
const declarationOf = (classes) =>
  [
    'declare const classes: {',
    ...classes.map((name) => `  readonly ${JSON.stringify(name)}: string;`),
    '};',
    'export default classes;',
    '',
  ].join('\n');
