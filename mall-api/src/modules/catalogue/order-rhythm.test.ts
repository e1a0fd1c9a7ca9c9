import { rhythmOf } from './order-rhythm';

const monthly = ['2026-01-01', '2026-01-31', '2026-03-02'];

test('a rhythm is the typical interval between orders', () => {
  expect(rhythmOf(monthly, '2026-03-05')).toEqual({ everyDays: 30, isDue: false });
  expect(rhythmOf(monthly.toReversed(), '2026-03-05')).toEqual({ everyDays: 30, isDue: false });
  expect(rhythmOf(['2026-01-01', '2026-01-11', '2026-01-31', '2026-02-12'], '2026-02-13')).toEqual({
    everyDays: 12,
    isDue: false,
  });
});

test('fewer than three orders are no rhythm', () => {
  expect(rhythmOf(monthly.slice(0, 2), '2026-03-05')).toBeNull();
  expect(rhythmOf([], '2026-03-05')).toBeNull();
});

test('one extra order or a long pause does not change the rhythm', () => {
  const paused = [...monthly, '2026-08-01', '2026-08-30', '2026-10-01'];
  expect(rhythmOf(paused, '2026-10-02')).toMatchObject({ everyDays: 30 });
});

test('irregular intervals are no rhythm', () => {
  expect(rhythmOf(['2026-01-01', '2026-01-03', '2026-05-01'], '2026-05-02')).toBeNull();
});

/** Days with these gaps between them. */
function daysApart(gaps: readonly number[]): string[] {
  const days = [new Date('2026-01-01')];
  for (const gap of gaps) days.push(new Date((days.at(-1)?.valueOf() ?? 0) + gap * 86_400_000));
  return days.map((day) => day.toISOString().slice(0, 10));
}

test.each([
  [[10, 30], 20],
  [[10, 31], undefined],
  [[9, 20, 20, 40], 20],
  [[9, 20, 20, 41], undefined],
])('an interval between half and twice the typical one is regular: %j', (gaps, everyDays) => {
  expect(rhythmOf(daysApart(gaps), '2026-07-01')?.everyDays).toBe(everyDays);
});

test('three orders in a week count as one purchase, weekly orders are a rhythm', () => {
  expect(rhythmOf(['2026-03-01', '2026-03-04', '2026-03-07'], '2026-03-12')).toBeNull();
  expect(rhythmOf(['2026-03-01', '2026-03-08', '2026-03-14'], '2026-03-15')).toMatchObject({ everyDays: 7 });
});

test.each([
  ['2026-03-28', false],
  ['2026-03-29', true],
  ['2026-05-31', true],
  ['2026-06-01', false],
])('ordered every 30 days, last on 2 March, on %s: due %s', (today, isDue) => {
  expect(rhythmOf(monthly, today)).toEqual({ everyDays: 30, isDue });
});
