import type { BatchResult } from 'shared-kernel/contracts';
import { findColumns } from '../../model/list-columns';
import { readSheet } from '../../model/list-reading';
import { quickFields, quickList } from './quick-list';
import {
  batchRowKey,
  judgeRow,
  listGoods,
  mergeRows,
  refusedTable,
  rowAmount,
  searchTerm,
  toBatchRow,
  totalOfAmounts,
} from './quick-order';
import { aRow, parseCount, type QuickRow } from './quick-row';

const typed = (rows: readonly QuickRow[]) => rows.map(({ code, unitName, count }) => [code, unitName, count]);
const rowsOfTable = (rows: string[][]) => quickList(readSheet({ name: '', rows }, quickFields)).rows;

const sku = {
  skuId: 'sku-1',
  productId: 'p-1',
  model: 'AL-PAA 2000',
  productName: '消毒液',
  unitName: '箱',
  discountPriceUnit: '347.40',
  stockState: 'short' as const,
  stockQty: 3,
};
const result = (verdict: BatchResult['verdict'], of: BatchResult['sku'] = sku): BatchResult => ({
  verdict,
  sku: of,
  units: [],
});

test.each([
  ['model and quantity', [['AL-1', '20']], [['AL-1', '', '20']]],
  ['a unit in between', [['AL-1', '箱', '20']], [['AL-1', '箱', '20']]],
  ['an empty last cell', [['AL-1', '20', '']], [['AL-1', '', '20']]],
  ['text with spaces', [['AL-PAA 2000  20']], [['AL-PAA 2000', '', '20']]],
  ['a model alone', [['AL-1']], [['AL-1', '', '']]],
  [
    'a serial number before it',
    [
      ['1', 'AL-1', '20'],
      ['2', 'AL-2', '3'],
    ],
    [
      ['AL-1', '', '20'],
      ['AL-2', '', '3'],
    ],
  ],
  [
    'the unit behind the quantity',
    [
      ['AL-1', '20 箱'],
      ['AL-2', '3', '盒'],
    ],
    [
      ['AL-1', '箱', '20'],
      ['AL-2', '盒', '3'],
    ],
  ],
  [
    'text with marks',
    [['AL-PAA 2000×20箱'], ['AL-1、3.00']],
    [
      ['AL-PAA 2000', '箱', '20'],
      ['AL-1', '', '3'],
    ],
  ],
  [
    'headings in any order, columns that do not matter left out',
    [
      ['数量', '商品名称', '型号', '单位'],
      ['20', '消毒液', 'AL-1', '箱'],
    ],
    [['AL-1', '箱', '20']],
  ],
  [
    'English headings, and an empty row',
    [
      ['SKU', 'Qty'],
      ['', ''],
      ['AL-1', '2'],
    ],
    [['AL-1', '', '2']],
  ],
])('%s', (_, table, rows) => {
  expect(typed(rowsOfTable(table))).toEqual(rows);
});

test.each([
  ['20', 20],
  ['1,000', 1000],
  ['２０', 20],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', null],
  ['0', null],
  ['', null],
  ['-3', null],
  ['2.5', null],
  ['十', null],
])('the quantity %p is %p', (count, quantity) => {
  expect(parseCount({ count })).toBe(quantity);
});

test('rows of the same goods are merged, in any case of letters', () => {
  const { rows, merged } = mergeRows([
    aRow({ code: 'AL-1', count: '20' }),
    aRow({ code: ' al-1', count: '5' }),
    aRow({ code: 'AL-1', unitName: '箱', count: '1' }),
    aRow({ code: 'AL-1', count: 'abc' }),
    aRow({ count: '5' }),
  ]);
  expect(merged).toBe(1);
  expect(typed(rows)).toEqual([
    ['AL-1', '', '25'],
    ['AL-1', '箱', '1'],
    ['AL-1', '', 'abc'],
    ['', '', '5'],
  ]);
});

test('of merged rows the first note stays', () => {
  const { rows } = mergeRows([
    aRow({ code: 'AL-1', count: '1' }),
    aRow({ code: 'AL-1', count: '1', note: '急' }),
    aRow({ code: 'AL-1', count: '1', note: '冷藏' }),
  ]);
  expect(rows).toMatchObject([{ count: '3', note: '急' }]);
});

test('a column of notes is read, on one line; a remark elsewhere on a sheet is none', () => {
  const [first, second] = rowsOfTable([
    ['备注：本表每月 5 日前报', '', ''],
    ['型号', '数量', '备注'],
    ['AL-1', '2', '送三号\n手术室'],
    ['AL-2', '3', ''],
    ['', '', '以上为本月'],
  ]);
  expect(first).toMatchObject({ code: 'AL-1', count: '2', note: '送三号 手术室' });
  expect(second?.note).toBeUndefined();
  expect(findColumns([['备注'], ['每月 5 日前报']], quickFields.fields)).toBeNull();
});

test('a note goes into a purchase list with its row', () => {
  const row = aRow({ code: 'AL-1', count: '2', note: '急' });
  const question = toBatchRow(row);
  if (!question) throw new Error('the row is complete');
  expect(question).toEqual({ code: 'AL-1', count: 2 });
  const answers = new Map([[batchRowKey(question), result('added')]]);
  expect(listGoods([row], answers)).toEqual([{ skuId: 'sku-1', count: 2, note: '急' }]);
});

test('rows without a quantity are left out where most have none, as in a catalogue', () => {
  const list = (...counts: string[]) => {
    const rows = [['编码', '数量'], ...counts.map((count, index) => [`AL-${index}`, count])];
    const { rows: read, unordered } = quickList(readSheet({ name: '', rows }, quickFields));
    return [read.length, unordered];
  };
  expect(list('3', '', '0')).toEqual([1, 2]);
  expect(list('3', '', '5', '0')).toEqual([4, 0]);
  expect(list('', '')).toEqual([2, 0]);
});

test('rows whose sum is too large are not merged', () => {
  const most = aRow({ code: 'AL-1', count: '999999999999999' });
  expect(mergeRows([most, aRow({ code: 'AL-1', count: '1' })])).toMatchObject({ merged: 0 });
});

test.each([
  ['by code', aRow({ code: ' AL-1 ', count: '2' }), { code: 'AL-1', count: 2 }],
  [
    'with its unit',
    aRow({ code: 'AL-1', unitName: '箱', count: '2' }),
    { code: 'AL-1', unitName: '箱', count: 2 },
  ],
  [
    'by the unit that was chosen',
    { ...aRow({ code: 'AL-1', unitName: '箱', count: '2' }), skuId: 's' },
    { skuId: 's', count: 2 },
  ],
  ['not without a quantity', aRow({ code: 'AL-1' }), null],
  ['not without a model', aRow({ count: '2' }), null],
])('a row is checked %s', (_, row, question) => {
  expect(toBatchRow(row)).toEqual(question);
});

test.each([
  ['nothing', aRow(), undefined, { kind: 'blank', text: '' }],
  ['no model', aRow({ count: '2' }), undefined, { kind: 'wrong', text: '请填写型号或编码', field: 'code' }],
  ['no quantity', aRow({ code: 'A' }), undefined, { kind: 'wrong', text: '请填写数量', field: 'count' }],
  ['no answer yet', aRow({ code: 'A', count: '2' }), undefined, { kind: 'unknown', text: '正在核对…' }],
  ['a good answer', aRow({ code: 'A', count: '2' }), result('added'), { kind: 'good', text: '可加入' }],
  [
    'no such model',
    aRow({ code: 'A', count: '2' }),
    result('notFound', null),
    { kind: 'wrong', text: '没有找到该型号或编码', field: 'code' },
  ],
  [
    'several units',
    aRow({ code: 'A', count: '2' }),
    result('unitNeeded', null),
    { kind: 'wrong', text: '请选择单位', field: 'unit' },
  ],
  [
    'short stock',
    aRow({ code: 'A', count: '9' }),
    result('stockShort'),
    { kind: 'wrong', text: '库存不足：仅剩 3\u00a0箱', field: 'count' },
  ],
  [
    'more than a plentiful stock',
    aRow({ code: 'A', count: '900' }),
    { ...result('stockShort', { ...sku, stockQty: null }), shortage: { maxQty: 500, held: 0 } },
    { kind: 'wrong', text: '库存不足：仅剩 500\u00a0箱', field: 'count' },
  ],
  [
    'more than is left beside the cart',
    aRow({ code: 'A', count: '900' }),
    { ...result('stockShort', { ...sku, stockQty: null }), shortage: { maxQty: 500, held: 20 } },
    {
      kind: 'wrong',
      text: '库存不足：仅剩 500\u00a0箱，购物车与上方各行已有 20\u00a0箱，最多再加 480\u00a0箱',
      field: 'count',
    },
  ],
  [
    'a name alone',
    aRow({ name: '消毒液', count: '9' }),
    undefined,
    { kind: 'wrong', text: '请按名称选择商品', field: 'code' },
  ],
  [
    'two units',
    aRow({ code: 'A', unitName: '盒', count: '5 箱' }),
    undefined,
    { kind: 'wrong', text: '数量的单位“箱”与单位“盒”不同', field: 'count' },
  ],
  [
    'a note that is too long',
    aRow({ code: 'A', count: '9', note: '急'.repeat(101) }),
    undefined,
    { kind: 'wrong', text: '备注最多 100 个字' },
  ],
  [
    'no stock',
    aRow({ code: 'A', count: '9' }),
    result('stockShort', { ...sku, stockQty: 0 }),
    { kind: 'wrong', text: '暂时无货', field: 'count' },
  ],
])('a row with %s has a note', (_, row, answer, state) => {
  expect(judgeRow(row, answer)).toEqual(state);
});

test('amounts are exact, and known only with a price and a quantity', () => {
  expect(rowAmount(aRow({ code: 'A', count: '999999999999999' }), result('added'))).toBe(
    '347399999999999652.60',
  );
  expect(rowAmount(aRow({ code: 'A' }), result('added'))).toBeNull();
  expect(rowAmount(aRow({ code: 'A', count: '2' }), undefined)).toBeNull();
  expect(totalOfAmounts(['0.10', null, '0.20'])).toBe('0.30');
});

test.each([
  [aRow({ code: 'X', name: '医用防护口罩（N95）' }), '医用防护口罩'],
  [aRow({ code: '过氧乙酸 5L' }), '过氧乙酸'],
])('a product is searched by the beginning of its name', (row, term) => {
  expect(searchTerm(row)).toBe(term);
});

test('refused rows are exported as a table, with the reason and their row number', () => {
  const row = aRow({ code: 'NOPE', name: '口罩', unitName: '盒', count: '3', note: '急', line: 7 });
  const table = refusedTable([{ row, reason: '没有找到该型号或编码' }]);
  expect(table[1]).toEqual(['NOPE', '口罩', '盒', '3', '急', '没有找到该型号或编码', 7]);
  const [again] = rowsOfTable(table.map((cells) => cells.map(String)));
  expect(again).toMatchObject({ code: 'NOPE', name: '口罩', unitName: '盒', count: '3', note: '急' });
});
