import { useEffect } from 'react';
import { useRemotes } from '../remotes/remotes-context';

/** A link that is pointed at or focused is likely to be followed: what its page needs is fetched meanwhile. */
export function usePrefetchOnIntent() {
  const remotes = useRemotes();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin === window.location.origin) remotes.prefetch(link.pathname + link.search);
    };
    const intents = ['pointerover', 'focusin'] as const;
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, [remotes]);
}
