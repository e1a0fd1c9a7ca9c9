import { parse, walk } from 'css-tree';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} Import
 * @property {string | undefined} specifier what is imported; nothing when that is computed
 * @property {'value' | 'type' | 'lazy'} form
 * @property {number} line
 */

/**
 * Every import of a source file, in whatever form: `import`, `export … from`, `import()`, `require()`,
 * `import x = require()`, `import('…').Type`, `jest.mock()` and its like, `new URL('…', import.meta.url)`; of a
 * stylesheet `@import` and `composes … from`.
 * @param {string} path
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(path, source) {
  return path.endsWith('.css') ? readStyleImports(source) : readScriptImports(path, source);
}

/** @param {string} path @param {string} source @returns {Import[]} */
function readScriptImports(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = lineCounter(source);
  /** @type {Import[]} */
  const imports = [];
  /** @param {any} node the literal that names the module @param {Import['form']} form */
  const add = (node, form) => imports.push({ specifier: textOf(node), form, line: lineAt(node.start) });
  /** @param {'type' | 'value' | undefined} kind */
  const formOf = (kind) => (kind === 'type' ? 'type' : 'value');
  new Visitor({
    ImportDeclaration: (node) => add(node.source, formOf(node.importKind)),
    ExportAllDeclaration: (node) => add(node.source, formOf(node.exportKind)),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node.source, formOf(node.exportKind));
    },
    ImportExpression: (node) => add(node.source, 'lazy'),
    TSImportType: (node) => add(node.source, 'type'),
    TSImportEqualsDeclaration: (node) => {
      if (node.moduleReference.type === 'TSExternalModuleReference')
        add(node.moduleReference.expression, formOf(node.importKind));
    },
    CallExpression: (node) => {
      if (isModuleCall(node.callee) && node.arguments[0]) add(node.arguments[0], 'value');
    },
    NewExpression: ({ callee, arguments: [file, base] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !isOwnAddress(base)) return;
      if (/^\.\.?\/.*\.\w+$/.test(textOf(file) ?? '')) add(file, 'value');
    },
  }).visit(program);
  return imports;
}

/** @param {string} source */
function lineCounter(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  /** @param {number} position */
  return (position) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (/** @type {number} */ (ends[middle]) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** @param {any} node */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

const jestCalls = [
  'mock',
  'doMock',
  'unmock',
  'requireActual',
  'requireMock',
  'setMock',
  'createMockFromModule',
];

/** `require`, `require.resolve`, `jest.mock` and its like. @param {any} callee */
function isModuleCall(callee) {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return (
    (object.name === 'require' && property.name === 'resolve') ||
    (object.name === 'jest' && jestCalls.includes(property.name))
  );
}

/** `import.meta.url`. @param {any} node */
const isOwnAddress = (node) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url';

/** @param {string} source @returns {Import[]} */
function readStyleImports(source) {
  if (!/@import|composes/.test(source)) return [];
  /** @type {Import[]} */
  const imports = [];
  /** @param {string} specifier @param {{ loc?: import('css-tree').CssLocation | null | undefined }} node */
  const add = (specifier, { loc }) => imports.push({ specifier, form: 'value', line: loc?.start.line ?? 1 });
  walk(parse(source, { positions: true }), (node) => {
    const isImport = node.type === 'Atrule' && node.name === 'import';
    const isComposition = node.type === 'Declaration' && node.property === 'composes';
    const named = isImport ? node.prelude : isComposition ? node.value : null;
    if (!named) return;
    walk(named, (part) => {
      if (part.type === 'String' || part.type === 'Url') add(part.value, node);
    });
  });
  return imports.filter(({ specifier }) => specifier !== undefined);
}
