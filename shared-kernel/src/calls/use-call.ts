import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ReadPath } from '../contracts';
import type { ApiError } from '../http';
import { callQuery } from './ask';
import type { CallKey, CallReply, CallRequest } from './call-key';
import { drawnInstead } from './drawn-replies';

export interface CallOptions<Path extends ReadPath, Data>
  extends Omit<UseQueryOptions<CallReply<Path>, ApiError, Data, CallKey<Path>>, 'queryKey' | 'queryFn'> {
  /** Leave a failure to the view; else the page shows a toast as well. Default: true. */
  silent?: boolean;
}

export type CallResult<Data> = UseQueryResult<Data, ApiError>;

const never = () => () => {};
const nothing = () => null;

/**
 * The reply to a read, cached for every app that sends the same request. It is refetched when it is shown
 * while not fresh, and when a write has made it stale (contracts, `freshFor` and `madeStaleBy`).
 * @param request null while it is not known
 */
export function useCall<Path extends ReadPath, Data = CallReply<Path>>(
  path: Path,
  request: CallRequest<Path>,
  { silent, ...options }: CallOptions<Path, Data> = {},
): CallResult<Data> {
  const { staleTime, ...query } = callQuery(path, request, silent);
  const result = useQuery({ staleTime, ...options, ...query });
  const client = useQueryClient();
  const drawn = useSyncExternalStore(never, nothing, () => drawnInstead(client, query.queryKey));
  return drawn ? asDrawn(result, drawn.data as CallReply<Path>, options.select) : result;
}

/** A result with the reply that the document was drawn from, or still without one. */
function asDrawn<Reply, Data>(
  result: CallResult<Data>,
  reply: Reply | undefined,
  select = (all: Reply) => all as unknown as Data,
): CallResult<Data> {
  const isSuccess = reply !== undefined;
  return {
    // Reading every property of a result would have it drawn anew for each of them.
    __proto__: result,
    data: isSuccess ? select(reply) : undefined,
    error: null,
    status: isSuccess ? 'success' : 'pending',
    isSuccess,
    isPending: !isSuccess,
    isFetching: !isSuccess,
    isError: false,
  } as unknown as CallResult<Data>;
}
