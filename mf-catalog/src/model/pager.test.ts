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

test('products fill pages of 8; nothing is one page', () => {
  expect([pageCount(0, 8), pageCount(8, 8), pageCount(9, 8), pageCount(298, 8)]).toEqual([1, 1, 2, 38]);
});
