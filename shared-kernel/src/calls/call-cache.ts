import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import { callQuery } from './ask';
import { type CallReply, type CallRequest, callKey } from './call-key';

/** The cached replies, for code that reads or overwrites them. */
export interface CallCache {
  /** The cached reply. */
  get<Path extends ReadPath>(path: Path, request: CallRequest<Path>): CallReply<Path> | undefined;
  /**
   * Changes the cached reply. A request in flight is repeated, so that its older reply does not overwrite the
   * change.
   */
  change<Path extends ReadPath>(
    path: Path,
    request: CallRequest<Path>,
    change: (reply: CallReply<Path>) => CallReply<Path>,
  ): Promise<void>;
  /** Marks a reply as stale; it is fetched at once where it is shown. */
  reload<Path extends ReadPath>(path: Path, request: CallRequest<Path>): void;
  /** Fetches a reply before it is shown. */
  prefetch<Path extends ReadPath>(path: Path, request: CallRequest<Path>): Promise<void>;
}

export function createCallCache(queryClient: QueryClient): CallCache {
  const cache: CallCache = {
    get: (path, request) => queryClient.getQueryData(callKey(path, request)),
    async change<Path extends ReadPath>(
      path: Path,
      request: CallRequest<Path>,
      change: (reply: CallReply<Path>) => CallReply<Path>,
    ) {
      const queryKey: readonly unknown[] = callKey(path, request);
      const filter = { queryKey, exact: true };
      const isUnderWay = queryClient.isFetching(filter) > 0;
      await queryClient.cancelQueries(filter);
      queryClient.setQueryData<CallReply<Path>>(queryKey, (reply) => reply && change(reply));
      if (isUnderWay) cache.reload(path, request);
    },
    reload(path, request) {
      void queryClient.invalidateQueries({ queryKey: callKey(path, request), exact: true });
    },
    prefetch: (path, request) => queryClient.prefetchQuery(callQuery(path, request)),
  };
  return cache;
}

const caches = new WeakMap<QueryClient, CallCache>();

/** The same object on every screen, so that what is kept for it outlives a screen. */
export function useCallCache(): CallCache {
  const queryClient = useQueryClient();
  const cache = caches.get(queryClient) ?? createCallCache(queryClient);
  caches.set(queryClient, cache);
  return cache;
}
