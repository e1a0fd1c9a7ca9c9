import { aProduct } from 'shared-kernel/testing';
import { searchOptions } from './search-options';

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
    { kind: 'all', text: '湿', meant: '湿', total: 12 },
  ]);
});

test.each([
  ['gyys', [{ kind: 'pinyin' as const, typed: 'gyys', meant: ['过氧乙酸'] }], [], '过氧乙酸'],
  ['双氧水', [{ kind: 'synonym' as const, typed: '双氧水', meant: ['过氧化氢'] }], [], '双氧水'],
  ['儿童 过氧乙酸', [], ['儿童'], '过氧乙酸'],
])('all results of %s are told as what was meant', (text, reasons, left, meant) => {
  const found = { list: [], total: 3, reading: { words: ['过氧乙酸'], reasons, left } };
  expect(searchOptions(text, [], found)).toEqual([{ kind: 'all', text, meant, total: 3 }]);
});

test('nothing found offers nothing, and not yet known offers what is there', () => {
  expect(kinds('x', [], { list: [], total: 0 })).toEqual([]);
  expect(kinds('湿', ['湿巾'], undefined)).toEqual(['recent']);
});
