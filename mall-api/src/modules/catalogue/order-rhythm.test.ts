import { rhythmOf } from './order-rhythm';

const monthly = ['2026-01-01', '2026-01-31', '2026-03-02'];

test('a rhythm is the usual interval between orders', () => {
  expect(rhythmOf(monthly, '2026-03-05')).toEqual({ everyDays: 30, isDue: false });
  expect(rhythmOf(monthly.toReversed(), '2026-03-05')).toEqual({ everyDays: 30, isDue: false });
  expect(rhythmOf(['2026-01-01', '2026-01-11', '2026-01-31', '2026-02-12'], '2026-02-13')).toEqual({
    everyDays: 12,
    isDue: false,
  });
});

test('two orders are no rhythm, nor are none', () => {
  expect(rhythmOf(monthly.slice(0, 2), '2026-03-05')).toBeNull();
  expect(rhythmOf([], '2026-03-05')).toBeNull();
});

test('one order that came in between, or a long pause, leaves the rhythm as it is', () => {
  const paused = [...monthly, '2026-08-01', '2026-08-30', '2026-10-01'];
  expect(rhythmOf(paused, '2026-10-02')).toMatchObject({ everyDays: 30 });
});

test('intervals that do not resemble one another are no rhythm', () => {
  expect(rhythmOf(['2026-01-01', '2026-01-03', '2026-05-01'], '2026-05-02')).toBeNull();
});

test('three orders in a week are one purchase in parts, weekly orders are a rhythm', () => {
  expect(rhythmOf(['2026-03-01', '2026-03-04', '2026-03-07'], '2026-03-12')).toBeNull();
  expect(rhythmOf(['2026-03-01', '2026-03-08', '2026-03-14'], '2026-03-15')).toMatchObject({ everyDays: 7 });
});

test.each([
  ['2026-03-28', false],
  ['2026-03-29', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('what is ordered every 30 days, the last time on 2 March, on %s: due %s', (today, isDue) => {
  expect(rhythmOf(monthly, today)).toEqual({ everyDays: 30, isDue });
});
