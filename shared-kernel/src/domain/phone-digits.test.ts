import { phoneDigits } from './phone-digits';

test.each([
  ['138 0000 0001', '13800000001'],
  ['+86-138-0000-0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['8613800000001', '13800000001'],
  ['+86', ''],
  ['861380000000', '1380000000'],
  ['138000000012', '13800000001'],
])('a phone written as %s has the digits %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
