import { ownPrice } from './own-price';

const product = { canOrder: true, gwPrice: '68.00', minPriceUnit: '61.20', maxPriceUnit: '61.20' };

test('a buyer’s own price is told where it is not the list price', () => {
  expect(ownPrice(product)).toEqual({ amount: '61.20', isLowest: false });
  expect(ownPrice({ ...product, gwPrice: null })).toEqual({ amount: '61.20', isLowest: false });
  expect(ownPrice({ ...product, minPriceUnit: '68.00' })).toBeNull();
});

test('with dearer units it is the lowest', () => {
  expect(ownPrice({ ...product, maxPriceUnit: '367.20' })).toEqual({ amount: '61.20', isLowest: true });
});

test('who may not order sees none', () => {
  expect(ownPrice({ ...product, canOrder: false })).toBeNull();
  expect(ownPrice({ ...product, minPriceUnit: null })).toBeNull();
});
