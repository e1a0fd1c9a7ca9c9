import { act, renderHook } from '@testing-library/react';
import { useScrolledPast } from './use-scrolled-past';

const asked = jest.fn(() => top);
let top = 0;
Object.defineProperty(window, 'scrollY', { get: asked });

const scrollTo = (position: number) =>
  act(() => {
    top = position;
    window.dispatchEvent(new Event('scroll'));
  });

test('tells when the page is scrolled past, and back', () => {
  const { result } = renderHook(() => useScrolledPast(80));
  expect(result.current).toBe(false);
  scrollTo(81);
  expect(result.current).toBe(true);
  scrollTo(80);
  expect(result.current).toBe(false);
});

test('what appears on a page that is scrolled already knows it with the next frame, and asks for nothing before', async () => {
  top = 200;
  asked.mockClear();
  const { result, rerender } = renderHook(() => useScrolledPast(80));
  rerender();
  expect(asked).not.toHaveBeenCalled();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(result.current).toBe(true);
});
