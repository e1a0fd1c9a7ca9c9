import { sentQuantity } from './quantity';

test.each([
  [0, 1],
  [null, 1],
  [undefined, 1],
  [Number.NaN, 1],
  [-3, 1],
  [1, 1],
  [2.7, 2],
  [999_999_999_999_999, 999_999_999_999_999],
  [1e15, 999_999_999_999_999],
])('%p typed is sent as %d', (typed, sent) => {
  expect(sentQuantity(typed)).toBe(sent);
});
