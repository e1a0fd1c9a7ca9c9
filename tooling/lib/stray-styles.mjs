import { generate, parse } from 'css-tree';

/** What a remote may say of the whole page while a part of it is shown: how far the page scrolls to something. */
const ofThePage = /^scroll-padding/;
/** At-rules that hold for the whole page, whoever states them. */
const everywhere = ['font-face', 'import', 'namespace', 'property'];

/**
 * What in a remote's stylesheet can reach more than its own views, such as the header: selectors without a class that an
 * element must have, or stand in, to be meant. Arco's classes are everybody's, but for Arco's own styles in their layer.
 * What is nested stands in what it is nested in.
 * @param {string} source as it is published
 * @returns {string[]} each once
 */
export function strayStyles(source) {
  /** @type {any} */
  const { children } = parse(source, { parseValue: false, parseCustomProperty: false });
  return [...new Set(straysIn(children.toArray(), false))];
}

/** @param {readonly any[]} nodes @param {boolean} inArco @returns {string[]} */
const straysIn = (nodes, inArco) =>
  nodes.flatMap((node) => {
    if (node.type === 'Atrule') return straysOfAtrule(node, inArco);
    if (node.type !== 'Rule') return [];
    // What cannot be read as selectors is none of a kind that this can vouch for.
    if (node.prelude.type !== 'SelectorList') return [generate(node.prelude)];
    return childrenOf(node.prelude)
      .filter((selector) => !isAtHome(selector, inArco) && !isOfThePage(selector, node.block))
      .map((selector) => generate(selector));
  });

/** @param {any} node @param {boolean} inArco @returns {string[]} */
function straysOfAtrule({ name, prelude, block }, inArco) {
  if (everywhere.includes(name)) return [`@${name}`];
  // Steps of an animation are no selectors.
  if (name.endsWith('keyframes')) return [];
  const arco = name === 'layer' && prelude !== null && generate(prelude) === 'arco';
  return straysIn(childrenOf(block), inArco || arco);
}

/** @param {any} node @returns {any[]} */
const childrenOf = (node) => node?.children?.toArray() ?? [];

/** @param {any} selector @param {boolean} inArco @returns {boolean} */
const isAtHome = (selector, inArco) =>
  childrenOf(selector).some((part) => {
    if (part.type === 'ClassSelector') return inArco || !part.name.startsWith('arco-');
    if (part.type !== 'PseudoClassSelector' || !['is', 'where'].includes(part.name)) return false;
    const choices = childrenOf(childrenOf(part)[0]);
    return choices.length > 0 && choices.every((choice) => isAtHome(choice, inArco));
  });

/** `:root:has(.bar) { scroll-padding-bottom: 3rem }`. @param {any} selector @param {any} block */
const isOfThePage = (selector, block) =>
  generate(selector).startsWith(':root:has(') &&
  childrenOf(block).every(({ type, property }) => type === 'Declaration' && ofThePage.test(property));
