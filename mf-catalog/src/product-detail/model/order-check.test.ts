import { isOrderClosed, whyNotOrder } from './order-check';

const inStock = { stockState: 'available' } as const;

test('a unit and a quantity are needed', () => {
  expect(whyNotOrder(null, 1)).toBe('请选择单位');
  expect(whyNotOrder(inStock, 0)).toBe('请选择数量');
  expect(whyNotOrder(inStock, 1)).toBeNull();
});

test('a unit out of stock cannot be ordered; a scarce one can', () => {
  expect(whyNotOrder({ stockState: 'none' }, 1)).toBe('该规格暂时无货');
  expect(whyNotOrder({ stockState: 'short' }, 1)).toBeNull();
});

test('the buttons are disabled at quantity 0 and without stock', () => {
  expect(isOrderClosed(inStock, 0)).toBe(true);
  expect(isOrderClosed(null, 0)).toBe(true);
  expect(isOrderClosed({ stockState: 'none' }, 1)).toBe(true);
  expect(isOrderClosed(inStock, 1)).toBe(false);
  expect(isOrderClosed(null, 1)).toBe(false);
});
