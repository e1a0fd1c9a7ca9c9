import { departmentShares } from './department-shares';

const item = (skuId: string, quantity: number, discountPrice: string, gift = false) => ({
  skuId,
  quantity,
  discountPrice,
  gift,
});
const asked = (skuId: string, department: string, count: number) => ({ line: { skuId, department }, count });

test('what was asked for counts to its department, the rest to the chosen one', () => {
  expect(departmentShares([item('1', 10, '5.00')], [asked('1', '手术室', 4)], '采购部')).toEqual([
    { department: '手术室', amount: '20.00' },
    { department: '采购部', amount: '30.00' },
  ]);
});

test('a gift of what was bought counts to nobody, and leaves its price', () => {
  const items = [item('1', 10, '5.00'), item('1', 2, '0.00', true)];
  expect(departmentShares(items, [], '采购部')).toEqual([{ department: '采购部', amount: '50.00' }]);
});

test('without a department nothing counts', () => {
  expect(departmentShares([item('1', 10, '5.00')], [asked('1', '', 4)], '')).toEqual([]);
});
