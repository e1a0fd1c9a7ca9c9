import { aProductSku } from 'shared-kernel/testing';
import { unitsPieces, unitsTotal, wantedUnits } from './unit-orders';

const bottle = aProductSku({ id: 'bottle', unitCount: 1, discountPriceUnit: '61.20' });
const box = aProductSku({ id: 'box', unitCount: 6, discountPriceUnit: '347.40' });

test('only units that are wanted go into the cart', () => {
  expect(wantedUnits([bottle, box], { box: 3, bottle: 0 })).toEqual([{ skuId: 'box', count: 3 }]);
  expect(wantedUnits([bottle, box], {})).toEqual([]);
});

test('all units together are exact at the largest quantities', () => {
  const most = { bottle: 999_999_999_999_999, box: 999_999_999_999_999 };
  expect(unitsTotal([bottle, box], most)).toBe('408599999999999591.40');
  expect(unitsPieces([bottle, box], most)).toBe(6_999_999_999_999_993n);
  expect(unitsTotal([bottle, box], {})).toBe('0.00');
});
