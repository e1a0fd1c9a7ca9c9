import { differingSums } from './compare-sums';

const live = { '结算, 实付合计': ['120'], '商品, 输液器, 您的价': ['12', '15'] };

test('an amount that is called the same and differs is named with both values', () => {
  expect(differingSums({ ...live, '结算, 实付合计': ['1200'] }, live)).toEqual([
    '「结算, 实付合计」 says ¥ 1200, the live one ¥ 120',
  ]);
});

test('the same amounts in another order, more of them, or under other words are design', () => {
  expect(differingSums({ ...live, '商品, 输液器, 您的价': ['15', '12'] }, live)).toEqual([]);
  expect(differingSums({ ...live, '商品, 输液器, 您的价': ['12', '15', '11'] }, live)).toEqual([]);
  expect(differingSums({ '结算, 合计': ['1200'] }, live)).toEqual([]);
});

test('more amounts of which none is the live one’s differ', () => {
  expect(differingSums({ ...live, '结算, 实付合计': ['1200', '30'] }, live)).toEqual([
    '「结算, 实付合计」 says ¥ 1200, the live one ¥ 120',
  ]);
});
