import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than so many pixels. */
export function useIsNarrower(width: number): boolean {
  const query = `(width < ${width}px)`;
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
