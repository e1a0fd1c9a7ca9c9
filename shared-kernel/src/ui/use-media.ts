import { useCallback, useSyncExternalStore } from 'react';

/** Windows in which a page has one column. */
export const narrowWindow = '(width < 992px)';

let drawnFor: readonly string[] | undefined;

/** Begins with the window that the document was drawn for. @param matched the media queries that hold in it */
export function startAsDrawn(matched: readonly string[]): void {
  drawnFor = matched;
}

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
  const matches = () => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, matches, () => drawnFor?.includes(query) ?? matches());
}
