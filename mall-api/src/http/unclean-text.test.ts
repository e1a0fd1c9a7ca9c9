import { findUncleanText } from './unclean-text';

const nul = String.fromCharCode(0);

test('ordinary text passes, with line breaks, tabs and characters outside the basic plane', () => {
  expect(findUncleanText({ remark: '第一行\r\n\t第二行 𠮷 😀', count: 1, none: null })).toBeUndefined();
});

test.each([
  ['NUL', nul],
  ['escape', String.fromCharCode(27)],
  ['delete', String.fromCharCode(127)],
  ['half a surrogate pair', '\ud83d'],
])('%s is found and the field named', (_, character) => {
  expect(findUncleanText({ lines: [{ remark: `a${character}b` }] })).toBe('remark');
  expect(findUncleanText({ names: ['a', character] })).toBe('names');
});

test('a key can be unclean too', () => {
  expect(findUncleanText({ extra: { [nul]: 1 } })).toBe('extra');
});

test('two hundred thousand levels do not exhaust the stack', () => {
  let nested: unknown = nul;
  for (let level = 0; level < 200_000; level += 1) nested = [nested];
  expect(findUncleanText({ deep: nested })).toBe('deep');
});
