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

export function forgetDataOfPreviousBuyer(queryClient: QueryClient): () => void {
  let readFor = getSession()?.token;
  return subscribe(() => {
    const token = getSession()?.token;
    if (token === readFor) return;
    readFor = token;
    queryClient.clear();
    // A visitor who logs in keeps what they searched for.
    if (!token) {
      forgetSearches();
      forgetViewed();
    }
  });
}
