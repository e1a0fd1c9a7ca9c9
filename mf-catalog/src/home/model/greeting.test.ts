import { greetingAt } from './greeting';

test.each([
  [0, '夜深了'],
  [4, '夜深了'],
  [5, '上午好'],
  [11, '上午好'],
  [12, '下午好'],
  [17, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('at %d hours it says %s', (hour, greeting) => {
  expect(greetingAt(new Date(2026, 0, 5, hour, 59))).toBe(greeting);
});
