/**
 * Puts a stylesheet of Arco or the kernel into a cascade layer. Each one states the order of both, because whichever
 * loads first decides it.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 */
module.exports = function layerLoader(source) {
  return `@layer arco, kernel;\n@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
