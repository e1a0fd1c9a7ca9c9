import { pieceCount, piecePrice, struckPrice, totalAmount } from './sku-amounts';

const sku = { priceUnit: '386.00', discountPriceUnit: '347.40', unitCount: 6 };

test('the original price is struck through only when the buyer pays another', () => {
  expect(struckPrice(sku)).toBe('386.00');
  expect(struckPrice({ ...sku, discountPriceUnit: '400.00' })).toBe('386.00');
  expect(struckPrice({ ...sku, discountPriceUnit: '386.00' })).toBeNull();
  expect(struckPrice({ ...sku, discountPriceUnit: '386' })).toBeNull();
  expect(struckPrice({ ...sku, discountPriceUnit: null })).toBeNull();
});

test('the price per piece is the unit price divided by its piece count', () => {
  expect(piecePrice(sku)).toBe('57.90');
  expect(piecePrice({ ...sku, discountPriceUnit: '100.00', unitCount: 3 })).toBe('33.33');
});

test('the total does not include the rounding of the price per piece', () => {
  expect(totalAmount({ ...sku, discountPriceUnit: '100.00', unitCount: 3 }, 3)).toBe('300.00');
});

test('the total is exact at the largest quantity', () => {
  expect(totalAmount({ ...sku, discountPriceUnit: '68800.01' }, 999_999_999_999_999)).toBe(
    '68800009999999931199.99',
  );
  expect(totalAmount(sku, 0)).toBe('0.00');
});

test('pieces are counted exactly at the largest quantity', () => {
  expect(pieceCount({ ...sku, unitCount: 250 }, 999_999_999_999_999)).toBe(249_999_999_999_999_750n);
});

test('without prices there are no amounts', () => {
  const hidden = { priceUnit: null, discountPriceUnit: null, unitCount: 6 };
  expect([struckPrice(hidden), piecePrice(hidden), totalAmount(hidden, 2)]).toEqual([null, null, null]);
});
