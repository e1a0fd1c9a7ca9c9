import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} KernelNames
 * @property {string[]} calls paths of the API's calls: keys of the objects that contracts export, made by a function
 * @property {string[]} slots members of `SlotContracts`
 * @property {string} apiContract value of `apiVersion`
 */

/**
 * Finds the names that apps share through the kernel in its syntax tree, however its source is written.
 * @param {Readonly<Record<string, string>>} files source by path below the kernel's `src`
 * @returns {KernelNames}
 * @throws Error when the kernel states no calls, no slots or no version
 */
export function namesInKernel(files) {
  /** @type {KernelNames} */
  const names = { calls: [], slots: [], apiContract: '' };
  for (const [path, source] of Object.entries(files)) {
    if (!/^(contracts|apps)\//.test(path)) continue;
    const { program, errors } = parseSync(path, source);
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'Identifier' || !init) return;
        if (id.name === 'apiVersion') names.apiContract = keyOf(init);
        if (path.startsWith('contracts/') && init.type === 'ObjectExpression')
          names.calls.push(...init.properties.flatMap(callIn));
      },
      TSInterfaceDeclaration: ({ id, body }) => {
        if (id.name !== 'SlotContracts') return;
        for (const member of body.body)
          if (member.type === 'TSPropertySignature') names.slots.push(keyOf(member.key));
      },
    }).visit(program);
  }
  const missing = Object.entries(names).filter(([, found]) => found.length === 0);
  if (missing.length > 0) throw new Error(`the kernel states no ${missing.map(([name]) => name).join(', ')}`);
  return names;
}

/**
 * A member of a table of calls: `'order/detail': get(…)`.
 * @param {import('oxc-parser').ObjectPropertyKind} property
 * @returns {string[]}
 */
const callIn = (property) =>
  property.type === 'Property' && property.value.type === 'CallExpression' && keyOf(property.key)
    ? [keyOf(property.key)]
    : [];

/** The text of a string literal, otherwise nothing. @param {{ type: string, value?: unknown }} node */
const keyOf = (node) => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : '');
