import { parse, walk } from 'css-tree';

/**
 * The custom properties that a stylesheet sets, and those that it cannot do without: taken with `var()` and nothing to
 * fall back to.
 * @param {string} source
 * @returns {{ sets: string[], needs: string[] }}
 */
export function styleTokens(source) {
  /** @type {Set<string>} */
  const sets = new Set();
  /** @type {Set<string>} */
  const needs = new Set();
  walk(parse(source, { parseCustomProperty: true }), (node) => {
    if (node.type === 'Declaration' && node.property.startsWith('--')) sets.add(node.property);
    if (node.type !== 'Function' || node.name !== 'var') return;
    const [name, ...fallback] = node.children.toArray();
    if (name?.type === 'Identifier' && fallback.length === 0) needs.add(name.name);
  });
  return { sets: [...sets], needs: [...needs] };
}
