import type { QueryClient } from '@tanstack/react-query';
import { freshFor } from '../contracts/staleness';
import { startCallsAhead } from '../http/calls-ahead';
import type { FirstCall } from '../http/start-first-calls';

export { dropCallsAhead, takeCallsAhead } from '../http/calls-ahead';

/** Asks what a page begins with before it is gone to, but for what the page's cache would not ask anew. */
export function askAhead(client: QueryClient, address: URL, calls: readonly FirstCall[]): void {
  startCallsAhead(address, calls, (path, request) => {
    const kept = client.getQueryState([path, request]);
    const fresh = (freshFor as Readonly<Record<string, number | undefined>>)[path] ?? 0;
    return !kept?.data || kept.isInvalidated || Date.now() - kept.dataUpdatedAt >= fresh;
  });
}
