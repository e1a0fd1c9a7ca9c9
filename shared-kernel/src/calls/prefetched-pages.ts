import type { QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import { freshFor } from '../contracts/staleness';
import { prefetchCalls, takePrefetchedCalls } from '../http/prefetched-calls';
import type { PreloadedCall } from '../http/start-preloaded-calls';
import { callQuery } from './ask';
import type { CallRequest } from './call-key';
import { handOver } from './handed-over';

export { dropPrefetchedCalls } from '../http/prefetched-calls';

/** Prefetches the first reads of a page, except those that are fresh in the page's cache. */
export function prefetchPage(client: QueryClient, address: URL, calls: readonly PreloadedCall[]): void {
  prefetchCalls(address, calls, (path, request) => {
    const kept = client.getQueryState([path, request]);
    const fresh = (freshFor as Readonly<Record<string, number | undefined>>)[path] ?? 0;
    return !kept?.data || kept.isInvalidated || Date.now() - kept.dataUpdatedAt >= fresh;
  });
}

/** Puts the prefetched replies of the page being opened into the cache before its first render. */
export function takePrefetched(client: QueryClient, address: string): void {
  for (const { path, request, failed } of takePrefetchedCalls(address)) {
    if (failed) continue;
    const query = callQuery(path as ReadPath, request as CallRequest<ReadPath>);
    void client.prefetchQuery(query);
    const kept = client.getQueryCache().find({ queryKey: query.queryKey, exact: true });
    if (kept) handOver(kept);
  }
}
