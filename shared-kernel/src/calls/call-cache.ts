import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReadPath } from '../contracts';
import { callQuery } from './ask';
import { type CallReply, type CallRequest, callKey } from './call-key';

/** The replies that the page keeps, for those who have to look at them or write over them. */
export interface CallCache {
  /** The reply that is kept. */
  get<Path extends ReadPath>(path: Path, request: CallRequest<Path>): CallReply<Path> | undefined;
  /** Changes the reply that is kept; one that is under way is asked for anew, so that no older one comes after. */
  change<Path extends ReadPath>(
    path: Path,
    request: CallRequest<Path>,
    change: (reply: CallReply<Path>) => CallReply<Path>,
  ): Promise<void>;
  /** Marks a reply as stale; where it is shown it is asked for at once. */
  reload<Path extends ReadPath>(path: Path, request: CallRequest<Path>): void;
  /** Asks for a reply before it is shown. */
  ahead<Path extends ReadPath>(path: Path, request: CallRequest<Path>): Promise<void>;
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
    ahead: (path, request) => queryClient.prefetchQuery(callQuery(path, request)),
  };
  return cache;
}

export function useCallCache(): CallCache {
  const queryClient = useQueryClient();
  return useMemo(() => createCallCache(queryClient), [queryClient]);
}
