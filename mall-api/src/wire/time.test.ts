import { addDays, formatDate, formatTime, startOfDay } from './time';

test('times are told in China, wherever the server stands', () => {
  const late = new Date('2026-02-28T17:30:05.999Z');
  expect(formatTime(late)).toBe('2026-03-01 01:30:05');
  expect(formatDate(late)).toBe('2026-03-01');
});

test('a day begins at midnight in China', () => {
  expect(startOfDay('2026-03-01').toISOString()).toBe('2026-02-28T16:00:00.000Z');
  expect(formatTime(addDays(startOfDay('2026-03-01'), 1))).toBe('2026-03-02 00:00:00');
});
