import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import { freshFor } from '../contracts/staleness';
import {
  countOpenedPage,
  dropPrefetchedCalls,
  prefetchCalls,
  takePrefetchedCalls,
} from '../http/prefetched-calls';
import { keptMs } from '../http/preloaded-calls';
import type { PreloadedCall } from '../http/start-preloaded-calls';
import { callQuery } from './ask';
import type { CallRequest } from './call-key';
import { handOver, isHandedOver, takeBack } from './handed-over';

/** The cached replies of a page that is drawn and not open yet. */
let drawn: { address: string; replies: readonly Query[] } | null = null;

/**
 * Prefetches the first reads of a page, except those that are fresh in the page's cache.
 * @returns whether all replies are there, so that the page could be drawn
 */
export function prefetchPage(
  client: QueryClient,
  address: URL,
  calls: readonly PreloadedCall[],
): Promise<boolean> {
  return prefetchCalls(address, calls, (path, request) => {
    const kept = client.getQueryCache().find({ queryKey: [path, request], exact: true });
    if (!kept?.state.data || kept.state.isInvalidated) return true;
    const fresh = (freshFor as Readonly<Record<string, number | undefined>>)[path] ?? 0;
    return Date.now() - kept.state.dataUpdatedAt >= fresh && !isHandedOver(kept);
  });
}

/**
 * Puts the prefetched replies of a page into the cache before its first render.
 * @param within how long they stand for reads of the page, in milliseconds
 * @returns what holds them, and when they are there
 */
function cacheReplies(client: QueryClient, address: string, within?: number) {
  const read = takePrefetchedCalls(address).filter(({ failed }) => !failed);
  const queries = read.map(({ path, request }) =>
    callQuery(path as ReadPath, request as CallRequest<ReadPath>),
  );
  const cached = Promise.all(queries.map((query) => client.prefetchQuery(query)));
  const replies = queries.flatMap(
    ({ queryKey }) => client.getQueryCache().find({ queryKey, exact: true }) ?? [],
  );
  for (const reply of replies) handOver(reply, within);
  return { replies, cached };
}

/** Puts the replies with which a page is drawn before it is opened into the cache. @returns when they are there */
export async function cachePrefetched(client: QueryClient, address: string): Promise<void> {
  if (drawn?.address !== address) takeBackDrawn();
  const { replies, cached } = cacheReplies(client, address, keptMs);
  drawn = { address, replies: [...(drawn?.replies ?? []), ...replies] };
  await cached;
}

/** Puts the replies of the page being opened into the cache, but for those that it was drawn with. */
export function takePrefetched(client: QueryClient, address: string): void {
  countOpenedPage();
  if (drawn?.address === address) drawn = null;
  else takeBackDrawn();
  cacheReplies(client, address);
}

/** Drops what was prefetched for a page that was not opened; without an address, for all of them. */
export function dropPrefetched(address?: string): void {
  dropPrefetchedCalls(address);
  if (address === undefined || address === drawn?.address) takeBackDrawn();
}

function takeBackDrawn(): void {
  for (const reply of drawn?.replies ?? []) takeBack(reply);
  drawn = null;
}
