import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf } from '../app-shell/rules-of.mjs';
import { pickRules } from './pick-rules.mjs';

const page = '<div class="a b"><i class="c"></i></div>';
/** @param {string} css */
const used = (css) => pickRules(rulesOf(css), page);

test('rules of what stands in the page stay, with tokens and their conditions', () => {
  const css = ':root{--x:1px}body{margin:0}.a .c{color:red}@media (width<992px){.b{color:red}}';
  assert.equal(used(css), css);
});

test('rules of other classes go, each for itself; those of elements stay', () => {
  assert.equal(used('.a,.gone{color:red}.gone .c{color:red}ol{margin:0}'), '.a{color:red}ol{margin:0}');
});

test('so do those of what can only happen later, and of print', () => {
  assert.equal(used('.a:hover{color:red}.a:focus-visible{color:red}@media print{.a{color:red}}'), '');
});

test('rules that ask what stands inside hold without a script; what must not stand there need not', () => {
  const css =
    '.a:has(>.c:nth-child(1)){color:red}:root:has(.a:not(.gone)){color:red}.b:is(.gone,.a){color:red}';
  assert.equal(used(css), css);
  assert.equal(used('.a:has(.gone){color:red}.a:has(:focus-visible){color:red}'), '');
});

test('rules of one condition stand in it together, and no longer than they are', () => {
  const css = '@layer app{.a{margin:0}@media (width<992px){.b{margin:0}.c{margin:0}}}.a{color:red}';
  assert.equal(
    used(css),
    '@layer app{.a{margin:0}}@layer app{@media (width<992px){.b{margin:0}.c{margin:0}}}.a{color:red}',
  );
});

test('animations keep their steps', () => {
  const css = '@keyframes k{0%{opacity:0}to{opacity:1}}.a{animation:k 1s}';
  assert.equal(used(css), css);
});

test('layers keep their order', () => {
  assert.equal(
    used('@layer arco,kernel;@layer kernel{.gone{margin:0}}@layer app{.a{margin:0}}'),
    '@layer arco,kernel;@layer app{.a{margin:0}}',
  );
});
