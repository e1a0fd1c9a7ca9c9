import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { bundledFiles } from './bundled-packages.mjs';

const KERNEL = /^shared-kernel\/[\w-]+$/;
const SOURCE = /\.tsx?$/;

/**
 * What a build names of the shapes that it was compiled against, so that what it does not use of them may differ:
 * `names`, every property that its emitted code could read or write, of those that the kernel knows; `given`, by platform
 * module and name, what its sources hand to a view or a function of the kernel, as attributes or as the keys of an object.
 * @typedef {object} Uses
 * @property {string[]} names
 * @property {Record<string, Record<string, string[]>>} given
 */

/**
 * The words of a kernel's source, among which are all its properties.
 * @param {Readonly<Record<string, string>>} files
 */
export const wordsOf = (files) => new Set(Object.values(files).flatMap((text) => text.match(WORD) ?? []));

const WORD = /[A-Za-z_$][\w$]*/g;

/** The app's own sources that a build holds code of. @param {import('@rspack/core').Compilation} compilation */
export const ownSources = (compilation) =>
  [...new Set(bundledFiles(compilation))].filter(
    (file) =>
      file.startsWith(compilation.options.context ?? '') &&
      !file.includes('node_modules') &&
      SOURCE.test(file),
  );

/**
 * @param {import('@rspack/core').Compilation} compilation
 * @param {Readonly<Record<string, string>>} kernel its source by path
 * @returns {Uses}
 */
export function usedShapes(compilation, kernel) {
  const words = wordsOf(kernel);
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const named = scripts.flatMap(({ name, source }) => propertiesIn(name, `${source.source()}`));
  return {
    names: [...new Set(named)].filter((name) => words.has(name)).sort(),
    given: givenIn(ownSources(compilation).map((file) => [file, readFileSync(file, 'utf8')])),
  };
}

/**
 * The properties that a script names, in whatever way: read, taken apart, written, or as a text that may become a key.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function propertiesIn(file, text) {
  /** @type {Set<string>} */
  const names = new Set();
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed && property.type === 'Identifier') names.add(property.name);
    },
    Property: ({ computed, key }) => {
      if (!computed && key.type === 'Identifier') names.add(key.name);
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && value.length < 60) names.add(value);
    },
  }).visit(parseSync(file, text).program);
  return [...names];
}

/**
 * @param {readonly (readonly [file: string, text: string])[]} sources
 * @returns {Uses['given']}
 */
export function givenIn(sources) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const given = new Map();
  for (const [file, text] of sources) {
    const { program } = parseSync(file, text);
    const kernelNames = importedFromKernel(program);
    if (kernelNames.size === 0) continue;
    /** @param {string} local @param {readonly string[]} keys */
    const add = (local, keys) => {
      const found = kernelNames.get(local);
      if (!found || keys.length === 0) return;
      const [request, name] = found;
      const ofRequest = given.get(request) ?? new Map();
      given.set(request, ofRequest.set(name, new Set([...(ofRequest.get(name) ?? []), ...keys])));
    };
    new Visitor({
      JSXOpeningElement: ({ name, attributes }) => {
        if (name.type === 'JSXIdentifier') add(name.name, attributes.flatMap(attributeName));
      },
      CallExpression: ({ callee, arguments: [first] }) => {
        if (callee.type === 'Identifier' && first?.type === 'ObjectExpression')
          add(callee.name, first.properties.flatMap(keyName));
      },
    }).visit(program);
  }
  return Object.fromEntries(
    [...given]
      .sort(byName)
      .map(([request, names]) => [
        request,
        Object.fromEntries([...names].sort(byName).map(([name, keys]) => [name, [...keys].sort()])),
      ]),
  );
}

/** @param {readonly [string, unknown]} a @param {readonly [string, unknown]} b */
const byName = ([a], [b]) => (a < b ? -1 : 1);

/** By local name: the module and the name there. @param {import('oxc-parser').Program} program */
function importedFromKernel(program) {
  /** @type {Map<string, readonly [request: string, name: string]>} */
  const imported = new Map();
  for (const appManifest of program.body) {
    if (appManifest.type !== 'ImportDeclaration' || !KERNEL.test(appManifest.source.value)) continue;
    for (const specifier of appManifest.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        imported.set(specifier.local.name, [appManifest.source.value, specifier.imported.name]);
  }
  return imported;
}

/** @param {import('oxc-parser').JSXAttributeItem} attribute @returns {string[]} */
const attributeName = (attribute) =>
  attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? [attribute.name.name] : [];

/** @param {import('oxc-parser').ObjectPropertyKind} property @returns {string[]} */
const keyName = (property) =>
  property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
    ? [property.key.name]
    : [];
