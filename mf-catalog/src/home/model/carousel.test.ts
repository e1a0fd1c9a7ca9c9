import { turn } from './carousel';

test('slides wrap around in both directions', () => {
  expect([turn(0, 1, 3), turn(2, 1, 3), turn(0, -1, 3), turn(1, -5, 3)]).toEqual([1, 0, 2, 2]);
  expect(turn(0, 1, 1)).toBe(0);
  expect(turn(0, 1, 0)).toBe(0);
});
