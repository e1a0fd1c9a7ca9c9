import { pairs, ways } from './ways';

test.each([1, 3, 6, 8])('each of %d buyers and each way come at least once', (count) => {
  const buyers = Array.from({ length: count }, (_, index) => `buyer${index}`);
  const both = pairs(buyers);
  expect(new Set(both.map(({ buyer }) => buyer))).toEqual(new Set(buyers));
  expect(new Set(both.map(({ way }) => way))).toEqual(new Set(ways));
  expect(both).toHaveLength(Math.max(count, ways.length));
});

test('nobody looks in any way', () => expect(pairs([])).toEqual([]));
