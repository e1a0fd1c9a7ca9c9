import { anOrderCard, anOrderItem } from 'shared-kernel/testing';
import { exportRows } from './export-rows';

test('has a row for each item, amounts as amounts, gifts without a price', () => {
  const gift = anOrderItem({ productName: '浓度测试卡', gift: true });
  const [columns = [], bought = [], given = [], ...more] = exportRows([
    anOrderCard({ orderItems: [anOrderItem({ rebateAmountUnit: '48.00' }), gift] }),
  ]);
  const cell = (row: readonly unknown[], name: string) => row[columns.indexOf(name)];
  expect(more).toEqual([]);
  expect([columns.length, bought.length, given.length]).toEqual([18, 18, 18]);
  expect(cell(bought, '订单号')).toBe('SO20240501001');
  expect(cell(bought, '商品名称')).toBe('复合过氧乙酸消毒液');
  expect(cell(bought, '数量')).toBe(20);
  expect(cell(bought, '实付单价（元）')).toEqual({ amount: '347.40' });
  expect(cell(bought, '金额（元）')).toEqual({ amount: '6948.00' });
  expect(cell(bought, '返利抵扣（元）')).toEqual({ amount: '48.00' });
  expect(cell(bought, '实付金额（元）')).toEqual({ amount: '6900.00' });
  expect(cell(bought, '赠品')).toBe('否');
  expect(cell(given, '实付单价（元）')).toBeNull();
  expect(cell(given, '实付金额（元）')).toEqual({ amount: '0.00' });
  expect(cell(given, '赠品')).toBe('是');
});

test('an order that nothing happened to yet leaves its cells empty', () => {
  expect(exportRows([anOrderCard({ operationLog: null })])[1]?.slice(-2)).toEqual([null, null]);
});
