import type { QueryClient } from 'shared-kernel/calls';
import type { StoredInBrowser } from 'shared-kernel/contracts';
import { getSession, subscribe } from 'shared-kernel/session';
import { forgetSearches } from '../search/recent-searches';

/** What was read for one buyer, or for a visitor, is not shown to the next: prices and carts are personal. */
const viewedPrefix = 'recentlyViewed:' satisfies keyof StoredInBrowser['localStorage'];

/** What was looked at tells a ward's next user as much as what was searched for. */
function forgetViewed(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(viewedPrefix)) localStorage.removeItem(key);
  }
}

/** Also refetches what was read when the buyer's roles change. */
export function forgetDataOfPreviousBuyer(queryClient: QueryClient): () => void {
  let readFor = getSession();
  return subscribe(() => {
    const before = readFor;
    readFor = getSession();
    if (readFor?.token === before?.token) {
      // What was refused may be allowed now, and the other way round.
      if (readFor?.user.roles?.join() !== before?.user.roles?.join()) void queryClient.invalidateQueries();
      return;
    }
    queryClient.clear();
    // A visitor who logs in keeps what they searched for.
    if (!readFor) {
      forgetSearches();
      forgetViewed();
    }
  });
}
