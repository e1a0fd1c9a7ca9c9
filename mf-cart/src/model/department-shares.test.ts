import { departmentShares } from './department-shares';

const line = { discountPriceUnit: '0.10', count: 3 };

test('what was asked for counts to its departments, the rest to the chosen one', () => {
  const departments = [
    { department: '检验科', count: 1 },
    { department: '', count: 1 },
  ];
  expect(departmentShares([{ ...line, departments }], '手术室')).toEqual([
    { department: '检验科', amount: '0.10' },
    { department: '手术室', amount: '0.20' },
  ]);
});

test('who buys less than was asked for buys for those who want it first', () => {
  const departments = [
    { department: '检验科', count: 2 },
    { department: '手术室', count: 5 },
  ];
  expect(departmentShares([{ ...line, departments }], '内镜中心')).toEqual([
    { department: '检验科', amount: '0.20' },
    { department: '手术室', amount: '0.10' },
  ]);
});

test('without a department nothing is counted', () => {
  expect(departmentShares([line], '')).toEqual([]);
});
