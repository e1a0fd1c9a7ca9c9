import { generate, parse, walk } from 'css-tree';

/**
 * The custom properties that a stylesheet sets, and those that it cannot do without: taken with `var()` and nothing to
 * fall back to. `always` are those of `sets` that depend neither on the window nor on what somebody asked for.
 * @param {string} source
 * @returns {{ sets: string[], always: string[], needs: string[] }}
 */
export function styleTokens(source) {
  /** @type {Set<string>} */
  const sets = new Set();
  /** @type {Set<string>} */
  const always = new Set();
  /** @type {Set<string>} */
  const needs = new Set();
  walk(parse(source, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Declaration' && node.property.startsWith('--')) {
      sets.add(node.property);
      const asked = this.rule?.prelude && generate(this.rule.prelude).startsWith(':root[');
      if (!asked && !['media', 'supports'].includes(this.atrule?.name ?? '')) always.add(node.property);
    }
    if (node.type !== 'Function' || node.name !== 'var') return;
    const [name, ...fallback] = node.children.toArray();
    if (name?.type === 'Identifier' && fallback.length === 0) needs.add(name.name);
  });
  return { sets: [...sets], always: [...always], needs: [...needs] };
}
