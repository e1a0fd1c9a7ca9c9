import { addDays, formatDate, formatMonth, formatTime, monthAfter, startOfDay, startOfMonth } from './time';

test('times are in China’s time zone, whatever the server’s', () => {
  const late = new Date('2026-02-28T17:30:05.999Z');
  expect(formatTime(late)).toBe('2026-03-01 01:30:05');
  expect(formatDate(late)).toBe('2026-03-01');
});

test('a day begins at midnight in China', () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(formatTime(addDays(startOfDay('2026-03-01'), 1))).toBe('2026-03-02 00:00:00');
});

test('a month begins in China, and the next one follows it', () => {
  expect(formatMonth(new Date('2026-02-28T17:30:00Z'))).toBe('2026-03');
  expect(startOfMonth('2026-03').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(['2026-01', '2026-02', '2026-04', '2026-12', '2028-02'].map(monthAfter)).toEqual([
    '2026-02',
    '2026-03',
    '2026-05',
    '2027-01',
    '2028-03',
  ]);
});
