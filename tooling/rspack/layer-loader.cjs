/**
 * Puts a stylesheet into a cascade layer. Each one states the order of all layers, because whichever loads first
 * decides it.
 * @this {import('@rspack/core').LoaderContext<{ layer: string }>}
 * @param {string} source
 */
module.exports = function layerLoader(source) {
  return `@layer arco, kernel, app;\n@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
