import { type TouchEvent, useRef } from 'react';

/** Minimum swipe distance in pixels. */
const meantPx = 40;

/**
 * Touch handlers for a carousel: -1 for the previous item, 1 for the next. Vertical scrolling stays the
 * page's.
 */
export function useSwipe(turn: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, other] = [touches[0], touches[1]];
      from.current = finger && !other ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!finger || !from.current) return;
      const across = finger.clientX - from.current.x;
      const along = finger.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= meantPx && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1);
    },
  };
}
