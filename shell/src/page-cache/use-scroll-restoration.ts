import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readScrollPositions, storeScrollPositions } from './scroll-positions';
import { scrollToWhenTall } from './scroll-to-when-tall';

/** A new visit starts at the top; going back, and reloading, finds the place where the buyer was. */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  positions.current ??= readScrollPositions();
  const current = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current?.set(current.current.key, window.scrollY);
    const store = () => storeScrollPositions(positions.current ?? new Map());
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  useLayoutEffect(() => {
    const left = current.current;
    current.current = { key, pathname };
    const position = positions.current?.get(key);
    if (navigationType === 'POP' && position !== undefined) return scrollToWhenTall(position);
    if (navigationType === 'REPLACE' && left.pathname === pathname) return;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return;
  }, [key, pathname, hash, navigationType]);
}
