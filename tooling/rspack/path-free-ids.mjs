import { createHash } from 'node:crypto';
import { projectRoot } from '../lib/places.mjs';

/** Ids have a digit more than their number needs, so that few modules ask for the same one. */
const room = 10;

/** The ways in which an identifier holds the project's folder: as it is, or inside a `data:` address. */
const rootForms = [...new Set([projectRoot, encodeURIComponent(projectRoot)])];
/** What a module that others were joined to carries at its end: a hash of their identifiers, paths and all. */
const joinedHash = /\|[\da-f]{16}$/;

/**
 * Numbers modules by what they are and not by where the project lies, so that the same source gives the same bytes in
 * any folder. Rspack's own numbers are made of identifiers that in federation's modules hold absolute paths.
 */
export class PathFreeIdsPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PathFreeIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PathFreeIdsPlugin', (modules) => {
        const byName = new Map([...modules].map((module) => [nameOf(module), module]));
        const ids = numberNames([...byName.keys()]);
        for (const [name, module] of byName) Object.assign(module, { id: ids.get(name) });
      });
    });
  }
}

/** The hook hands over identifiers as texts, whatever its type says. @param {{ identifier: unknown }} module */
const nameOf = ({ identifier }) =>
  rootForms.reduce((name, root) => name.replaceAll(root, ''), `${identifier}`).replace(joinedHash, '');

/**
 * @param {readonly string[]} names
 * @returns {Map<string, number>} a number of few digits for each, the same in whatever order they come
 */
export function numberNames(names) {
  const range = 10 ** Math.ceil(Math.log10(room * names.length + 1));
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const name of [...names].sort()) {
    let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (taken.has(id)) id = (id + 1) % range;
    taken.set(id, name);
  }
  return new Map([...taken].map(([id, name]) => [name, id]));
}
