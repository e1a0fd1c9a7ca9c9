import { headedTax, priceTitle, taxNote } from './price-tax';

const lines = (...taxes: (boolean | null)[]) => taxes.map((taxIncluded) => ({ taxIncluded }));

test('the heading says once what is true of all prices', () => {
  expect(headedTax(lines(true, true))).toBe(true);
  expect(headedTax(lines(false))).toBe(false);
  expect(headedTax(lines(true, false))).toBeNull();
  expect(headedTax(lines())).toBeNull();
  expect(priceTitle('您的价', true)).toBe('您的价（含税）');
  expect(priceTitle('您的价', false)).toBe('您的价（未税）');
  expect(priceTitle('您的价', null)).toBe('您的价');
});

test('a line where it is not stated says so below a heading that does', () => {
  expect(headedTax(lines(true, null))).toBe(true);
  expect(taxNote(true, true)).toBeNull();
  expect(taxNote(null, true)).toBe('未注明含税');
  expect(taxNote(null, null)).toBeNull();
  expect(taxNote(true, null)).toBe('含税');
  expect(taxNote(false, null)).toBe('未税');
});
