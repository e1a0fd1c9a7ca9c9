/** @typedef {import('@rspack/core').Module} Module */

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*[\\/]node_modules[\\/])/;

/** The file that a module is made of, or begins with. @param {Module} module @returns {string | undefined} */
export const resourceOf = (module) => {
  if ('resource' in module) return /** @type {string} */ (module.resource);
  return 'rootModule' in module ? resourceOf(/** @type {Module} */ (module.rootModule)) : undefined;
};

/** The modules that one is joined of. @param {Module} module @returns {readonly Module[]} */
export const partsOf = (module) =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

/** @type {WeakMap<import('@rspack/core').Compilation, readonly string[]>} */
const beside = new WeakMap();

/**
 * Of a script that is compiled by itself and lies beside a build.
 * @param {import('@rspack/core').Compilation} compilation @param {readonly string[]} files
 */
export const bundledBeside = (compilation, files) =>
  beside.set(compilation, [...(beside.get(compilation) ?? []), ...files]);

/** The files that a build holds code or styles of. @param {import('@rspack/core').Compilation} compilation */
export const bundledFiles = (compilation) =>
  [...compilation.modules]
    .filter((module) => compilation.chunkGraph.getModuleChunks(module).length > 0)
    .flatMap(partsOf)
    .flatMap((part) => resourceOf(part) ?? [])
    .concat(beside.get(compilation) ?? []);

/** The folder of the package that a file belongs to, if it is one that was installed. @param {string} file */
export const packageFolderOf = (file) => PACKAGE.exec(file)?.[1];
