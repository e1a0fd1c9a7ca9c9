import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { posix } from 'node:path';
import { after, test } from 'node:test';
import { checkImports } from './check-imports.mjs';
import { placesIn, workspaceOf } from './parts.mjs';
import { publicFilesIn } from './public-files.mjs';
import { reached, rules } from './rules.mjs';
import { sources, targets } from './testing/examples.mjs';
import { forms } from './testing/forms.mjs';
import { scratchRepository } from './testing/scratch.mjs';

const known = [
  ...[
    'mall-api/src/app.ts',
    'mall-api/src/http/calls.ts',
    'demo-shop/src/index.ts',
    'release/src/index.ts',
    'mf-orders/src/app.tsx',
  ],
  ...[
    'mf-cart/src/cart/cart-screen.tsx',
    'mf-cart/src/checkout/components/y.tsx',
    'mf-cart/src/checkout/y.css',
  ],
  ...['shared-kernel/src/http/api.ts', 'shell/src/layout/y.css'],
  ...['ui', 'dialog', 'http', 'contracts'].map((entry) => `shared-kernel/src/${entry}/index.ts`),
];
const root = scratchRepository([...targets.map(({ path }) => path), ...known]);
after(() => rmSync(root, { recursive: true }));

const placeOf = placesIn(rules);
const isPublic = publicFilesIn(root);
const breachesOf = checkImports(root, rules, reached);

/** @typedef {import('./testing/examples.mjs').Example} Example */

/** @param {string} name @returns {import('./rules/part.mjs').Part} */
function partOf(name) {
  const part = rules[name];
  assert.ok(part, name);
  return part;
}

/**
 * What the rules says of an import, told from its lists alone.
 * @param {Example} from
 * @param {Example} to
 * @param {'value' | 'type' | 'lazy'} form
 */
function isAllowed(from, to, form) {
  const part = partOf(from.name);
  if (workspaceOf(from.path) !== workspaceOf(to.path) && !isPublic(to.path)) return false;
  const agree = Object.keys(from.names).every(
    (key) => to.names[key] === undefined || to.names[key] === from.names[key],
  );
  const agreeOnApp =
    to.names['app'] === undefined || from.names['app'] === undefined || to.names['app'] === from.names['app'];
  const lists = [part.may, form === 'type' && part.mayAsTypes, form === 'lazy' && part.mayLazily];
  const listed = lists.flatMap((list) => list || []);
  if (agreeOnApp && listed.includes(`any ${to.name}`)) return true;
  return agree && (to.name === from.name || listed.includes(to.name));
}

test('each part has the files that it names', () => {
  for (const { name, path } of sources) assert.equal(placeOf(path)?.name, name, path);
});

/** One way to write each kind of import. How a file is read depends on its ending alone. */
const oneOfEach = ['import', 'import type', 'import()', 'new URL'];

/** @param {Example} from the first of its ending is tried with every way to write an import */
const formsOf = (from) => {
  const ending = posix.extname(from.path);
  const isFirst = from === sources.find(({ path }) => posix.extname(path) === ending);
  return Object.entries(forms).filter(
    ([title, { typed }]) => (isFirst || oneOfEach.includes(title)) && !(typed && ending === '.mjs'),
  );
};

for (const from of sources)
  test(`${from.path}: each import is refused or allowed as stated`, () => {
    for (const [title, { form, write }] of formsOf(from)) {
      const lines = targets.flatMap((to) => {
        const relative = posix.relative(posix.dirname(from.path), to.path);
        const specifiers = [relative.startsWith('.') ? relative : `./${relative}`];
        if (workspaceOf(from.path) !== workspaceOf(to.path) && title !== 'new URL') specifiers.push(to.path);
        return specifiers.map((specifier) => ({ to, specifier }));
      });
      const source = lines.map(({ specifier }, line) => write(specifier, line)).join('\n');
      const refused = new Set(breachesOf(from.path, source).map(({ line }) => line - 1));
      lines.forEach(({ to, specifier }, line) => {
        const expected = isAllowed(from, to, form) ? 'allowed' : 'refused';
        assert.equal(
          refused.has(line) ? 'refused' : 'allowed',
          expected,
          `${title} '${specifier}' (${to.name})`,
        );
      });
    }
  });

test('every refusal says what to do instead', () => {
  for (const from of sources) {
    const lines = targets.map(({ path }) => `import '${path}';`);
    for (const { instead } of breachesOf(from.path, lines.join('\n')))
      assert.match(instead, /\w.+\.$/, from.path);
  }
});

test('libraries are refused or allowed as stated', () => {
  const named = Object.values(rules).flatMap(({ libraries }) =>
    'only' in libraries ? libraries.only : libraries.not,
  );
  const names = [...new Set([...named, 'left-pad'])].map((name) =>
    name.replace('node:*', 'node:fs').replaceAll('*', 'x'),
  );
  for (const from of sources) {
    const { libraries } = partOf(from.name);
    const list = 'only' in libraries ? libraries.only : libraries.not;
    const breaches = breachesOf(from.path, names.map((name) => `import '${name}';`).join('\n'));
    const refused = new Set(breaches.map(({ line }) => names[line - 1]));
    for (const name of names) {
      const isListed = list.some(
        (each) => name === each || (name.startsWith(each.replace(/\*+$/, '')) && each.endsWith('*')),
      );
      assert.equal(refused.has(name), isListed !== 'only' in libraries, `${from.path}: ${name}`);
    }
  }
});

/** @type {readonly (readonly [title: string, path: string, source: string])[]} */
const forbidden = [
  [
    'an operation of a remote the source of the back end',
    'mf-cart/src/api/x.ts',
    "import '../../../mall-api/src/app';",
  ],
  ['a model of a remote the release tool', 'mf-cart/src/model/x.ts', "import '../../../release/src/index';"],
  ['a component its screen', 'mf-cart/src/cart/components/x.tsx', "import type { A } from '../cart-screen';"],
  ['the transport React', 'shared-kernel/src/http/x.ts', "import { useState } from 'react';"],
  ['money a view', 'shared-kernel/src/money/x.ts', "export * from '../ui';"],
  ['a screen Arco', 'mf-cart/src/cart/x.tsx', "import { Modal } from '@arco-design/web-react';"],
  ['a view of the shell Arco', 'shell/src/legal/x.tsx', "import { Modal } from '@arco-design/web-react';"],
  ['the back end a dialog', 'mall-api/src/x.ts', "import { Dialog } from 'shared-kernel/dialog';"],
  ['a remote another remote', 'mf-news/src/app.tsx', "import '../../mf-orders/src/app';"],
  ['a feature another feature', 'mf-cart/src/cart/x.tsx', "import '../checkout/components/y';"],
  ['a model a call', 'mf-cart/src/model/x.ts', "import { api } from 'shared-kernel/http';"],
  ['a remote the inside of the kernel', 'mf-cart/src/x.ts', "import 'shared-kernel/src/http/api';"],
  ['a view a library that the kernel wraps', 'mf-cart/src/x.ts', "import axios from 'axios';"],
  ['a view what it computes', 'mf-cart/src/x.ts', 'void import(`../../` + name);'],
  ['the release tool the kernel', 'release/src/x.ts', "import { calls } from 'shared-kernel/contracts';"],
  [
    'the back end its demonstration before it is asked for',
    'mall-api/src/app.ts',
    "import '../../demo-shop/src/index';",
  ],
  ['the demonstration the inside of the back end', 'demo-shop/src/x.ts', "import 'mall-api/src/http/calls';"],
  ['a stylesheet one of another app', 'mf-cart/src/x.module.css', '@import "../../shell/src/layout/y.css";'],
  [
    'a class one of another feature',
    'mf-cart/src/cart/x.module.css',
    '.a { composes: b from "../checkout/y.css"; }',
  ],
  ['a file that stands nowhere', 'mf-cart/helpers/x.ts', ''],
];

for (const [title, path, source] of forbidden)
  test(`refuses ${title}`, () => {
    const breaches = breachesOf(path, source);
    assert.equal(breaches.length, 1);
    assert.doesNotMatch(breaches[0]?.instead ?? '', /no such file/);
  });

test('in a repository of a team’s own the boundaries hold just so, with the kernel as it was installed', () => {
  const team = scratchRepository(
    ['mf-news/src/news/news-screen.tsx', 'shared-kernel/src/ui/index.ts', 'shared-kernel/src/ui/button.tsx'],
    { installed: ['shared-kernel'] },
  );
  after(() => rmSync(team, { recursive: true }));
  const breaches = checkImports(team, rules, reached);
  const screen = 'mf-news/src/news/news-screen.tsx';
  assert.deepEqual(breaches(screen, "import { Button } from 'shared-kernel/ui';"), []);
  const [inner] = breaches(screen, "import { Button } from 'shared-kernel/src/ui/button';");
  assert.equal(inner?.imported, 'shared-kernel/src/ui/button.tsx');
});
