import { ApiError } from '../http';
import { Intention } from './intention';

const lost = () =>
  Promise.reject(new ApiError({ kind: 'network', message: '网络连接失败', retryable: true }));
const refused = () => Promise.reject(new ApiError({ kind: 'envelope', message: '库存不足', code: '60002' }));

let now = 1_000;
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

test('a press while the first one is in flight joins it', async () => {
  const intention = new Intention();
  let answer = (_: string): void => {};
  const make = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const first = intention.press('a', make);
  now += 10_000;
  const second = intention.press('a', make);
  answer('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the second click of a double click is not a second press, however fast the answer; a later one is', async () => {
  const intention = new Intention();
  const make = jest.fn(async () => 'done');
  await intention.press('a', make);
  now += 300;
  expect(await intention.press('a', make)).toBe('done');
  expect(make).toHaveBeenCalledTimes(1);
  now += 300;
  await intention.press('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a press with another meaning is never blocked', async () => {
  const intention = new Intention();
  const make = jest.fn(async () => 'done');
  await Promise.all([intention.press('a', make), intention.press('b', make)]);
  expect(make).toHaveBeenCalledTimes(2);
});

test.each([lost, refused])('a failed press can be retried at once', async (fail) => {
  const intention = new Intention();
  await expect(intention.press('a', fail)).rejects.toThrow();
  expect(await intention.press('a', async () => 'done')).toBe('done');
});

test('a key is reused until there is an answer', async () => {
  const intention = new Intention();
  const key = intention.keyOf('a');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await expect(intention.press('a', lost)).rejects.toThrow();
  expect(intention.keyOf('a')).toBe(key);
  await intention.press('a', async () => 'done');
  const next = intention.keyOf('a');
  expect(next).not.toBe(key);
  now += 1_000;
  await expect(intention.press('a', refused)).rejects.toThrow();
  expect(intention.keyOf('a')).not.toBe(next);
});

test('another meaning has its own key', () => {
  const intention = new Intention();
  expect(intention.keyOf('a')).not.toBe(intention.keyOf('b'));
});
