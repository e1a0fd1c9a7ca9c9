import { whyNotOrder } from './order-check';

const inStock = { stockState: 'available' } as const;

test('a quantity is needed', () => {
  expect(whyNotOrder(inStock, 0)).toBe('请选择数量');
  expect(whyNotOrder(inStock, 1)).toBeNull();
});

test('a unit out of stock cannot be ordered; a scarce one can', () => {
  expect(whyNotOrder({ stockState: 'none' }, 1)).toBe('该规格暂时无货');
  expect(whyNotOrder({ stockState: 'short' }, 1)).toBeNull();
});
