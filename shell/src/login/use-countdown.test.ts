import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('counts from 60 to 0 and returns to 60', () => {
  const { result } = renderHook(() => useCountdown('login-code', 60));
  expect(result.current).toMatchObject({ left: 60, running: false });

  act(() => result.current.start());
  expect(result.current).toMatchObject({ left: 60, running: true });
  pass(1);
  expect(result.current.left).toBe(59);
  pass(58);
  expect(result.current).toMatchObject({ left: 1, running: true });
  pass(1);
  expect(result.current).toMatchObject({ left: 60, running: false });
});

test('catches up after a pause of the tab', () => {
  const { result } = renderHook(() => useCountdown('login-code', 60));
  act(() => result.current.start());
  jest.setSystemTime(Date.now() + 40_000);
  pass(1);
  expect(result.current.left).toBe(19);
});

test('can be started again', () => {
  const { result } = renderHook(() => useCountdown('login-code', 60));
  act(() => result.current.start());
  pass(60);
  act(() => result.current.start());
  pass(10);
  expect(result.current).toMatchObject({ left: 50, running: true });
});

test('goes on after a reload, each by its name', () => {
  const first = renderHook(() => useCountdown('login-code', 60));
  act(() => first.result.current.start());
  pass(20);
  first.unmount();
  pass(10);
  const second = renderHook(() => useCountdown('login-code', 60));
  expect(second.result.current).toMatchObject({ left: 30, running: true });
  expect(renderHook(() => useCountdown('reset-code', 60)).result.current.running).toBe(false);
  pass(30);
  expect(second.result.current).toMatchObject({ left: 60, running: false });
});

test('one that ran out while the page was away is over', () => {
  const first = renderHook(() => useCountdown('login-code', 60));
  act(() => first.result.current.start());
  first.unmount();
  pass(61);
  const { result } = renderHook(() => useCountdown('login-code', 60));
  expect(result.current).toMatchObject({ left: 60, running: false });
});
