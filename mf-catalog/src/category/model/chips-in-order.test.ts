import { chipsInOrder } from './chips-in-order';

const chips = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join();

test('chips keep their order', () => {
  expect(ids(chipsInOrder(chips(7), null))).toBe('1,2,3,4,5,6,7');
  expect(ids(chipsInOrder(chips(7), '2'))).toBe('1,2,3,4,5,6,7');
});

test('a chosen chip is among the first five', () => {
  expect(ids(chipsInOrder(chips(9), '8'))).toBe('1,2,3,4,8,5,6,7,9');
});
