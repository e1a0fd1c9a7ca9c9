/**
 * Lets each Arco component bring its own style, wherever it is imported from. Of an app with a React of its own the component
 * of that name which the shell has brings it: Arco's styles hold for the whole page.
 * @this {import('@rspack/core').LoaderContext<{ fromShell?: string }>}
 * @param {string} source
 */
module.exports = function arcoStyleLoader(source) {
  const { fromShell } = this.getOptions();
  const style = fromShell ? `${fromShell}${this.resourcePath.split(/[\\/]/).at(-2)}` : './style/css.js';
  return `import '${style}';\n${source}`;
};
