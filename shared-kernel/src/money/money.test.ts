import fc from 'fast-check';
import {
  addAmounts,
  compareAmounts,
  formatAmount,
  formatYuan,
  multiplyAmount,
  parseAmount,
  pricePerPiece,
  spreadAmount,
  subtractAmounts,
} from './money';

test('the largest quantity times a price is exact to the cent', () => {
  expect(multiplyAmount('12345678.90', 999_999_999_999_999)).toBe('12345678899999987654321.10');
  expect(formatAmount(multiplyAmount('12345678.90', 999_999_999_999_999))).toBe(
    '12,345,678,899,999,987,654,321.10',
  );
});

test('sums and differences have no binary rounding', () => {
  expect(addAmounts('0.10', '0.20')).toBe('0.30');
  expect(addAmounts()).toBe('0.00');
  expect(addAmounts(...Array.from({ length: 1000 }, () => '0.01'))).toBe('10.00');
  expect(subtractAmounts('25200.00', '772.00')).toBe('24428.00');
  expect(subtractAmounts('0.10', '0.30')).toBe('-0.20');
});

test('rounding is half up and happens once', () => {
  expect(multiplyAmount('1.005', 1)).toBe('1.01');
  expect(pricePerPiece('386.00', 6)).toBe('64.33');
  expect(pricePerPiece('0.05', 10)).toBe('0.01');
});

test('amounts compare by value', () => {
  expect(compareAmounts('9.90', '10')).toBe(-1);
  expect(compareAmounts('10.00', 10)).toBe(0);
  expect(compareAmounts('10.01', '10.00')).toBe(1);
});

test.each([
  ['12345.6', '12,345.60'],
  [1240, '1,240.00'],
  ['0', '0.00'],
  ['999.999', '1,000.00'],
  ['-1234.5', '-1,234.50'],
  ['-0.001', '0.00'],
  [1e21, '1,000,000,000,000,000,000,000.00'],
])('%s is shown as %s', (value, shown) => {
  expect(formatAmount(value)).toBe(shown);
});

test('within a sentence an amount does not break after its sign', () => {
  expect(formatYuan('1180')).toBe('¥\u00a01,180.00');
});

test.each(['', '¥ 12', '1,234.00', 'NaN', Number.NaN, Number.POSITIVE_INFINITY])(
  '%p is not an amount',
  (value) => {
    expect(() => parseAmount(value)).toThrow(RangeError);
  },
);

const yuan = (cents: number): string => (cents / 100).toFixed(2);

describe('an amount spread over others', () => {
  test('goes by proportion; the rest goes to the largest remainders', () => {
    expect(spreadAmount('10.00', ['1', '1', '1'])).toEqual(['3.34', '3.33', '3.33']);
    expect(spreadAmount('0.05', ['30.00', '10.00', '0.00'])).toEqual(['0.04', '0.01', '0.00']);
    expect(spreadAmount('100.00', ['60.00', '40.00'])).toEqual(['60.00', '40.00']);
    expect(spreadAmount('0.00', ['5.00'])).toEqual(['0.00']);
    expect(spreadAmount('0.00', ['0.00', '0.00'])).toEqual(['0.00', '0.00']);
  });

  test('adds up to the cent, and no part exceeds its base', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (over, share) => {
          const total = over.reduce((sum, value) => sum + value, 0);
          const amount = Math.floor(total * share);
          const parts = spreadAmount(yuan(amount), over.map(yuan)).map((part) =>
            Math.round(Number(part) * 100),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(over[index] ?? 0);
        },
      ),
    );
  });
});
