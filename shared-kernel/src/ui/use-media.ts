import { useCallback, useSyncExternalStore } from 'react';

/** Windows in which a page has one column. */
export const narrowWindow = '(width < 992px)';

/**
 * Whether a media query matches, updated on change. For what a stylesheet cannot do, such as another order of
 * elements.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
