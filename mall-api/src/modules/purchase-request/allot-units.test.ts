import { allotUnits } from './allot-units';

const line = (skuId: string, count: number, ordered = 0) => ({ skuId, count, ordered });
const item = (skuId: string, quantity: number, gift = false) => ({ skuId, quantity, gift });

test('lines get what they still want, in their order', () => {
  const held = [line('1', 5, 3), line('1', 4), line('2', 1), line('1', 2)];
  expect(allotUnits(held, [item('1', 5), item('2', 3)])).toEqual([
    { line: held[0], count: 2 },
    { line: held[1], count: 3 },
    { line: held[2], count: 1 },
  ]);
});

test('a gift is not what somebody asked for', () => {
  const held = [line('1', 5)];
  expect(allotUnits(held, [item('1', 2), item('1', 3, true)])).toEqual([{ line: held[0], count: 2 }]);
});

test('units of several items of one SKU count together', () => {
  const held = [line('1', 5)];
  expect(allotUnits(held, [item('1', 2), item('1', 2)])).toEqual([{ line: held[0], count: 4 }]);
});
