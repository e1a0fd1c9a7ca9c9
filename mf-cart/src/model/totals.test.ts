import { aLine } from '../testing/builders';
import { totalsOf } from './totals';

test('payable and discount are exact', () => {
  const lines = [
    aLine({ count: 20, priceUnit: '386.00', discountPriceUnit: '347.40' }),
    aLine({ count: 3, priceUnit: '0.10' }),
    aLine({ count: 1, priceUnit: '0.20' }),
  ];
  expect(totalsOf(lines)).toEqual({ payable: '6948.50', discount: '772.00' });
});

test('large amounts keep every cent', () => {
  const line = aLine({ count: 999_999_999_999_999, priceUnit: '99999.99', discountPriceUnit: '99999.98' });
  expect(totalsOf([line, line])).toEqual({
    payable: '199999959999999800000.04',
    discount: '19999999999999.98',
  });
});

test('nothing selected costs nothing', () => {
  expect(totalsOf([])).toEqual({ payable: '0.00', discount: '0.00' });
});
