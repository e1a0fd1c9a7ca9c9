/**
 * One rule of style, taken out of its stylesheet.
 * @typedef {readonly [around: readonly string[], selectors: readonly (readonly [text: string, classes: readonly string[]])[],
 *   block: string]} Rule the conditions and layers that it stands in, each selector with the classes that it asks for, and
 *   what it says; without selectors it holds whatever is drawn
 */

/**
 * The rules that some HTML can be looked at with, as a stylesheet: those whose classes all stand in it, and those of tokens
 * and elements. Builds and the renderer (release/src/render) call it.
 * @param {readonly Rule[]} rules
 * @param {string} html
 */
export function pickRules(rules, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  let css = '';
  /** @type {readonly string[]} */
  let open = [];
  for (const [around, selectors, block] of rules) {
    const used = selectors.filter(([, names]) => names.every((name) => classes.has(name)));
    if (selectors.length > 0 && used.length === 0) continue;
    if (around.join() !== open.join()) {
      css += '}'.repeat(open.length) + around.map((condition) => `${condition}{`).join('');
      open = around;
    }
    css += used.map(([text]) => text).join() + block;
  }
  return css + '}'.repeat(open.length);
}
