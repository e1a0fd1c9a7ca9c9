import type { QueryClient } from 'shared-kernel/calls';
import { getSession, subscribe } from 'shared-kernel/session';
import { forgetSearches } from '../search/recent-searches';

/** What was read for one buyer, or for a visitor, is not shown to the next: prices and carts are personal. */
export function forgetDataOfPreviousBuyer(queryClient: QueryClient): () => void {
  let readFor = getSession()?.token;
  return subscribe(() => {
    const token = getSession()?.token;
    if (token === readFor) return;
    readFor = token;
    queryClient.clear();
    // A visitor who logs in keeps what they searched for.
    if (!token) forgetSearches();
  });
}
