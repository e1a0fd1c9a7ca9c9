import { otherRows } from './compare-shown';

const shown = (rows: string[], text = rows.join('\n')) => ({ rows, text });
const orders = (...numbers: number[]) => shown(numbers.map((number) => `订单号 AL20261123${number + 100}`));

test('the same rows in other words, another order or beside others are the same', () => {
  const live = orders(1, 2);
  expect(otherRows(orders(3, 2, 1), live)).toBeNull();
  expect(otherRows(shown(['AL20261123101 单'], 'AL20261123101 AL20261123102'), live)).toBeNull();
  expect(otherRows(orders(...Array(30).keys()), orders(...Array(10).keys()))).toBeNull();
  expect(otherRows(shown(['去选购']), shown([]))).toBeNull();
});

test('another page of a list is not what was asked for', () => {
  expect(otherRows(orders(11, 12, 13), orders(1, 2, 3))).toBe(
    'shows 0 of the 3 rows that the live one shows',
  );
  expect(otherRows(shown([]), orders(1))).toBe('shows 0 of the 1 rows that the live one shows');
});

test('a list that was to be narrowed down and is not shows more', () => {
  expect(otherRows(orders(1, 2, 3, 4, 5, 6, 7, 8), orders(1))).toBe('shows 8 rows, the live one 1');
});
