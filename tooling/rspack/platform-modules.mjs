import { createRequire } from 'node:module';
import { servedFiles } from './served-files.mjs';

/**
 * @typedef {import('@rspack/core').Compilation} Compilation
 * @typedef {import('@rspack/core').Module} Module
 * @typedef {import('@rspack/core').Chunk} Chunk
 */

const CONSUMED = /^consume shared module \(\w+\) (.+?)@([^ ]+)/;
const SHARED = /^(consume|provide) shared module /;
const REACT = /^react(-dom)?(\/|$)/;
const PROVIDED = /^provide shared module \(\w+\) (.+?)@([^ ]+) =/;

/**
 * The platform modules that some chunks take from the shell.
 * @param {Compilation} compilation
 * @param {Iterable<Chunk>} chunks
 */
export function consumedRequests(compilation, chunks) {
  /** @type {Set<string>} */
  const requests = new Set();
  for (const chunk of chunks)
    for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
      const request = CONSUMED.exec(module.identifier())?.[1];
      if (request) requests.add(request);
    }
  return [...requests].sort();
}

/**
 * Each consumed platform module: the versions that will do, and the names that the app's own code takes from it.
 * @param {Compilation} compilation
 */
export function consumedVersions(compilation) {
  /** @type {Record<string, { requiredVersion: string, names: Set<string> }>} */
  const consumed = {};
  for (const module of compilation.modules)
    for (const { module: target, dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const found = target && CONSUMED.exec(target.identifier());
      if (!found) continue;
      const [, request = '', requiredVersion = ''] = found;
      consumed[request] ??= { requiredVersion, names: new Set() };
      const [name, member] = dependency.ids ?? [];
      // What is taken of React as a whole is taken by name as well.
      if (name)
        consumed[request].names.add(name === 'default' && member && REACT.test(request) ? member : name);
    }
  return Object.fromEntries(
    Object.entries(consumed)
      .sort(byRequest)
      .map(([request, { requiredVersion, names }]) => [
        request,
        { requiredVersion, names: [...names].sort() },
      ]),
  );
}

/**
 * Each platform module's version and names, the files that bring it when it is not part of the shell's entry, and which
 * of those nothing but platform modules asks for.
 * @param {Compilation} compilation
 * @param {readonly string[]} entryFiles
 */
export function providedRequests(compilation, entryFiles) {
  const namesOf = exportedNames(compilation);
  /** @param {Module} module */
  const groupsOf = (module) =>
    module.blocks.flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block) ?? []);
  const modules = [...compilation.modules].flatMap((module) => {
    const [, request, version = ''] = PROVIDED.exec(module.identifier()) ?? [];
    return request ? [{ module, request, version, groups: groupsOf(module) }] : [];
  });
  const sharing = [...compilation.modules].filter((module) => SHARED.test(module.identifier()));
  const platform = new Set(sharing.flatMap((module) => groupsOf(module).map(({ index }) => index)));
  /** @param {Chunk} chunk */
  const isOnlyPlatform = (chunk) => [...chunk.groupsIterable].every(({ index }) => platform.has(index));
  // The build keeps modules in no order of its own.
  return Object.fromEntries(
    modules
      .map(({ module, request, version, groups }) => {
        const chunks = [...new Set(groups.flatMap((group) => group.chunks))];
        /** @param {readonly Chunk[]} list */
        const filesOf = (list) => servedFiles(list).filter((file) => !entryFiles.includes(file));
        const provided = {
          version,
          files: filesOf(chunks),
          only: filesOf(chunks.filter(isOnlyPlatform)),
          names: namesOf(module, request),
        };
        return /** @type {const} */ ([request, provided]);
      })
      .sort(byRequest),
  );
}

/** @param {readonly [string, unknown]} a @param {readonly [string, unknown]} b */
const byRequest = ([a], [b]) => (a < b ? -1 : 1);

const require = createRequire(import.meta.url);

/**
 * What a provided module exports; of CommonJS, which only running it tells, by running it.
 * @param {Compilation} compilation
 * @returns {(module: Module, request: string) => string[]}
 */
function exportedNames(compilation) {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    ids: true,
    providedExports: true,
    nestedModules: false,
    modulesSpace: 1e6,
  });
  const known = new Map(modules.map(({ identifier, providedExports }) => [identifier, providedExports]));
  return (module, request) => {
    const targets = compilation.moduleGraph
      .getOutgoingConnections(module)
      .map(({ module: target }) => target);
    const names = targets.flatMap((target) => (target && known.get(target.identifier())) || []);
    return [...new Set(names.length > 0 ? names : Object.keys(require(request)))].sort();
  };
}
