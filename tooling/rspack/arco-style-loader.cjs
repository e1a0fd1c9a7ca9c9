/** Lets each Arco component bring its own style, wherever it is imported from. @param {string} source */
module.exports = function arcoStyleLoader(source) {
  return `import './style/css.js';\n${source}`;
};
