import { followWindow, tellStored } from 'shared-kernel/session';
import { keepFocus } from './layout/keep-focus';
import { whenIdle } from './loading/when-idle';
import { standOffline } from './offline/stand-offline';
import { type Prefetching, prefetchPages } from './prefetch/prefetch-pages';

let attends = false;

/**
 * What follows somebody's pointer and focus; no first paint needs it, so it comes with the first of them.
 * @param sign that has brought it
 */
export function attend(prefetching: Prefetching, sign?: Event): void {
  if (attends) return;
  attends = true;
  keepFocus();
  followWindow();
  // Whoever has logged in with another version of the shop has not said so.
  tellStored();
  prefetchPages(prefetching, sign);
  const stand = () => standOffline(prefetching.queryClient);
  // What it keeps is not to come between the page and its reader.
  if (sign) whenIdle(stand);
  else stand();
}
