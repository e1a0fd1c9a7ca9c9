import { aCartSkuConsignee } from 'shared-kernel/testing';
import { aLine, aProductWith } from '../../testing/builders';
import { copyAddresses, copyDown, pasteQuantities, planOfAll, splitPlan, spreadEvenly } from './split-plan';

const delivery = (id: string, count: number) =>
  aCartSkuConsignee({ id, consigneeId: `to-${id}`, hospitalClientId: `h-${id}`, count });
const line = (counts: number[], maxQty = 100, name = 'd') =>
  aLine({
    id: `line-${name}`,
    count: counts.reduce((sum, count) => sum + count, 0) || 60,
    maxQty,
    cartSkuConsignees: counts.map((count, index) => delivery(`${name}${index}`, count)),
  });

test.each([
  ['a line without addresses is all left over', line([]), { total: 60, allocated: 0, left: 60 }],
  ['a line may be given out as a whole', line([3, 5]), { total: 8, allocated: 8, left: 0 }],
  ['the rest of a line is left over', { ...line([3, 5]), count: 60 }, { total: 60, allocated: 8, left: 52 }],
  [
    'a plan is at least what is given out',
    { ...line([30, 40]), count: 60 },
    { total: 70, allocated: 70, left: 0 },
  ],
])('%s', (_, of, plan) => {
  expect(splitPlan(of)).toEqual(plan);
});

test('plans of several lines add up', () => {
  expect(planOfAll([splitPlan({ ...line([3]), count: 10 }), splitPlan(line([]))])).toEqual({
    total: 70,
    allocated: 3,
    left: 67,
  });
});

test.each([
  [60, [1, 1], [30, 30]],
  [62, [1, 1, 1], [21, 21, 20]],
  [2, [1, 1, 1], [1, 1, 1]],
])('%i over %p are spread as %p', (total, counts, shares) => {
  expect(spreadEvenly(line(counts), total).map(([, count]) => count)).toEqual(shares);
});

test('copying down fills the rows below, within the stock', () => {
  expect(copyDown(line([2, 9, 1, 1]), 'd1')).toEqual([
    ['d2', 9],
    ['d3', 9],
  ]);
  expect(copyDown(line([2, 9, 1, 1], 23), 'd1')).toEqual([
    ['d2', 9],
    ['d3', 3],
  ]);
  // An address that is there has at least one unit.
  expect(copyDown(line([2, 9, 1, 1], 12), 'd1')).toEqual([
    ['d2', 1],
    ['d3', 1],
  ]);
  expect(copyDown(line([2, 9]), 'd1')).toEqual([]);
});

test('addresses are copied with their quantities, existing ones changed', () => {
  const from = line([5, 7]);
  const own = aCartSkuConsignee({ id: 'own', consigneeId: 'to-d1', count: 1 });
  const other = aCartSkuConsignee({ id: 'other', consigneeId: 'elsewhere', count: 2 });
  const to = aLine({ id: 'to', maxQty: 100, cartSkuConsignees: [own, other] });
  expect(copyAddresses(from, to)).toEqual({
    changed: [['own', 7]],
    added: [{ delivery: from.cartSkuConsignees[0], count: 5 }],
  });
});

test('copied addresses stay within the stock, beside the addresses that are there alone', () => {
  const other = aCartSkuConsignee({ id: 'other', consigneeId: 'elsewhere', count: 2 });
  const copied = (to: Parameters<typeof aLine>[0]) =>
    copyAddresses(line([5, 7, 1]), aLine({ id: 'to', ...to })).added.map(({ count }) => count);
  expect(copied({ maxQty: 8 })).toEqual([5, 3]);
  expect(copied({ maxQty: 8, cartSkuConsignees: [other] })).toEqual([5, 1]);
});

describe('a pasted block', () => {
  const cart = [
    aProductWith([line([1, 1], 100, 'a')], { name: '口罩' }),
    aProductWith([line([1, 1], 10, 'b')], { name: '手套' }),
  ];

  test('fills the deliveries from the target down, across lines', () => {
    expect(pasteQuantities(cart, 'a1', [['12'], ['中医院', '1,0'], ['0', '']])).toEqual({
      changes: [
        ['a1', 12],
        ['b0', 10],
        ['b1', 0],
      ],
    });
  });

  test.each([
    [
      'has more rows than there are addresses',
      'b0',
      [['1'], ['2'], ['3']],
      '粘贴了 3 行，从此处起只有 2 个收货地址',
    ],
    ['holds something else', 'a0', [['1'], ['数量']], '粘贴内容第 2 行不是数量，请检查后重新粘贴'],
    ['asks for more than there is', 'b0', [['6'], ['5']], '“手套”的数量超出库存，请检查后重新粘贴'],
  ])('that %s changes nothing', (_, at, rows, problem) => {
    expect(pasteQuantities(cart, at, rows)).toEqual({ problem });
  });
});
