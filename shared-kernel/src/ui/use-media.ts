import { useCallback, useSyncExternalStore } from 'react';

/** Where a page has one column. */
export const narrowWindow = '(width < 992px)';

/** Whether a media query holds, also after the window has changed. For what a stylesheet cannot say, such as an order of things. */
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
