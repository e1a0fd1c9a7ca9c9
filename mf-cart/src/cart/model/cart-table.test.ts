import { readSheet } from '../../model/list-reading';
import { quickFields, quickList } from '../../quick-order/model/quick-list';
import { aLine, aProductWith } from '../../testing/builders';
import { cartTable } from './cart-table';

const cart = [
  aProductWith(
    [
      aLine({
        id: 'a',
        count: 20,
        priceUnit: '386.00',
        discountPriceUnit: '347.40',
        previousPriceUnit: '340.00',
        note: '三号手术室',
      }),
    ],
    { model: '=AL-PAA', name: '消毒液' },
  ),
];

test('a saved cart has a row per line, with its remarks', () => {
  expect(cartTable(cart)).toEqual([
    ['型号', '商品名称', '单位', '规格', '数量', '原价（元）', '单价（元）', '小计（元）', '备注', '提示'],
    [
      ...['=AL-PAA', '消毒液', '箱', '箱（6 瓶）', 20],
      ...[{ amount: '386.00' }, { amount: '347.40' }, { amount: '6948.00' }],
      '三号手术室',
      '价格已变更：¥\u00a0340.00 → ¥\u00a0347.40',
    ],
  ]);
});

test('quick order can import it', () => {
  const cells = cartTable(cart).map((row) =>
    row.map((cell) => (typeof cell === 'object' ? (cell?.amount ?? '') : String(cell))),
  );
  const { rows } = quickList(readSheet({ name: '', rows: cells }, quickFields));
  expect(rows).toMatchObject([{ code: '=AL-PAA', unitName: '箱', count: '20' }]);
});
