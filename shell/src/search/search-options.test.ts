import { aProduct } from 'shared-kernel/testing';
import { matchedParts, searchOptions } from './search-options';

const product = { ...aProduct(), id: '7', name: '消毒湿巾', model: 'AL-30' };
const kinds = (...given: Parameters<typeof searchOptions>) => searchOptions(...given).map(({ kind }) => kind);

test('an empty field offers what was searched for lately, and to forget it', () => {
  expect(searchOptions('', ['手套', '湿巾'], undefined)).toEqual([
    { kind: 'recent', text: '手套' },
    { kind: 'recent', text: '湿巾' },
    { kind: 'clear' },
  ]);
  expect(searchOptions('', [], undefined)).toEqual([]);
});

test('a text offers recent searches that hold it, products, and all results', () => {
  const found = { list: [product], total: 12 };
  expect(searchOptions('湿', ['消毒湿巾', '手套', '湿'], found)).toEqual([
    { kind: 'recent', text: '消毒湿巾' },
    { kind: 'product', product },
    { kind: 'all', text: '湿', total: 12 },
  ]);
});

test('all results are those of what was meant', () => {
  const found = { list: [], total: 3, meant: '过氧乙酸' };
  expect(searchOptions('gyys', [], found)).toEqual([{ kind: 'all', text: '过氧乙酸', total: 3 }]);
});

test('nothing found offers nothing, and not yet known offers what is there', () => {
  expect(kinds('x', [], { list: [], total: 0 })).toEqual([]);
  expect(kinds('湿', ['湿巾'], undefined)).toEqual(['recent']);
});

test.each([
  ['消毒湿巾', '湿', ['消毒', '湿', '巾']],
  ['AL-30', 'al-3', ['AL-3', '0']],
  ['手套', 'x', ['手套']],
  ['手套', '', ['手套']],
])('in %s the part %s is told apart', (text, typed, parts) => {
  expect(matchedParts(text, typed).map(({ part }) => part)).toEqual(parts);
});
