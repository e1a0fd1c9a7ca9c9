import { lesser, minus, sumOf, times } from './amount';

test('the largest quantity at an uneven price is exact', () => {
  expect(times('9999999.99', 999_999_999_999_999)).toBe('9999999989999990000000.01');
});

test('sums and differences are exact to the cent', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30');
  expect(sumOf([])).toBe('0.00');
  expect(minus('0.30', '0.10')).toBe('0.20');
  expect(lesser('10.00', '9.99')).toBe('9.99');
});
