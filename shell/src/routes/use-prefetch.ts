import { useEffect } from 'react';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { useRemotes } from '../remotes/remotes-context';
import { whenIdle } from '../when-idle';

const likelyNext = {
  visitor: [pathTo('/login'), pathTo('/home/all_product')],
  buyer: [pathTo('/shoppingCar'), pathTo('/orderCenter'), pathTo('/mine')],
};

/**
 * Fetches ahead what is likely to be shown: what a link that is pointed at or focused leads to, and, once the page is
 * at rest, where most go next.
 */
export function usePrefetch() {
  const remotes = useRemotes();
  const who = useSession() ? 'buyer' : 'visitor';

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

  useEffect(
    () =>
      whenIdle(() => {
        for (const path of likelyNext[who]) remotes.prefetch(path, 'idle');
      }),
    [remotes, who],
  );
}
