import { stockOf } from './stock';

test.each([
  [0, 1, 'none', null],
  [5, 6, 'none', null],
  [6, 6, 'short', 1],
  [59, 6, 'short', 9],
  [60, 6, 'available', null],
  [999_999_999_999_999, 1, 'available', null],
])('%d pieces in units of %d: %s %s', (pieces, unitCount, stockState, stockQty) => {
  expect(stockOf(pieces, unitCount)).toEqual({ stockState, stockQty });
});
