/** Puts a stylesheet into a cascade layer, so that style order does not depend on load order. */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
