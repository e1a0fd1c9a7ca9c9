import { gridForm } from './grid-form';

test('wide screens have 4 columns', () => {
  expect(gridForm(1920, 1440).columns).toBe(4);
  expect(gridForm(992, 944).columns).toBe(4);
});

test('narrow screens have as many as fit, at least 2', () => {
  expect(gridForm(991, 959).columns).toBe(5);
  expect(gridForm(390, 358).columns).toBe(2);
  expect(gridForm(320, 288).columns).toBe(2);
});
