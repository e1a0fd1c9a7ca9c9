import { type TouchEvent, useRef } from 'react';

/** A finger goes this far before it means another picture, in pixels. */
const meantPx = 40;

/** For what a finger turns over: -1 to what was before, 1 to what comes next. Scrolling up and down stays the page's. */
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
