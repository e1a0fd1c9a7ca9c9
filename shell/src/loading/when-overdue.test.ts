import { whenOverdue } from './when-overdue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('something is overdue after its time, once, unless it is called off', () => {
  const [late, calledOff] = [jest.fn(), jest.fn()];
  whenOverdue(5_000, late);
  const callOff = whenOverdue(5_000, calledOff);
  jest.advanceTimersByTime(4_999);
  expect(late).not.toHaveBeenCalled();
  callOff();
  jest.advanceTimersByTime(10_000);
  expect(late).toHaveBeenCalledTimes(1);
  expect(calledOff).not.toHaveBeenCalled();
});

test('a machine that slept for an hour has used up a fifth of the time', () => {
  let tick = () => {};
  // After a rest a browser fires an interval once, however often it was missed.
  jest.spyOn(globalThis, 'setInterval').mockImplementation((given: TimerHandler) => {
    tick = given as () => void;
    return 1 as never;
  });
  const late = jest.fn();
  whenOverdue(5_000, late);
  for (let seconds = 0; seconds < 4; seconds += 1) tick();
  expect(late).not.toHaveBeenCalled();
  tick();
  expect(late).toHaveBeenCalledTimes(1);
});
