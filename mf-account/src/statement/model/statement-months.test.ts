import { currentMonth, monthsSince } from './statement-months';

test.each([
  ['2026-02', '2026-02'],
  ['2026-04', '2026-03'],
  ['2026-13', '2026-03'],
  ['constructor', '2026-03'],
  [null, '2026-03'],
])('month=%s shows %s', (asked, shown) => {
  expect(currentMonth(asked, '2026-03')).toBe(shown);
});

test('months go back over the year to the first', () => {
  expect(monthsSince('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsSince('2026-02', '2026-02')).toEqual(['2026-02']);
});
