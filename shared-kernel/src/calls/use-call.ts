import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReadPath } from '../contracts';
import type { ApiError } from '../http';
import { callQuery } from './ask';
import type { CallKey, CallReply, CallRequest } from './call-key';

export interface CallOptions<Path extends ReadPath, Data>
  extends Omit<UseQueryOptions<CallReply<Path>, ApiError, Data, CallKey<Path>>, 'queryKey' | 'queryFn'> {
  /** Leave a failure to the view; else the page shows a toast as well. Default: true. */
  silent?: boolean;
}

export type CallResult<Data> = UseQueryResult<Data, ApiError>;

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
  return useQuery({ staleTime, ...options, ...query });
}
