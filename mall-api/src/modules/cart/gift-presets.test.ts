import { presetGifts } from './gift-presets';

const counts = (perUnit: number[], count: number, unitCount: number) =>
  presetGifts(
    perUnit.map((one) => ({ perUnit: one, inStock: 20 })),
    count,
    unitCount,
  ).map((gift) => gift.count);

test.each([
  [[1], 3, 6, [3]],
  [[2], 3, 1, [3]],
  [[4, 4], 2, 6, [8, 4]],
  [[6, 1], 1, 6, [6, 0]],
  [[5], 9, 6, [20]],
  [[], 3, 6, []],
])('gifts of %j for each of %d units of %d pieces: %j', (perUnit, count, unitCount, expected) => {
  expect(counts(perUnit, count, unitCount)).toEqual(expected);
});
