import { statedTask } from './stated-task';

const agree = { press: { role: 'button', name: '同意新价格并继续' }, perhaps: true };
const see = { see: { role: 'dialog', name: '温馨提示' } };
const reads = (...steps: object[]) =>
  statedTask.safeParse({ does: '下单', on: '/shoppingCar', steps }).success;

test('what may not be there is followed by something to wait for', () => {
  expect(reads(agree, see)).toBe(true);
  expect(reads(agree, agree, see)).toBe(true);
});

test.each([
  ['nothing', []],
  ['a path', [{ at: '/order' }, see]],
  ['another page', [{ open: '/order' }, see]],
  ['something else that may not be there', [agree]],
])('a task in which it is followed by %s is refused', (_what, steps) => {
  expect(reads(see, agree, ...steps)).toBe(false);
});
