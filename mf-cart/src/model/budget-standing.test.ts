import { aBudget } from '../testing/a-budget';
import { budgetRefusal, departmentToCount, standingsOf } from './budget-standing';

const wants = (amount: string) => [{ department: '检验科', amount }];

test.each([
  ['59.99', '0.01', false],
  ['60.00', '0.00', false],
  ['60.01', '-0.01', true],
])('of 60.00 left, %s leaves %s', (amount, left, isOver) => {
  expect(standingsOf([aBudget()], wants(amount))).toMatchObject([{ left, isOver }]);
});

test('nothing that is wanted is not over a budget that is', () => {
  expect(standingsOf([aBudget({ leftAmount: '-5.00' })], wants('0.00'))).toMatchObject([{ isOver: false }]);
});

test('budgets of another department or period do not count', () => {
  const others = [aBudget({ department: '手术室' }), aBudget({ inForce: false })];
  expect(standingsOf(others, wants('1.00'))).toEqual([]);
});

test('only a blocking budget refuses', () => {
  expect(budgetRefusal(standingsOf([aBudget({ blocks: false })], wants('70.00')))).toBeNull();
  expect(budgetRefusal(standingsOf([aBudget()], wants('70.00')))).toBe(
    '检验科 2026-01-01 至 2026-12-31 的预算剩余 ¥\u00a060.00，本单需要 ¥\u00a070.00，不能提交',
  );
});

test.each([
  [null, '检验科', '检验科'],
  ['', '检验科', ''],
  ['手术室', '检验科', ''],
  [null, null, ''],
])('chosen %s, last %s: counted to %s', (chosen, ownDepartment, department) => {
  expect(departmentToCount({ budgets: [aBudget()], ownDepartment }, chosen)).toBe(department);
});
