import { expectedArrival } from './expected-arrival';

const now = new Date('2026-11-22T16:30:00Z');

test.each([
  ['2026-11-23', '预计 2026-11-23 到货'],
  ['2026-12-24', '预计 2026-12-24 到货'],
  // In China it is the 23rd already.
  ['2026-11-22', null],
  [null, null],
])('%s is shown as %s', (date, told) => {
  expect(expectedArrival(date, now)).toBe(told);
});
