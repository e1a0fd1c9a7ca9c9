import { useSyncExternalStore } from 'react';

/** As of the last scroll: who asks the window while the page is being drawn has it laid out in the middle of that. */
let scrolled = 0;

function subscribe(onChange: () => void) {
  const look = () => {
    scrolled = window.scrollY;
    onChange();
  };
  window.addEventListener('scroll', look, { passive: true });
  const first = requestAnimationFrame(look);
  return () => {
    window.removeEventListener('scroll', look);
    cancelAnimationFrame(first);
  };
}

/** Whether the page is scrolled down by more than some pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled > pixels,
    () => false,
  );
