import { formatCount, unbroken } from './format-count';

const noBreakSpace = '\u00a0';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1200, '-1,200'],
  [999_999_999_999_999, '999,999,999,999,999'],
])('%p is shown as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

test('a count and its unit stay on one line', () => {
  expect(formatCount(1200, '箱')).toBe(`1,200${noBreakSpace}箱`);
  expect(formatCount(1200, null)).toBe('1,200');
  expect(formatCount(1200, '')).toBe('1,200');
});

test('a number in a name stays on one line with its unit, and other spaces may break', () => {
  expect(unbroken('复合过氧乙酸消毒液 500 mL')).toBe(`复合过氧乙酸消毒液 500${noBreakSpace}mL`);
  expect(unbroken('卷袋 10 cm × 200 m，3 卷')).toBe(
    `卷袋 10${noBreakSpace}cm × 200${noBreakSpace}m，3${noBreakSpace}卷`,
  );
  expect(unbroken('灭菌 121 ℃')).toBe(`灭菌 121${noBreakSpace}℃`);
  expect(unbroken('AL-WS 清洗机')).toBe('AL-WS 清洗机');
});
