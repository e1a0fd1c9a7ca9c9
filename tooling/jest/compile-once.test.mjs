import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { compileOnce } from './compile-once.mjs';

const parameters = ['module', 'exports'];

/** As Jest calls: in a context for each test file. @param {{ compileFunction: typeof vm.compileFunction }} calls */
function load(calls, source = '', filename = '/a.js') {
  const exports = {};
  calls.compileFunction(source, parameters, { filename, parsingContext: vm.createContext({}) })({}, exports);
  return /** @type {any} */ (exports);
}

function compiling() {
  /** @type {string[]} */
  const byJest = [];
  const calls = {
    /** @type {typeof vm.compileFunction} */
    compileFunction(source, ...rest) {
      byJest.push(source);
      return vm.compileFunction(source, ...rest);
    },
  };
  compileOnce(calls);
  return { calls, byJest };
}

test('each context has a state and globals of its own', () => {
  const { calls, byJest } = compiling();
  const source = 'let count = 0; exports.add = () => (count += 1); exports.list = [];';
  const [one, other] = [load(calls, source), load(calls, source)];
  assert.equal(one.add() + one.add(), 3);
  assert.equal(other.add(), 1);
  assert.notEqual(Object.getPrototypeOf(one.list), Object.getPrototypeOf(other.list));
  assert.deepEqual(byJest, []);
});

test('a file that reads differently is compiled again', () => {
  const { calls } = compiling();
  assert.equal(load(calls, 'exports.is = 1').is, 1);
  assert.equal(load(calls, 'exports.is = 2').is, 2);
});

test('a file that is called with other names is compiled again', () => {
  const { calls } = compiling();
  const source = 'return typeof exports;';
  const call = (/** @type {string[]} */ names) =>
    calls.compileFunction(source, names, { filename: '/a.js', parsingContext: vm.createContext({}) })({});
  assert.equal(call(['module']), 'undefined');
  assert.equal(call(['exports']), 'object');
});

test('strict code, last comments and the places of errors stay as they are', () => {
  const { calls } = compiling();
  const { fail, ...strict } = load(
    calls,
    '"use strict"; exports.self = (function () { return this; })(); exports.fail = () => { throw new Error(); };\n// End.',
  );
  assert.equal(strict.self, undefined);
  assert.throws(fail, ({ stack }) => /\/a\.js:1:93/.test(stack));
});

test('a module that imports while it runs is left to Jest, which resolves for the test file', () => {
  const { calls, byJest } = compiling();
  const source = 'exports.later = () => import("./later.js");';
  load(calls, source);
  load(calls, source);
  assert.deepEqual(byJest, [source, source]);
});

test('what does not parse is a syntax error', () => {
  const { calls } = compiling();
  assert.throws(() => load(calls, 'const = 1;'), { name: 'SyntaxError' });
});
