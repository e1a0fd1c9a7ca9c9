import { lastOrderText } from './last-order-text';

const last = { lastCount: 1200, lastTime: '2026-11-01 23:50:00', everyDays: null };

test.each([
  ['2026-11-01T15:55:00Z', '今天订 1,200\u00a0箱'],
  ['2026-11-01T16:05:00Z', '昨天订 1,200\u00a0箱'],
  ['2026-12-05T04:00:00Z', '34 天前订 1,200\u00a0箱'],
])('at %s the last order was %s', (now, text) => {
  expect(lastOrderText(last, '箱', new Date(now))).toBe(text);
});

test('the interval is shown where known, and no unit where it is discontinued', () => {
  const now = new Date('2026-12-05T04:00:00Z');
  expect(lastOrderText({ ...last, everyDays: 30 }, '箱', now)).toBe(
    '34 天前订 1,200\u00a0箱，约每 30 天一次',
  );
  expect(lastOrderText(last, undefined, now)).toBe('34 天前订 1,200');
});
