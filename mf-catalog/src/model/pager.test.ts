import { pageCount, pagerSteps } from './pager';

const shown = (current: number, pages: number) =>
  pagerSteps(current, pages)
    .map((step) => (step === 'gap' ? '…' : step))
    .join(' ');

test('few pages are all offered', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 5)).toBe('1 2 3 4 5');
});

test('of many, the first, the last and those nearby', () => {
  expect(shown(1, 38)).toBe('1 2 3 … 38');
  expect(shown(20, 38)).toBe('1 … 18 19 20 21 22 … 38');
  expect(shown(38, 38)).toBe('1 … 36 37 38');
});

test('a gap hides at least two pages', () => {
  expect(shown(1, 5)).toBe('1 2 3 4 5');
  expect(shown(1, 6)).toBe('1 2 3 … 6');
  expect(shown(5, 9)).toBe('1 2 3 4 5 6 7 8 9');
  expect(shown(6, 11)).toBe('1 … 4 5 6 7 8 … 11');
});

test('products fill pages of 8; nothing is one page', () => {
  expect([pageCount(0, 8), pageCount(8, 8), pageCount(9, 8), pageCount(298, 8)]).toEqual([1, 1, 2, 38]);
});
