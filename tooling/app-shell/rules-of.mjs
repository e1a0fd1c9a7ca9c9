import { generate, parse, walk } from 'css-tree';

/** @typedef {import('../lib/pick-rules.mjs').Rule} Rule */

/** What nobody can do to a page that no script has reached yet. */
const later = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'target',
  'modal',
  'popover-open',
]);

/**
 * The rules of a stylesheet that a page can be looked at with before any script has reached it, each for itself.
 * @param {string} css
 * @returns {Rule[]}
 */
export function rulesOf(css) {
  const stylesheet = parse(css, { parseValue: false });
  return stylesheet.type === 'StyleSheet'
    ? [...stylesheet.children].flatMap((node) => rulesIn(node, []))
    : [];
}

/**
 * @param {import('css-tree').CssNode} node
 * @param {readonly string[]} around
 * @returns {Rule[]}
 */
function rulesIn(node, around) {
  if (node.type === 'Rule') {
    const selectors =
      node.prelude.type === 'SelectorList' ? [...node.prelude.children].flatMap(selectorOf) : [];
    return selectors.length === 0 || node.block.children.isEmpty
      ? []
      : [[around, selectors, generate(node.block)]];
  }
  if (node.type !== 'Atrule') return [];
  const { name, prelude, block } = node;
  const condition = `@${name}${prelude ? ` ${generate(prelude)}` : ''}`;
  if (!block) return [[around, [], `${condition};`]];
  if (!/^(media|layer|supports|container)$/.test(name))
    return name === 'page' ? [] : [[around, [], condition + generate(block)]];
  // What is printed is printed later.
  if (name === 'media' && /\bprint\b/.test(condition)) return [];
  return [...block.children].flatMap((child) => rulesIn(child, [...around, condition]));
}

/** @param {import('css-tree').CssNode} selector @returns {[text: string, classes: string[]][]} */
function selectorOf(selector) {
  /** @type {Set<string>} */
  const classes = new Set();
  let isLater = false;
  walk(selector, function each(node) {
    if (node.type === 'ClassSelector') classes.add(node.name);
    if (node.type !== 'PseudoClassSelector') return undefined;
    if (later.has(node.name)) isLater = true;
    // What stands in these need not be there.
    return /^(not|is|where)$/.test(node.name) ? this.skip : undefined;
  });
  return isLater ? [] : [[generate(selector), [...classes]]];
}
