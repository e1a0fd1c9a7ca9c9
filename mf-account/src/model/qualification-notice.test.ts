import { qualificationNotice, todayInChina } from './qualification-notice';

const notice = (expireDate: string | null) => qualificationNotice({ expireDate }, '2026-11-21');

// Amber before, red after.
test.each([
  ['2027-01-21', null],
  ['2027-01-20', { days: 60, tone: 'warn', text: '60 天后到期' }],
  ['2026-11-28', { days: 7, tone: 'warn', text: '7 天后到期' }],
  ['2026-11-21', { days: 0, tone: 'warn', text: '今天到期' }],
  ['2026-11-20', { days: -1, tone: 'bad', text: '已过期 1 天' }],
  [null, null],
])('valid until %s', (expireDate, expected) => {
  expect(notice(expireDate)).toEqual(expected);
});

test('the day changes at midnight in China', () => {
  expect(todayInChina(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(todayInChina(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});
