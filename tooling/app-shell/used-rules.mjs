import { generate, parse, walk } from 'css-tree';

/** What nobody can do to a page that no script has reached yet. */
const later = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'target',
  'has',
  'modal',
  'popover-open',
]);

/**
 * The rules of a stylesheet that some of the pages can be looked at with: those whose classes all stand in the pages, and
 * those of tokens and elements, which hold for the pages of other apps in the same frame, too.
 * @param {string} css
 * @param {readonly string[]} pages
 */
export function usedRules(css, pages) {
  const html = pages.join('');
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isUsed = (/** @type {import('css-tree').CssNode} */ selector) => {
    let used = true;
    walk(selector, (node) => {
      if (node.type === 'ClassSelector' && !classes.has(node.name)) used = false;
      if (node.type === 'PseudoClassSelector' && later.has(node.name)) used = false;
    });
    return used;
  };
  const stylesheet = parse(css, { parseValue: false });
  walk(stylesheet, {
    visit: 'Rule',
    enter({ prelude }, item, list) {
      if (prelude.type !== 'SelectorList' || isKeyframe(prelude)) return;
      prelude.children = prelude.children.filter(isUsed);
      if (prelude.children.isEmpty) list?.remove(item);
    },
  });
  withoutEmpty(stylesheet);
  return generate(stylesheet);
}

/** `from`, `to` and percentages are no elements. @param {import('css-tree').SelectorList} prelude */
const isKeyframe = (prelude) => /^(?:from|to|[\d.]+%)/.test(generate(prelude));

/** @param {import('css-tree').CssNode} stylesheet */
function withoutEmpty(stylesheet) {
  walk(stylesheet, {
    visit: 'Atrule',
    leave({ name, block }, item, list) {
      // What is printed is printed later, and an order of layers has no block.
      const isPrinted = name === 'media' && item && /\bprint\b/.test(generate(item.data));
      if (isPrinted || block?.children.isEmpty || name === 'page') list?.remove(item);
    },
  });
}
