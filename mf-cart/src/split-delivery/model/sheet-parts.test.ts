import { aCartSkuConsignee, aConsignee, aHospital } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { splitGoods } from './goods-meant';
import { afterParts, type PartContext, partsAgainst, partsByLine, resolveParts } from './resolve-parts';
import { readSplitSheet, writtenParts } from './sheet-rows';
import { refusedParts, splitTemplate } from './sheet-tables';

const acid = aLine({ id: 'acid', count: 30, maxQty: 50, unitName: '箱', name: '箱' });
const maskBox = aLine({ id: 'mask-box', count: 10, maxQty: 100, unitName: '盒', name: '盒' });
const maskCase = aLine({ id: 'mask-case', count: 2, maxQty: 100, unitName: '箱', name: '箱' });
const goods = splitGoods([
  aProductWith([acid], { model: 'AL-PAA 2000', name: '消毒液' }),
  aProductWith([maskBox, maskCase], { model: 'AL-MK 95', name: '口罩' }),
]);

const hospitals = [
  aHospital({ id: 'h1', name: '临江市第一人民医院', code: 'H001' }),
  aHospital({ id: 'h2', name: '临江市中医院', code: 'H002' }),
  aHospital({ id: 'h3', name: '青浦人民医院', code: 'Q003' }),
];
const addresses = new Map([
  ['h1', [aConsignee({ id: 'h1-a', address: '门诊楼' }), aConsignee({ id: 'h1-b', address: '住院部 3 楼' })]],
  ['h2', [aConsignee({ id: 'h2-a', address: '中药房' })]],
  ['h3', []],
]);

const context: PartContext = { goods, hospitals, addresses, choices: new Map(), onlyLineId: null };

function read(rows: string[][], over: Partial<PartContext> = {}) {
  const reading = readSplitSheet({ name: '', rows }, goods);
  return resolveParts(writtenParts(reading, goods).parts, { ...context, ...over });
}
const told = (rows: string[][], over?: Partial<PartContext>) =>
  read(rows, over).map(({ consignee, line, count, problem }) => [
    consignee?.id ?? null,
    line?.id ?? null,
    count,
    problem,
  ]);

const good = ['h2-a', 'acid', 5, null];

test.each([
  [
    'headings in any order',
    [
      ['数量', '型号', '医院名称'],
      ['5', 'AL-PAA 2000', '临江市中医院'],
    ],
  ],
  ['no headings', [['临江市中医院', 'al-paa2000', '5']]],
  ['the product’s name, the hospital’s code', [['H002', '消毒液', '５ 箱']]],
  [
    'a column for each product',
    [
      ['单位名称', 'AL-PAA 2000'],
      ['临江市中医院', '5'],
    ],
  ],
  [
    'a product’s column under a title, without a heading for the hospitals',
    [
      ['', '11月分配'],
      ['', 'AL-PAA 2000（箱）'],
      ['中医院', '5.00'],
    ],
  ],
  ['a part of the hospital’s name', [['中医院', 'AL-PAA 2000', '5']]],
])('%s', (_, rows) => {
  expect(told(rows)).toEqual([good]);
});

test('a column per product skips empty cells and the total', () => {
  const rows = [
    ['医院', '收货地址', 'AL-PAA 2000', 'AL-MK 95（盒）'],
    ['临江市中医院', '', '5', ''],
    ['临江市第一人民医院', '门诊', '7', '3'],
    ['合计', '', '12', '3'],
  ];
  expect(told(rows)).toEqual([good, ['h1-a', 'acid', 7, null], ['h1-a', 'mask-box', 3, null]]);
});

test('a hospital’s name merged over several rows applies to each of them', () => {
  const rows = [
    ['医院', '型号', '单位', '数量'],
    ['临江市中医院', 'AL-PAA 2000', '箱', '5'],
    ['', 'AL-MK 95', '箱', '1'],
  ];
  expect(told(rows)).toEqual([good, ['h2-a', 'mask-case', 1, null]]);
});

test.each([
  [['人民医院', 'AL-PAA 2000', '5'], '有 2 家医院与“人民医院”相符，请选择'],
  [['北山医院', 'AL-PAA 2000', '5'], '没有找到医院“北山医院”，请选择'],
  [['临江市第一人民医院', 'AL-PAA 2000', '5'], '该医院有 2 个收货地址，请选择'],
  [['青浦人民医院', 'AL-PAA 2000', '5'], '该医院暂无收货地址'],
  [['临江市中医院', 'AL-XX', '5'], '所选商品中没有“AL-XX”'],
  [['临江市中医院', 'AL-MK 95', '5'], '“AL-MK 95”有 2 种单位，请选择'],
  [['临江市中医院', '', '5'], '请选择数量属于哪种商品'],
  [['临江市中医院', 'AL-PAA 2000', '1.5'], '数量不能有小数'],
  [['临江市中医院', 'AL-PAA 2000', '0'], '数量为 0，不分配'],
  [['临江市中医院', 'AL-PAA 2000', '51'], '超出库存：共 50\u00a0箱，最多还可分 50\u00a0箱'],
])('for %p the buyer reads: %s', (row, problem) => {
  expect(read([['医院', '型号', '数量'], row]).map((part) => part.problem)).toEqual([problem]);
});

test('all of the stock can be given out', () => {
  expect(told([['临江市中医院', 'AL-PAA 2000', '50']])).toEqual([['h2-a', 'acid', 50, null]]);
});

test('a delivery without an address counts as given out', () => {
  const line = { ...acid, cartSkuConsignees: [aCartSkuConsignee({ consigneeId: null, count: 20 })] };
  const parts = [{ consigneeId: 'h2-a', hospitalClientId: 'h2', count: 4 }];
  expect(afterParts({ line, parts })).toEqual({ allocated: 24, left: 6, raised: 0 });
});

test('the buyer’s choice completes a row', () => {
  const rows = [
    ['医院', '型号', '数量'],
    ['人民医院', 'AL-MK 95', '5'],
  ];
  const [part] = read(rows);
  const choices = new Map([
    [part?.written.id ?? '', { hospitalId: 'h1', consigneeId: 'h1-b', lineId: 'mask-box' }],
  ]);
  expect(told(rows, { choices })).toEqual([['h1-b', 'mask-box', 5, null]]);
});

test('a list without products is for the one that the buyer chooses', () => {
  expect(told([['临江市中医院', '5']], { onlyLineId: 'acid' })).toEqual([good]);
});

test('addresses that are loading, or failed, are reported', () => {
  const rows = [['临江市中医院', 'AL-PAA 2000', '5']];
  expect(read(rows, { addresses: new Map() })[0]?.problem).toBe('正在读取收货地址…');
  expect(read(rows, { addresses: new Map([['h2', null]]) })[0]?.problem).toBe('收货地址读取失败，请重试');
});

test('rows of one address add up, within the stock left by other addresses', () => {
  const line = {
    ...acid,
    cartSkuConsignees: [
      aCartSkuConsignee({ id: 'd1', consigneeId: 'h2-a', count: 9 }),
      aCartSkuConsignee({ id: 'd2', consigneeId: 'elsewhere', count: 20 }),
    ],
  };
  const split = splitGoods([aProductWith([line], { model: 'AL-PAA 2000' })]);
  const rows = [
    ['中医院', 'AL-PAA 2000', '5'],
    ['中医院', 'AL-PAA 2000', '4'],
    ['第一人民医院', '住院部', '22'],
  ];
  const resolved = read(rows, { goods: split, onlyLineId: 'acid' });
  expect(resolved.map(({ problem }) => problem)).toEqual([
    null,
    null,
    '超出库存：共 50\u00a0箱，最多还可分 21\u00a0箱',
  ]);
  const [given] = partsByLine(resolved);
  if (!given) throw new Error('nothing is given out');
  expect(given.parts).toEqual([{ consigneeId: 'h2-a', hospitalClientId: 'h2', count: 9 }]);
  expect(partsAgainst(given)).toEqual({ changed: [['d1', 9]], added: [] });
  expect(afterParts(given)).toEqual({ allocated: 29, left: 1, raised: 0 });
});

test('the template has every hospital and product, and refused rows are exported with their reason', () => {
  const cells = splitTemplate(goods, hospitals).map((row) => row.map((cell) => String(cell ?? '')));
  cells[2]?.splice(2, 1, '5');
  expect(told(cells)).toEqual([good]);
  const refused = refusedParts(read([['北山医院', 'AL-PAA 2000', '5']]));
  expect(refused[1]).toEqual(['北山医院', '', 'AL-PAA 2000', '', '5', '没有找到医院“北山医院”，请选择', 1]);
});
