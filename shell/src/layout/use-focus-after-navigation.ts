import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The focus that went away with the page it was on goes to the new page, and not back to the document's start. */
export function useFocusAfterNavigation(page: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const focusedAt = useRef(key);
  useEffect(() => {
    if (focusedAt.current === key) return;
    focusedAt.current = key;
    const focused = document.activeElement;
    const isLost = !focused || focused === document.body || focused.checkVisibility?.() === false;
    if (isLost) page.current?.focus({ preventScroll: true });
  }, [key, page]);
}
