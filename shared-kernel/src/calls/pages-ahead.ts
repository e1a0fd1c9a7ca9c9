import type { QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import { freshFor } from '../contracts/staleness';
import { startCallsAhead, takeCallsAhead } from '../http/calls-ahead';
import type { FirstCall } from '../http/start-first-calls';
import { callQuery } from './ask';
import type { CallRequest } from './call-key';
import { handOver } from './handed-over';

export { dropCallsAhead } from '../http/calls-ahead';

/** Asks what a page begins with before it is gone to, but for what the page's cache would not ask anew. */
export function askAhead(client: QueryClient, address: URL, calls: readonly FirstCall[]): void {
  startCallsAhead(address, calls, (path, request) => {
    const kept = client.getQueryState([path, request]);
    const fresh = (freshFor as Readonly<Record<string, number | undefined>>)[path] ?? 0;
    return !kept?.data || kept.isInvalidated || Date.now() - kept.dataUpdatedAt >= fresh;
  });
}

/** Somebody goes to a page: the replies that were asked for ahead are in the cache before it is first drawn. */
export function takeAhead(client: QueryClient, address: string): void {
  for (const { path, request, failed } of takeCallsAhead(address)) {
    if (failed) continue;
    const query = callQuery(path as ReadPath, request as CallRequest<ReadPath>);
    void client.prefetchQuery(query);
    const kept = client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
    if (kept) handOver(kept);
  }
}
